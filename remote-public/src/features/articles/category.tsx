import type { ArticleCategoryLink } from '@vitrin/shared-contracts/article-categories';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { Link } from '../../shared/link.tsx';
import { useTexts } from '../../shared/root-data.ts';
import styles from './article.module.css';

/** Renders the category of an article with a link to its articles. */
export function Category({ category: { name, seo_name, lang } }: { category: ArticleCategoryLink }) {
  const { article } = useTexts();
  return (
    <p className={styles.category}>
      <span>{article.category}</span>
      <Link to={publicPaths.articleCategory(seo_name)} lang={useContentLanguage(lang)}>
        {name}
      </Link>
    </p>
  );
}
