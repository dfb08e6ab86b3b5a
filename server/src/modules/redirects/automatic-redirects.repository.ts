import { sql } from 'kysely';
import { fold } from '@vitrin/shared-contracts/fold';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { AutomaticRedirect } from '@vitrin/shared-contracts/redirects';
import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';

/**
 * Articles and contracts only, because they have their own pages. Former catalogue slugs redirect to no other address.
 */
export function formerSlugs(db: Db) {
  const articles = db
    .selectFrom('slug_history as past')
    .innerJoin('article_translations as texts', (join) =>
      join.onRef('texts.article_id', '=', 'past.entity_id').onRef('texts.lang', '=', 'past.lang'),
    )
    .where('past.entity', '=', 'article')
    .select(['past.entity', 'past.entity_id', 'past.lang', 'past.seo_name as old', 'texts.seo_name', 'texts.title']);
  const contracts = db
    .selectFrom('slug_history as past')
    .innerJoin('contract_translations as texts', (join) =>
      join.onRef('texts.contract_id', '=', 'past.entity_id').onRef('texts.lang', '=', 'past.lang'),
    )
    .where('past.entity', '=', 'contract')
    .select(['past.entity', 'past.entity_id', 'past.lang', 'past.seo_name as old', 'texts.seo_name'])
    .select('texts.name as title');
  return db.selectFrom(articles.unionAll(contracts).as('found'));
}

/**
 * Lists automatic redirects. Slugs are ASCII, so the search text is folded before it is matched against the old and the
 * new slug.
 */
export async function listAutomaticRedirects(
  db: Db,
  { page, size, search }: PageRequest,
): Promise<{ rows: AutomaticRedirect[]; total: number }> {
  const wanted = `%${fold(search.trim()).replace(/[\\%_]/g, '')}%`;
  const all = formerSlugs(db);
  const found = search.trim()
    ? all.where((where) => where.or([where('old', 'like', wanted), where('found.seo_name', 'like', wanted)]))
    : all;
  const rows = await found
    .selectAll()
    .orderBy('old')
    .orderBy('lang')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return {
    rows: rows.map(({ entity, entity_id, lang, old, seo_name, title }) => {
      const kind = entity === 'article' ? 'article' : 'contract';
      return { kind, id: entity_id, title, lang, source: publicPaths[kind](old), target: publicPaths[kind](seo_name) };
    }),
    total,
  };
}
