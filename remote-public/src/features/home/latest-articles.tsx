import type { ArticleSummary } from 'shared-contracts/articles';
import { publicPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { ArticleCard } from '../../shared/article-card.tsx';
import { Icon } from '../../shared/icon.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './latest-articles.module.css';

/** The newest article large, the two before it beside. */
export function LatestArticles({ title, articles }: { title: string; articles: readonly ArticleSummary[] }) {
  const { home } = useTexts();
  const [newest, ...others] = articles;
  if (!newest) return null;
  return (
    <section className={styles.latest}>
      <div className={styles.header}>
        <h2 className={shared.heading}>{title}</h2>
        <Link className={shared.forward} to={publicPaths.articles}>
          {home.allArticles}
          <Icon name="forward" />
        </Link>
      </div>
      <ArticleCard article={newest} shape="large" />
      <div className={styles.others}>
        {others.map((article) => (
          <ArticleCard key={article.id} article={article} shape="small" />
        ))}
      </div>
    </section>
  );
}
