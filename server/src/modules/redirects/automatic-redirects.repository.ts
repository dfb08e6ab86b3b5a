import { sql } from 'kysely';
import { fold } from '@vitrin/shared-contracts/fold';
import type { AutomaticRedirect } from '@vitrin/shared-contracts/redirects';
import type { ContentSource } from '../../content/content-kind.ts';
import type { Slugged } from '../../content/slugs.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';

type Source = Pick<ContentSource, 'db' | 'kinds'>;

/** A former address of a page and its current one. */
interface FormerAddress {
  entity: AutomaticRedirect['kind'];
  entity_id: number;
  lang: string;
  title: string;
  source: string;
  target: string;
}

/** Former addresses of all kinds whose pages redirect. Kinds that share one set of slugs are read once. */
export function formerAddresses({ db, kinds }: Source) {
  const prefixes = new Map(
    [...kinds.values()].flatMap(({ addresses, rows }) =>
      addresses?.redirects && addresses.prefix !== undefined && rows?.slugs
        ? [[rows.slugs, addresses.prefix] as const]
        : [],
    ),
  );
  const parts = [...prefixes].map(([slugs, prefix]) => formerAddressesOf(slugs, prefix));
  return db.selectFrom(sql<FormerAddress>`(${sql.join(parts, sql` union all `)})`.as('found'));
}

function formerAddressesOf({ table, owner, entity, title }: Slugged, prefix: string) {
  // PostgreSQL does not infer the type of a parameter in a union.
  const start = sql`cast(${prefix} as text)`;
  return sql`select past.entity, past.entity_id, past.lang, ${sql.ref(`texts.${title}`)} as title,
      ${start} || past.seo_name as source, ${start} || texts.seo_name as target
    from slug_history as past
    join ${sql.table(table)} as texts on ${sql.ref(`texts.${owner}`)} = past.entity_id and texts.lang = past.lang
    where past.entity = ${entity}`;
}

/**
 * Lists automatic redirects. Slugs are ASCII, so the search text is folded before it is matched against the old and the
 * new address.
 */
export async function listAutomaticRedirects(
  source: Source,
  { page, size, search }: PageRequest,
): Promise<{ rows: AutomaticRedirect[]; total: number }> {
  const wanted = `%${fold(search.trim()).replace(/[\\%_]/g, '')}%`;
  const all = formerAddresses(source);
  const found = search.trim()
    ? all.where((where) => where.or([where('source', 'like', wanted), where('target', 'like', wanted)]))
    : all;
  const rows = await found
    .select(['entity as kind', 'entity_id as id', 'title', 'lang', 'source', 'target'])
    .orderBy('source')
    .orderBy('lang')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
