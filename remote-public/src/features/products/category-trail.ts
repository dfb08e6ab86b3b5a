import type { CategoryPage } from '@vitrin/shared-contracts/catalogue';
import { publicPaths } from '@vitrin/shared-contracts/paths';

/** Returns what is above a category: the list, and its main category. */
export function categoryTrail(
  { main_category: main }: Pick<CategoryPage, 'main_category'>,
  listTitle: string,
): { name: string; path: string }[] {
  const list = { name: listTitle, path: publicPaths.products };
  return main ? [list, { name: main.name, path: publicPaths.category(main.seo_name) }] : [list];
}
