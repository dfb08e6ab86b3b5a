import { sql } from 'kysely';
import { fold } from '@vitrin/shared-contracts/fold';
import type {
  AutomaticRedirect,
  ListedRedirect,
  redirectOriginLabels,
  redirectSortLabels,
} from '@vitrin/shared-contracts/redirects';
import { foldedColumn } from '../../platform/database/folded-column.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { ContentSource } from '../../content/content-kind.ts';
import { formerAddresses } from './automatic-redirects.repository.ts';

/** Page of the list; without an origin both, without an order by the old address. */
interface AllRedirectsRequest extends PageRequest {
  origin: keyof typeof redirectOriginLabels | null;
  sort: keyof typeof redirectSortLabels | null;
}

/**
 * Lists redirects of staff and former addresses of pages together. The search text is matched against both addresses,
 * ignoring case and diacritics as Turkish readers expect.
 */
export async function listAllRedirects(
  source: Pick<ContentSource, 'db' | 'kinds'>,
  { page, size, search, origin, sort }: AllRedirectsRequest,
): Promise<{ rows: ListedRedirect[]; total: number }> {
  const wanted = `%${fold(search.trim()).replace(/[\\%]/g, '')}%`;
  const found = bothOrigins(source)
    .$if(origin !== null, (query) => query.where('kind', origin === 'own' ? '=' : '!=', 'own'))
    .$if(search.trim() !== '', (query) =>
      query.where((where) => where.or(addresses.map((column) => sql<boolean>`${foldedColumn(column)} like ${wanted}`))),
    );
  const rows = await found
    .selectAll()
    .orderBy(sort ?? 'source')
    .orderBy('source')
    .orderBy('lang')
    .orderBy('kind')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(toListed), total };
}

const addresses = ['source', 'target'] as const;

/** A redirect of staff has the kind `own`; a former address has that of its page. */
function bothOrigins(from: Pick<ContentSource, 'db' | 'kinds'>) {
  const { db } = from;
  const own = db
    .selectFrom('redirects')
    .select(['id', 'source', 'target', 'version', 'updated_at'])
    .select([text('own').as('kind'), text('').as('lang'), text('').as('title')]);
  const former = formerAddresses(from)
    .select(['entity_id as id', 'source', 'target'])
    .select([sql<number>`0`.as('version'), text('').as('updated_at')])
    .select((select) => [select.ref('entity').$castTo<string>().as('kind'), 'lang', 'title']);
  return db.selectFrom(own.unionAll(former).as('redirect'));
}

/** PostgreSQL does not infer the type of a parameter in a union. */
const text = (value: string) => sql<string>`cast(${value} as text)`;

interface Row {
  id: number;
  kind: string;
  lang: string;
  title: string;
  source: string;
  target: string;
  version: number;
  updated_at: string;
}

function toListed({ kind, lang, title, version, updated_at, ...redirect }: Row): ListedRedirect {
  if (kind === 'own') return { origin: 'own', ...redirect, version, updated_at };
  return { origin: 'automatic', kind: kind as AutomaticRedirect['kind'], lang, title, ...redirect };
}
