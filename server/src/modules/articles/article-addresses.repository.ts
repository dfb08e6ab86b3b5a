import { publicPaths } from '@vitrin/shared-contracts/paths';
import { slugAddresses } from '../../content/page-addresses.ts';
import type { Db } from '../../platform/database/tables.ts';
import { articleSlugs } from './articles.slugs.ts';

/** Public pages of the articles. */
export const articleAddresses = slugAddresses({
  slugged: articleSlugs,
  pathOf: publicPaths.article,
  redirects: true,
  async isShown(db, id) {
    const row = await published(db).select('articles.id').where('articles.id', '=', id).executeTakeFirst();
    return row !== undefined;
  },
  async listShown(db, count) {
    const rows = await published(db)
      .innerJoin('article_translations as texts', 'texts.article_id', 'articles.id')
      .select(['texts.lang', 'texts.seo_name'])
      .orderBy('articles.id', 'desc')
      .limit(count)
      .execute();
    return rows.map(({ lang, seo_name }) => ({ lang, path: publicPaths.article(seo_name) }));
  },
});

function published(db: Db) {
  return db
    .selectFrom('articles')
    .where('articles.active', '=', 1)
    .where('articles.published_at', '<=', new Date().toISOString());
}
