import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import type { articlesSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { ArticlesLink } from '../../../../shared/articles-link.tsx';
import { ArticleCard } from '../../../../shared/article-card.tsx';
import { useTexts } from '../../../../shared/root-data.ts';
import { categoryOf } from '../../../../shared/section-articles.ts';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './articles.module.css';

/** Articles beside the newest one. */
const BESIDE = 2;

/** Articles that a section shows. */
const MOST = 4;

function articlesOf({ section, page: { records } }: SectionProps): ArticleSummary[] {
  return (records.chosen?.articles?.[section.id] ?? records.articles ?? []).slice(0, MOST);
}

/** Renders the newest article large, two beside it and the others below; nothing if there are none. */
export function ArticlesSection(props: SectionProps) {
  const { title, text } = shownAs<typeof articlesSection>(props.section);
  const { navbar } = useTexts();
  const [newest, ...others] = articlesOf(props);
  if (!newest) return null;
  const category = categoryOf(props.section) === null ? undefined : newest.category;
  const [beside, below] = [others.slice(0, BESIDE), others.slice(BESIDE)];
  return (
    <Section {...props} lang={undefined} className={beside.length > 0 ? styles.articles : ''}>
      <div className={styles.head}>
        <SectionHead
          title={title || category?.name || navbar.articles}
          text={text}
          lang={title ? props.lang : undefined}
        />
        <ArticlesLink category={category} />
      </div>
      <ArticleCard article={newest} shape="large" />
      {beside.length > 0 && (
        <div className={styles.beside}>
          {beside.map((article) => (
            <ArticleCard key={article.id} article={article} shape="small" />
          ))}
        </div>
      )}
      {below.length > 0 && (
        <div className={styles.below}>
          {below.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
      )}
    </Section>
  );
}
