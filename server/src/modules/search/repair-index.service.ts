import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransactionOf, type ContentSource, type StoredRecord } from '../../content/content-kind.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { indexRecords, isSearched, type SearchedKind, type StoredRecords } from '../../content/search/index-record.ts';
import { rulesVersion } from '../../content/search/tokens.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { writeFixedPages } from './fixed-page-entries.service.ts';
import { announceIndex } from './announce-index.ts';

/** Records that one statement compares with the index. */
const BATCH = 1_000;

type RepairServices = Pick<ContentServices, 'config' | 'contentVersion' | 'db' | 'kinds'>;

/**
 * Brings the index into agreement with the records: after an upgrade, a restore or a move, when all are missing; when a server of the
 * version before has written, which knows no index; and when the rules for tokens have changed. It goes on where it was
 * stopped, because each record says which version of it is indexed. Returns how many records were written.
 */
export async function repairIndex(services: RepairServices, stopping?: AbortSignal): Promise<number> {
  let repaired = 0;
  for (const kind of searchedKindsOf(services))
    if (!isStopped(stopping)) repaired += await repairKind(services, kind, stopping);
  const pages = isStopped(stopping) ? 0 : await writeFixedPages(services);
  if (repaired + pages > 0) await announceIndex(services);
  return repaired;
}

async function repairKind(services: RepairServices, kind: SearchedKind, stopping?: AbortSignal): Promise<number> {
  let repaired = 0;
  for (let after: number | null = 0; after !== null;) {
    const { outdated, last }: Compared = await compareBatch(services, kind, after);
    repaired += await writeInTurn(services, kind, outdated, stopping);
    after = isStopped(stopping) ? null : last;
    // The embedded database runs in this thread, and requests wait for it.
    await setImmediate();
  }
  return isStopped(stopping) ? repaired : repaired + (await removeLost(services, kind));
}

/** A function, because the state changes while other code runs. */
function isStopped(stopping?: AbortSignal): boolean {
  return stopping?.aborted === true;
}

/**
 * Milliseconds that a transaction should take, and its records at first and at most. Each commit waits for the disk, but writes of
 * staff wait for the transaction: those of the same records and words, on the embedded database all.
 */
const transactions = { ms: 60, first: 10, most: 200 };

async function writeInTurn(
  services: RepairServices,
  kind: SearchedKind,
  records: readonly number[],
  stopping?: AbortSignal,
): Promise<number> {
  let written = 0;
  let size = transactions.first;
  for (let start = 0; start < records.length && !isStopped(stopping);) {
    const part = records.slice(start, start + size);
    const startedAt = performance.now();
    written += await writeEntries(services, kind, part);
    start += part.length;
    size = nextSize(part.length, performance.now() - startedAt);
    await setImmediate();
  }
  return written;
}

/** Texts differ in length, so a single transaction changes the size by a factor of two at most. */
function nextSize(size: number, took: number): number {
  const wanted = Math.round(size * Math.min(2, Math.max(0.5, transactions.ms / took)));
  return Math.min(transactions.most, Math.max(1, wanted));
}

/** Writes the entries of records whose state has changed by itself: their time has come, or has passed. */
export async function recheckDue(services: RepairServices): Promise<number> {
  const due = await services.db
    .selectFrom('search_records')
    .select(['kind', 'record_id'])
    .where('recheck_at', '<=', new Date().toISOString())
    .limit(BATCH)
    .execute();
  for (const kind of searchedKindsOf(services)) {
    const records = due.filter((row) => row.kind === kind.entity).map(({ record_id }) => record_id);
    await writeInTurn(services, kind, records);
  }
  if (due.length > 0) await announceIndex(services);
  return due.length;
}

/** Number of records whose entries are missing or of another version. */
export async function countOutdated(services: Pick<ContentSource, 'db' | 'kinds'>): Promise<number> {
  let count = 0;
  for (const kind of searchedKindsOf(services))
    for (let after: number | null = 0; after !== null;) {
      const { outdated, last }: Compared = await compareBatch(services, kind, after);
      count += outdated.length;
      after = last;
    }
  return count;
}

