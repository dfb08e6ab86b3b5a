import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import { fill } from '@vitrin/shared-contracts/static-texts';
import styles from './article-card.module.css';
import { longDate } from './dates.ts';
import { textsLanguage, useRootData } from './root-data.ts';

export interface ArticleFactsProps {
  article: Pick<ArticleSummary, 'published_at' | 'reading_minutes' | 'author'>;
}

/** Shows date, reading time and author, in the language of the site texts even if the article is in another language. */
export function ArticleFacts({ article }: ArticleFactsProps) {
  const root = useRootData();
  const lang = textsLanguage(root);
  return (
    <p className={styles.facts} lang={lang}>
      <time dateTime={article.published_at}>{longDate(article.published_at, lang)}</time>
      <span>{fill(root.texts.blog.readingTime, { minutes: article.reading_minutes })}</span>
      {article.author && (
        <span lang={article.author.lang === lang ? undefined : article.author.lang}>{article.author.name}</span>
      )}
    </p>
  );
}
