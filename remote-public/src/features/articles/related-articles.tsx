import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import { ArticleCard } from '../../shared/article-card.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './article.module.css';

/** Renders other articles below an article; nothing if there are none. */
export function RelatedArticles({ related }: { related: readonly ArticleSummary[] }) {
  const { article } = useTexts();
  if (related.length === 0) return null;
  return (
    <nav className={styles.related} aria-label={article.related}>
      <h2 className={shared.heading}>{article.related}</h2>
      <div className={styles.cards}>
        {related.map((each) => (
          <ArticleCard key={each.id} article={each} />
        ))}
      </div>
    </nav>
  );
}
