import type { ContentFields } from '@vitrin/shared-contracts/content-fields';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { parse } from 'secure-json-parse';
import type { Db } from '../../platform/database/tables.ts';
import type { VersionCause } from '@vitrin/shared-contracts/history';
import { fieldsOf, type ContentKind } from '../content-kind.ts';
import { SHARED_PART, type VersionPart } from './version-parts.ts';
import { recordVersionFiles } from './version-files.repository.ts';

/** Fast; the best quality takes ten times as long for one percent. */
const QUALITY = 5;

export interface RecordKey {
  entity: string;
  record: string;
}

export interface NewVersion extends RecordKey {
  number: number;
  schema: number;
  at: string;
  author_id: number | null;
  author_name: string;
  cause: VersionCause;
  note?: string;
  /** JSON of the names of the others who have written the published draft. */
  writers?: string | null;
  title: string;
  changed: readonly string[];
}

const listed = ['id', 'number', 'schema', 'at', 'author_name', 'writers', 'cause', 'note', 'title', 'changed'] as const;

/** Adds a version, unless there is one with its number: what was stored is never replaced. */
export async function addVersion(
  trx: Db,
  kind: ContentKind,
  version: NewVersion,
  parts: readonly VersionPart[],
): Promise<void> {
  const added = await trx
    .insertInto('record_versions')
    .values({ ...version, changed: JSON.stringify(version.changed) })
    .onConflict((conflict) => conflict.columns(['entity', 'record', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  for (const part of parts) await storeBlob(trx, fieldsOf(kind, version.record), part, version.at);
  await trx
    .insertInto('record_version_contents')
    .values(parts.map(({ part, hash }) => ({ version_id: added.id, part, hash })))
    .execute();
}

async function storeBlob(trx: Db, fields: ContentFields, { hash, json }: VersionPart, now: string): Promise<void> {
  const known = await trx.selectFrom('record_blobs').select('hash').where('hash', '=', hash).executeTakeFirst();
  if (known) return;
  const data = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const stored = await trx
    .insertInto('record_blobs')
    .values({ hash, data, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (stored) await recordVersionFiles(trx, fields, { hash, json });
}

/** Returns the versions of a record, the newest first. */
export async function listVersions(db: Db, { entity, record }: RecordKey, limit: number) {
  const rows = await db
    .selectFrom('record_versions')
    .select(listed)
    .where('entity', '=', entity)
    .where('record', '=', record)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toVersion);
}

/** A write in the audit log: an entity, the id of the record if it has one, and the time. */
export interface WriteTime {
  entity: string;
  entity_id: number | null;
  at: string;
}

/** Returns the versions that these writes have stored, with the key of their record; a write may have none. */
export async function versionsOfWrites(db: Db, writes: readonly WriteTime[]) {
  if (writes.length === 0) return [];
  const rows = await db
    .selectFrom('record_versions')
    .select([...listed, 'entity', 'record'])
    .where((where) =>
      where.or(
        writes.map(({ entity, entity_id, at }) =>
          where.and({ entity, at, ...(entity_id === null ? {} : { record: String(entity_id) }) }),
        ),
      ),
    )
    .where('cause', '!=', 'baseline')
    .orderBy('id')
    .execute();
  return rows.map(toVersion);
}

/** Returns the newest version up to a number; undefined when there is none. */
export async function versionUpTo(db: Db, { entity, record }: RecordKey, number = Number.MAX_SAFE_INTEGER) {
  const row = await db
    .selectFrom('record_versions')
    .select(listed)
    .where('entity', '=', entity)
    .where('record', '=', record)
    // A 32-bit column in PostgreSQL.
    .where('number', '<=', Math.min(number, 2 ** 31 - 1))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toVersion(row);
}

/** Returns the number of the oldest version with this content of a part; null if there is none. */
export async function firstVersionWithPart(
  db: Db,
  { entity, record }: RecordKey,
  { part, hash }: Pick<VersionPart, 'part' | 'hash'>,
): Promise<number | null> {
  const row = await db
    .selectFrom('record_version_contents')
    .innerJoin('record_versions', 'record_versions.id', 'record_version_contents.version_id')
    .select('number')
    .where('entity', '=', entity)
    .where('record', '=', record)
    .where('part', '=', part)
    .where('hash', '=', hash)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** Deletes all versions of a record that was deleted for ever. */
export async function deleteVersions(trx: Db, { entity, record }: RecordKey): Promise<void> {
  await trx.deleteFrom('record_versions').where('entity', '=', entity).where('record', '=', record).execute();
}

/** Returns the hashes of the parts of a version, by part. */
export async function partHashes(db: Db, versionId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('record_version_contents')
    .select(['part', 'hash'])
    .where('version_id', '=', versionId)
    .execute();
  return new Map(rows.map(({ part, hash }) => [part, hash]));
}

/** Returns the parts of a version with their content. */
export async function readParts(db: Db, versionId: number): Promise<Pick<VersionPart, 'part' | 'json'>[]> {
  const rows = await db
    .selectFrom('record_version_contents')
    .innerJoin('record_blobs', 'record_blobs.hash', 'record_version_contents.hash')
    .select(['part', 'data'])
    .where('version_id', '=', versionId)
    .orderBy('part')
    .execute();
  return rows.map(({ part, data }) => ({ part, json: brotliDecompressSync(data).toString('utf8') }));
}

/** Returns the languages that a record has had in any of its versions. */
export async function recordedLanguages(db: Db, { entity, record }: RecordKey): Promise<string[]> {
  const rows = await db
    .selectFrom('record_version_contents')
    .innerJoin('record_versions', 'record_versions.id', 'record_version_contents.version_id')
    .select('part')
    .distinct()
    .where('entity', '=', entity)
    .where('record', '=', record)
    .where('part', '!=', SHARED_PART)
    .orderBy('part')
    .execute();
  return rows.map(({ part }) => part);
}

/** Sets the note of a version. Returns false if there is no such version. */
export async function saveNote(trx: Db, { entity, record }: RecordKey, number: number, note: string): Promise<boolean> {
  const saved = await trx
    .updateTable('record_versions')
    .set({ note })
    .where('entity', '=', entity)
    .where('record', '=', record)
    .where('number', '=', number)
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

function toVersion<T extends { changed: string; cause: string; writers: string | null }>(row: T) {
  const writers = row.writers === null ? [] : (parse(row.writers) as string[]);
  return { ...row, cause: row.cause as VersionCause, changed: parse(row.changed) as string[], writers };
}
