import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { articlesSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { ArticleCard } from '../../../../shared/article-card.tsx';
import { Icon } from '../../../../shared/icon.tsx';
import { Link } from '../../../../shared/link.tsx';
import { useTexts } from '../../../../shared/root-data.ts';
import shared from '../../../../shared/shared.module.css';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './articles.module.css';

/** Articles beside the newest one. */
const BESIDE = 2;

/** Renders the newest article large, two beside it and the others below; nothing if there are none. */
export function ArticlesSection(props: SectionProps) {
  const { title, text } = shownAs<typeof articlesSection>(props.section);
  const { home, navbar } = useTexts();
  const [newest, ...others] = props.page.records.articles ?? [];
  if (!newest) return null;
  const [beside, below] = [others.slice(0, BESIDE), others.slice(BESIDE)];
  return (
    <Section {...props} lang={undefined} className={beside.length > 0 ? styles.articles : ''}>
      <div className={styles.head}>
        <SectionHead title={title || navbar.articles} text={text} lang={title ? props.lang : undefined} />
        <Link className={shared.forward} to={publicPaths.articles}>
          {home.allArticles}
          <Icon name="forward" />
        </Link>
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