function searchedKindsOf({ kinds }: Pick<ContentSource, 'kinds'>): SearchedKind[] {
  return [...kinds.values()].filter(isSearched);
}

interface Compared {
  outdated: number[];
  /** Last compared id; null at the end. */
  last: number | null;
}

async function compareBatch(
  { db, kinds }: Pick<ContentSource, 'db' | 'kinds'>,
  kind: SearchedKind,
  after: number,
): Promise<Compared> {
  const { table, entity } = kind;
  const { rows } = await sql<{ id: number; outdated: number }>`
    select item.id, case when indexed.version = item.version and indexed.rules = ${sql.lit(rulesVersion)} then 0 else 1 end as outdated
    from ${sql.table(table)} as item
    left join search_records as indexed on indexed.kind = ${entity} and indexed.record_id = item.id
    where item.id > ${after} order by item.id limit ${sql.lit(BATCH)}`.execute(db);
  const found = rows.filter((row) => row.outdated === 1).map(({ id }) => id);
  const isShared = [...kinds.values()].some((other) => other !== kind && other.table === table);
  const outdated = isShared ? await ofKind(db, kind, found) : found;
  return { outdated, last: rows.length < BATCH ? null : (rows.at(-1)?.id ?? null) };
}

/** Returns those of some rows that are records of a kind, which shares its table with another one. */
async function ofKind(db: Db, kind: SearchedKind, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const keys = new Set(await kind.records(db));
  return ids.filter((id) => keys.has(String(id)));
}

async function writeEntries(services: RepairServices, kind: SearchedKind, records: readonly number[]): Promise<number> {
  return services.db.transaction().execute(async (trx) => {
    await lockRows(trx, kind, records);
    const current = await currentRecords(trx, kind, records);
    const due = records.filter((record) => !current.has(record));
    if (due.length > 0) await indexRecords(trx, kind, await readRecords(inTransactionOf(services, trx), kind, due));
    return due.length;
  });
}

/** Returns those of some records that need not be written: servers that repair at the same time write each record once. */
async function currentRecords(
  trx: Db,
  { entity, table }: SearchedKind,
  records: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select item.id from ${sql.table(table)} as item
    join search_records as indexed on indexed.kind = ${entity} and indexed.record_id = item.id
    where item.id in (${sql.join(records)}) and indexed.version = item.version and indexed.rules = ${sql.lit(rulesVersion)}
      and (indexed.recheck_at is null or indexed.recheck_at > ${new Date().toISOString()})`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

async function readRecords(
  source: ContentSource,
  kind: SearchedKind,
  records: readonly number[],
): Promise<StoredRecords> {
  const stored = new Map<string, StoredRecord | null>();
  for (const key of records.map(String)) stored.set(key, await kind.read(source, key));
  return stored;
}

/** A write of staff, or a server that repairs too, comes before or after; SQLite has one writer at a time. */
async function lockRows(trx: Db, { table }: SearchedKind, records: readonly number[]): Promise<void> {
  if (helpersOf(trx).kind === 'postgres')
    await sql`select id from ${sql.table(table)} where id in (${sql.join(records)}) order by id for update`.execute(
      trx,
    );
}

/** Removes what is left of records that a server without an index has deleted. */
async function removeLost(services: RepairServices, kind: SearchedKind): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select indexed.record_id as id from search_records as indexed
    left join ${sql.table(kind.table)} as item on item.id = indexed.record_id
    where indexed.kind = ${kind.entity} and item.id is null limit ${sql.lit(BATCH)}`.execute(services.db);
  return writeInTurn(
    services,
    kind,
    rows.map(({ id }) => id),
  );
}

/** Deletes all entries, so that the next repair makes them again. */
export async function clearIndex(db: Db): Promise<void> {
  const isSqlite = helpersOf(db).kind === 'sqlite';
  await db.transaction().execute(async (trx) => {
    for (const table of ['search_records', 'search_documents', 'search_vocabulary'] as const)
      await trx.deleteFrom(table).execute();
    await (isSqlite ? sql`delete from search_index` : sql`truncate search_index`).execute(trx);
    if (isSqlite) await sql`delete from search_parts`.execute(trx);
  });
}
