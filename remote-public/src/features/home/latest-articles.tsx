import { ArticlesLink } from '../../shared/articles-link.tsx';
import { ArticleCard } from '../../shared/article-card.tsx';
import { useTexts } from '../../shared/root-data.ts';
import { categoryOf } from '../../shared/section-articles.ts';
import page from './home.module.css';
import styles from './latest-articles.module.css';
import { SectionHeader } from './section-header.tsx';
import type { SectionProps } from './section-props.ts';

/** Articles that the section shows. */
const MOST = 3;

/** Shows the newest article large and the two before it beside. */
export function LatestArticles({ section, data }: SectionProps) {
  const { navbar } = useTexts();
  const id = categoryOf(section);
  const found = id === null ? data.articles : (data.articlesOf[id] ?? []);
  const [newest, ...others] = found.slice(0, MOST);
  if (!newest) return null;
  const category = id === null ? undefined : newest.category;
  return (
    <section className={`${page.open} ${styles.latest}`}>
      <div className={page.head}>
        <SectionHeader section={section} defaultTitle={category?.name ?? navbar.articles} />
        <ArticlesLink category={category} />
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
