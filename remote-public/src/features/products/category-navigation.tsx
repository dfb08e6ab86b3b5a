import type { CountedCategory, CountedMainCategory } from '@vitrin/shared-contracts/catalogue';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import links from '../../shared/category-links/category-links.module.css';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { Link } from '../../shared/link.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { useCountText } from '../../shared/use-count-text.ts';
import styles from './product-list.module.css';

/** Renders links to the categories, those of a main category below it. */
export function CategoryNavigation({ categories }: { categories: readonly CountedMainCategory[] }) {
  const { products: texts } = useTexts();
  return (
    <nav className={styles.categories} aria-label={texts.categories}>
      <ul role="list">
        {categories.map((main) => (
          <li key={main.id}>
            <CategoryLink category={main} />
            <CategoryLinks categories={main.categories} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders links to categories of one level. */
export function CategoryLinks({ categories }: { categories: readonly CountedCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <ul role="list">
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryLink category={category} />
        </li>
      ))}
    </ul>
  );
}

function CategoryLink({ category: { name, seo_name, count, lang } }: { category: CountedCategory }) {
  const countText = useCountText();
  return (
    <Link to={publicPaths.category(seo_name)}>
      <span lang={useContentLanguage(lang)}>{name}</span>{' '}
      <span className={links.count}>
        <span aria-hidden="true">{count}</span>
        <span className={shared.hidden}>({countText(['products', 'count'], { total: count })})</span>
      </span>
    </Link>
  );
}
