import { sql, type SqlBool } from 'kysely';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { recordPages } from '../../content/record-pages.repository.ts';
import { articleSlugs } from './articles.slugs.ts';
import { nextPublication } from './public-articles.repository.ts';

/** Public pages of the articles. */
export const articleAddresses = recordPages({
  slugged: articleSlugs,
  table: 'articles',
  pathOf: publicPaths.article,
  isShown: () => sql<SqlBool>`item.active = 1 and item.published_at <= ${new Date().toISOString()}`,
  nextChange: nextPublication,
});
