import { parse } from 'secure-json-parse';
import type { AuditAction, AuditPerson, AuditResult, AuditRow } from '@vitrin/shared-contracts/audit';
import { limits } from '@vitrin/shared-contracts/limits';
import { countRows } from '../../platform/database/count-rows.ts';
import { searchMatch } from '../../platform/database/search.ts';
import type { Db } from '../../platform/database/tables.ts';

export interface AuditQuery {
  person: number | null;
  operation: string | null;
  entity: string | null;
  result: string | null;
  /** ISO times; `before` is exclusive. */
  from: string | null;
  before: string | null;
  search: string;
}

const columns = [
  'id',
  'at',
  'actor_id',
  'actor_name',
  'action',
  'result',
  'entity',
  'entity_id',
  'title',
  'fields',
  'request_id',
  'address',
] as const;

/** Returns one page, newest first. The total is counted only up to `limits.countedMatches`. */
export async function listAudit(db: Db, query: AuditQuery, { page, size }: { page: number; size: number }) {
  const rows = await newestFirst(db, query)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = await countRows(db, matching(db, query).select('id').limit(limits.countedMatches));
  return { rows: rows.map(auditRow), total };
}

/** Returns the rows that follow `last` in list order; from the beginning when `last` is null. */
export async function nextAuditRows(
  db: Db,
  query: AuditQuery,
  last: AuditRow | null,
  size: number,
): Promise<AuditRow[]> {
  const all = newestFirst(db, query);
  const rest = last ? all.where((where) => where(where.refTuple('at', 'id'), '<', where.tuple(last.at, last.id))) : all;
  return (await rest.limit(size).execute()).map(auditRow);
}

const byName = new Intl.Collator('tr');

/** Returns all users for the filter, sorted by name. */
export async function listUsers(db: Db): Promise<AuditPerson[]> {
  const people = await db.selectFrom('users').select(['id', 'name']).orderBy('id').execute();
  return people.toSorted((left, right) => byName.compare(left.name, right.name));
}

function newestFirst(db: Db, query: AuditQuery) {
  return matching(db, query).select(columns).orderBy('at', 'desc').orderBy('id', 'desc');
}

function matching(db: Db, { person, operation, entity, result, from, before, search }: AuditQuery) {
  let found = db.selectFrom('audit');
  if (person !== null) found = found.where('actor_id', '=', person);
  for (const [column, value] of [
    ['action', operation],
    ['entity', entity],
    ['result', result],
  ] as const)
    if (value !== null) found = found.where(column, '=', value);
  if (from !== null) found = found.where('at', '>=', from);
  if (before !== null) found = found.where('at', '<', before);
  const match = searchMatch(db, 'audit', search);
  return match ? found.where(match) : found;
}

type Stored = Awaited<ReturnType<ReturnType<typeof newestFirst>['execute']>>[number];

function auditRow({ actor_id, actor_name, fields, ...row }: Stored): AuditRow {
  return {
    ...row,
    action: row.action as AuditAction,
    result: row.result as AuditResult,
    actor: actor_id === null ? null : { id: actor_id, name: actor_name },
    fields: parse(fields) as string[],
  };
}

/** Deletes the oldest entries before a time. The database rejects the deletion of newer ones. */
export async function deleteAuditEntries(trx: Db, before: string, limit: number): Promise<number> {
  const old = trx.selectFrom('audit').select('id').where('at', '<', before).orderBy('at').limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('audit').where('id', 'in', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
