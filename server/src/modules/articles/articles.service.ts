import { adminPaths } from '@vitrin/shared-contracts/paths';
import { articleDefinition } from '@vitrin/shared-contracts/records/article';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import { readingMinutes } from '../../content/rich-text/rich-text.ts';
import { articleAddresses } from './article-addresses.repository.ts';
import { isPerson } from './article-authors.ts';
import { isArticleCategory } from './article-category-links.ts';
import { articleTexts, findArticle } from './articles.repository.ts';
import { articleSlugs } from './articles.slugs.ts';

export { articleCounts } from './article-authors.ts';
export { articleCategoryRecords } from './article-categories.service.ts';
export { findCategoryPage as findArticleCategory } from './public-article-categories.repository.ts';
export { summaryContent } from './article-summaries.repository.ts';
export { articlesForLetter, type LetterArticle } from './letter-articles.repository.ts';
export { articlesOf, nextPublication } from './public-articles.repository.ts';

/** Articles of the blog. */
export const articleRecords = contentRecord(
  articleDefinition,
  {
    table: 'articles',
    texts: articleTexts,
    order: { table: 'articles', newest: 'first' },
    slugs: articleSlugs,
  },
  {
    places: {
      screen: (key) => adminPaths.articleUpdate(Number(key)),
      insertScreen: adminPaths.articleInsert,
      addresses: articleAddresses,
      settable: ['category_id'],
    },
    find: async (db, id) => findArticle(db, id, await defaultLanguageOf(db)),
    // Author and category may have been deleted since the form, the version or the draft had them.
    async parse(db, input) {
      const { author_id, category_id } = input;
      return {
        ...input,
        author_id: author_id !== null && (await isPerson(db, author_id)) ? author_id : null,
        category_id: category_id !== null && (await isArticleCategory(db, category_id)) ? category_id : null,
      };
    },
    texts: { deriveColumns: (_trx, { plain }) => ({ reading_minutes: readingMinutes(plain) }) },
  },
);
