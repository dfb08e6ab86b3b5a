import { sql } from 'kysely';
import { limits } from '@vitrin/shared-contracts/limits';
import type {
  DataRequestInput,
  DataRequestRecord,
  DataRequestFilter,
  DataRequestRow,
} from '@vitrin/shared-contracts/privacy';
import { normalizeEmail } from '../../platform/auth/users.repository.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { searchMatch, searchText } from '../../platform/database/search.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import { dayAfter, istanbulDay } from '../../platform/istanbul-day.ts';

const DAY_MS = 24 * 3_600_000;

const columns = [
  'id',
  'reference',
  'kind',
  'name',
  'email',
  'received_on',
  'due_on',
  'state',
  'closed_at',
  'version',
  'updated_at',
] as const;

export interface DataRequestPage extends PageRequest {
  state: DataRequestFilter | null;
}

/** Returns one page: open requests first, the nearest due date first; then closed ones, most recently closed first. */
export async function listDataRequests(
  db: Db,
  page: DataRequestPage,
): Promise<{ rows: DataRequestRow[]; total: number }> {
  const match = searchMatch(db, 'data_requests', page.search);
  const inState = filteredByState(db, page.state);
  const found = match ? inState.where(match) : inState;
  const isClosed = sql<number>`case when state = 'open' then 0 else 1 end`;
  const rows = await found
    .select(columns)
    .orderBy(isClosed)
    .orderBy(sql<string>`case when state = 'open' then due_on else '' end`)
    .orderBy(sql<string>`coalesce(closed_at, '')`, 'desc')
    .orderBy('id')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
  const counted = match ? found.select('id').limit(limits.countedMatches) : found.select('id');
  const total = await countRows(db, counted);
  return { rows: rows.map(requestRow), total };
}

function filteredByState(db: Db, state: DataRequestFilter | null) {
  if (state === null) return requests(db);
  if (state !== 'pressing') return requests(db).where('state', '=', state);
  const urgentUntil = dayAfter(istanbulDay(), limits.pressingDays);
  return requests(db).where('state', '=', 'open').where('due_on', '<=', urgentUntil);
}

function requests(db: Db) {
  return db.selectFrom('data_requests').where('deleted_at', 'is', null);
}

type Stored = Omit<DataRequestRow, 'days_left'>;

/** Days are calendar days in Istanbul, regardless of the time of day. */
function requestRow(row: Stored): DataRequestRow {
  const daysLeft = (Date.parse(row.due_on) - Date.parse(istanbulDay())) / DAY_MS;
  return { ...row, days_left: row.state === 'open' ? daysLeft : null };
}

/** Returns all requests of one person, newest first. */
export async function requestsOf(db: Db, sender: string): Promise<DataRequestRecord[]> {
  const rows = await requests(db)
    .select([...columns, 'text', 'outcome'])
    .where('sender', '=', sender)
    .orderBy('id', 'desc')
    .limit(limits.idList)
    .execute();
  return rows.map(({ text, outcome, ...row }) => ({ ...requestRow(row), text, outcome }));
}

export async function findDataRequest(db: Db, id: number): Promise<DataRequestRecord | null> {
  const found = await requests(db)
    .select([...columns, 'text', 'outcome'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return null;
  const { text, outcome, ...row } = found;
  return { ...requestRow(row), text, outcome };
}

export type DataRequestFields = Omit<DataRequestInput, 'version'>;

/** Returns the columns with those derived from the fields. */
function columnsOf(fields: DataRequestFields, reference: string, closedAt: string | null) {
  return {
    ...fields,
    sender: normalizeEmail(fields.email),
    due_on: dayAfter(fields.received_on, limits.dataRequestDays),
    closed_at: closedAt,
    search_text: searchText(reference, fields.name, fields.email, fields.text),
  };
}

export interface SavedRequest {
  fields: DataRequestFields;
  reference: string;
  closedAt: string | null;
}

export async function insertDataRequest(
  trx: Db,
  { fields, reference, closedAt }: SavedRequest,
  { now, userId }: Stamp,
): Promise<number> {
  const row = await trx
    .insertInto('data_requests')
    .values({
      ...columnsOf(fields, reference, closedAt),
      reference,
      created_at: now,
      updated_at: now,
      updated_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateDataRequest(
  trx: Db,
  id: number,
  { fields, reference, closedAt }: SavedRequest,
): Promise<void> {
  await trx
    .updateTable('data_requests')
    .set(columnsOf(fields, reference, closedAt))
    .where('id', '=', id)
    .execute();
}

/** Counts the open requests that are overdue or due within `limits.pressingDays`. */
export async function countUrgentRequests(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('data_requests')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('state', '=', 'open')
    .where('due_on', '<=', dayAfter(istanbulDay(), limits.pressingDays))
    .executeTakeFirstOrThrow();
  return total;
}
