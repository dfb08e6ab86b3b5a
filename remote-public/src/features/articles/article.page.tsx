import '@vitrin/shared-contracts/prose-blocks.css';
import type { Article } from '@vitrin/shared-contracts/articles';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { ArticleFacts } from '../../shared/article-facts.tsx';
import { Author } from './author.tsx';
import { useBreadcrumbs } from '../../shared/inner-pages.ts';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { Prose } from '../../shared/prose.tsx';
import { useTexts } from '../../shared/root-data.ts';
import { ArticleActions } from './article-actions.tsx';
import { type Heading, withHeadingIds } from './article-headings.ts';
import { RecordCover } from '../../shared/record-cover.tsx';
import { RecordHeader } from '../../shared/record-header.tsx';
import record from '../../shared/record-page.module.css';
import styles from './article.module.css';
import { Category } from './category.tsx';
import { categoryCrumb } from './category-crumb.ts';
import { Neighbours } from './neighbours.tsx';
import { RelatedArticles } from './related-articles.tsx';

export function ArticlePage() {
  const article = useLoaderData<Article>();
  const header = useBreadcrumbs('blog');
  const lang = useContentLanguage(article.lang);
  const { html, headings } = withHeadingIds(article.content);
  return (
    <article>
      <RecordHeader
        crumbs={[{ name: header.title, path: publicPaths.articles }, ...categoryCrumb(article)]}
        record={article}
        isCovered
      />
      <RecordCover picture={article.cover} seed="article" id={article.id} />
      <div className={record.body}>
        <aside className={styles.aside}>
          <ArticleFacts article={{ published_at: article.published_at, reading_minutes: article.reading_minutes }} />
          {article.category && <Category category={article.category} />}
          {article.author && <Author author={article.author} />}
          <ArticleActions title={article.title} />
          <Contents headings={headings} lang={lang} />
        </aside>
        <div className={styles.text}>
          <Prose html={html} lang={lang} />
        </div>
      </div>
      <RelatedArticles related={article.related ?? []} />
      <Neighbours previous={article.previous} next={article.next} />
    </article>
  );
}

/** Minimum number of headings for a table of contents; shorter articles do not need one. */
const MIN_HEADINGS_FOR_CONTENTS = 4;

function Contents({ headings, lang }: { headings: readonly Heading[]; lang: string | undefined }) {
  const { article } = useTexts();
  if (headings.length < MIN_HEADINGS_FOR_CONTENTS) return null;
  return (
    <nav className={styles.contents} aria-label={article.contents}>
      <h2>{article.contents}</h2>
      <ol lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
