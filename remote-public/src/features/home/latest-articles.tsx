import { publicPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { ArticleCard } from '../../shared/article-card.tsx';
import { Icon } from '../../shared/icon.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import page from './home.module.css';
import styles from './latest-articles.module.css';
import { SectionHeader } from './section-header.tsx';
import type { SectionProps } from './section-props.ts';

/** Shows the newest article large and the two before it beside. */
export function LatestArticles({ section, data }: SectionProps) {
  const { home, navbar } = useTexts();
  const [newest, ...others] = data.articles;
  if (!newest) return null;
  return (
    <section className={`${page.open} ${styles.latest}`}>
      <div className={page.head}>
        <SectionHeader section={section} defaultTitle={navbar.articles} />
        <Link className={shared.forward} to={publicPaths.articles}>
          {home.allArticles}
          <Icon name="forward" />
        </Link>
      </div>
      <ArticleCard article={newest} shape="large" />
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((article) => (
            <ArticleCard key={article.id} article={article} shape="small" />
          ))}
        </div>
      )}
    </section>
  );
}
