import type { CategoryPage } from '@vitrin/shared-contracts/catalogue';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirect } from '@vitrin/shared-contracts/router';
import { orRedirectToNotFound, redirectToCurrentSlug } from '../../shared/slug-page.ts';
import { askedPath, categoryPath, pageIn } from './product-paths.ts';
import { readProductPage, type ProductPageData } from './read-product-page.ts';

export interface CategoryData extends ProductPageData {
  category: CategoryPage;
}

/** Loads one page of a category, which exists while it has a public product. */
export async function loadCategory(
  context: RemoteContext,
  slug: string,
  query: URLSearchParams,
): Promise<CategoryData> {
  const category = await orRedirectToNotFound(context.read<CategoryPage>(api.category(slug)));
  const page = pageIn(query);
  redirectToCurrentSlug(category, slug, category.seo_name, (each) => categoryPath(each, page));
  const path = categoryPath(category.seo_name, page);
  if (path !== askedPath(publicPaths.category(slug), query)) throw redirect(path);
  return { ...(await readProductPage(context, page, { category: category.seo_name })), category };
}
