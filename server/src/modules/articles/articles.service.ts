import { adminPaths } from '@vitrin/shared-contracts/paths';
import { articleDefinition } from '@vitrin/shared-contracts/records/article';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import { readingMinutes } from '../../content/rich-text/rich-text.ts';
import { articleAddresses } from './article-addresses.repository.ts';
import { isPerson } from './article-authors.ts';
import { articleTexts, findArticle } from './articles.repository.ts';
import { articleSlugs } from './articles.slugs.ts';

export { articleCounts } from './article-authors.ts';
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
    },
    find: async (db, id) => findArticle(db, id, await defaultLanguageOf(db)),
    // A person may have been deleted since the form, the version or the draft had it.
    async parse(db, input) {
      const { author_id } = input;
      return author_id !== null && !(await isPerson(db, author_id)) ? { ...input, author_id: null } : input;
    },
    texts: { deriveColumns: (_trx, { plain }) => ({ reading_minutes: readingMinutes(plain) }) },
  },
);
