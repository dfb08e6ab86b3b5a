import { parse } from 'secure-json-parse';
import type { ContentGroup } from 'shared-contracts/page-contents';
import type { Db } from '../../database/tables.ts';
import type { Languages } from '../../http/request-language.ts';

/** The values of a group by key, as they are stored; each key falls back on its own. */
export async function readGroup(
  db: Db,
  group: ContentGroup,
  { asked, fallback }: Languages,
): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('page_contents')
    .select(['key', 'lang', 'value'])
    .where('group_name', '=', group)
    .where('lang', 'in', [asked, fallback])
    .execute();
  const inOrder = rows.toSorted((left, right) => Number(left.lang === asked) - Number(right.lang === asked));
  return new Map(inOrder.map((row) => [row.key, parse(row.value) as unknown]));
}
