import type { ReactNode } from 'react';
import type { ArticleSummary } from 'shared-contracts/articles';
import { fill } from 'shared-contracts/static-texts';
import styles from './article-card.module.css';
import { longDate } from './dates.ts';
import { useRootData } from './root-data.ts';

export interface ArticleFactsProps {
  article: Pick<ArticleSummary, 'published_at' | 'reading_minutes'>;
  children?: ReactNode;
}

/** Date in words and reading time, in the page's language whatever the article's is. */
export function ArticleFacts({ article, children }: ArticleFactsProps) {
  const { language, texts } = useRootData();
  return (
    <p className={styles.facts} lang={language}>
      {children}
      <time dateTime={article.published_at}>{longDate(article.published_at, language)}</time>
      <span>{fill(texts.blog.readingTime, { minutes: article.reading_minutes })}</span>
    </p>
  );
}
