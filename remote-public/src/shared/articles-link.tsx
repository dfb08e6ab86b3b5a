import type { ArticleCategoryLink } from '@vitrin/shared-contracts/article-categories';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { useTexts } from './root-data.ts';
import shared from './shared.module.css';

/** Link from some articles to all of them, or to all of a category. */
export function ArticlesLink({ category }: { category: ArticleCategoryLink | undefined }) {
  const { home, blog } = useTexts();
  return (
    <Link
      className={shared.forward}
      to={category ? publicPaths.articleCategory(category.seo_name) : publicPaths.articles}
    >
      {category ? blog.allOfCategory : home.allArticles}
      <Icon name="forward" />
    </Link>
  );
}
