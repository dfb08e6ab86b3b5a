import type { CountedArticleCategory } from '@vitrin/shared-contracts/article-categories';
import links from '../../shared/category-links/category-links.module.css';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { Link } from '../../shared/link.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import type { ArticleListData } from './article-list.loader.ts';
import { useCountText } from '../../shared/use-count-text.ts';
import { articleListPath } from './article-list.path.ts';

/** Renders links to the articles of each category and to all; nothing without categories. A search is kept. */
export function CategoryNavigation({ list: { categories, category, search } }: { list: ArticleListData }) {
  const { blog, home } = useTexts();
  if (categories.length === 0) return null;
  return (
    <nav className={links.links} aria-label={blog.categories}>
      <ul role="list">
        <li>
          <Link to={articleListPath({ search })} aria-current={category ? undefined : 'page'}>
            {home.allArticles}
          </Link>
        </li>
        {categories.map((each) => (
          <li key={each.id}>
            <CategoryLink category={each} search={search} isCurrent={each.id === category?.id} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CategoryLinkProps {
  category: CountedArticleCategory;
  search: string;
  isCurrent: boolean;
}

function CategoryLink({ category: { name, seo_name, count, lang }, search, isCurrent }: CategoryLinkProps) {
  const countText = useCountText();
  return (
    <Link to={articleListPath({ category: seo_name, search })} aria-current={isCurrent ? 'page' : undefined}>
      <span lang={useContentLanguage(lang)}>{name}</span>{' '}
      <span className={links.count}>
        <span aria-hidden="true">{count}</span>
        <span className={shared.hidden}>({countText(['blog', 'count'], { total: count })})</span>
      </span>
    </Link>
  );
}
