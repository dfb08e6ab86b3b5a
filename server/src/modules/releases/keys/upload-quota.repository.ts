import { limits } from '@vitrin/shared-contracts/limits';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';

const DAY_MS = 86_400_000;
/** No upload takes longer: an older one was interrupted with its server. */
const MAX_UPLOAD_MS = 60 * 60_000;
const MEGABYTE = 1_048_576;

/** What a credential may publish. */
export interface AllowedUploads {
  /** Releases in 24 hours. */
  releases: number;
  /** Bytes of all kept releases of the unit. */
  bytes: number;
}

export function allowedUploads(stored: {
  releases_per_day: number | null;
  kept_megabytes: number | null;
}): AllowedUploads {
  const { releasesPerDay, keptMegabytes } = limits.publishQuota;
  return {
    releases: stored.releases_per_day ?? releasesPerDay.default,
    bytes: (stored.kept_megabytes ?? keptMegabytes.default) * MEGABYTE,
  };
}

/**
 * Returns the start times of the credential's uploads that count for its daily quota, the oldest first. The credentials
 * of a trusted pipeline, one for each job, share one quota.
 */
export async function countedUploads(db: Db, tokenId: number): Promise<string[]> {
  const rows = await counted(db, await tokensOfPublisher(db, tokenId))
    .select('begun_at')
    .orderBy('begun_at')
    .execute();
  return rows.map(({ begun_at: at }) => at);
}

async function tokensOfPublisher(db: Db, tokenId: number): Promise<number[]> {
  const pipeline = db.selectFrom('publish_tokens').select('pipeline_id').where('id', '=', tokenId);
  const rows = await db
    .selectFrom('publish_tokens')
    .select('id')
    .where((where) => where.or([where('id', '=', tokenId), where('pipeline_id', '=', pipeline)]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns when an upload that began at this time no longer counts. */
export function freeAgainAt(begunAt: string): Date {
  return new Date(Date.parse(begunAt) + DAY_MS);
}

export async function uploadsByToken(db: Db, tokenIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (tokenIds.length === 0) return new Map();
  const rows = await counted(db, tokenIds)
    .select((select) => ['token_id', select.fn.countAll<number>().as('count')])
    .groupBy('token_id')
    .execute();
  return new Map(rows.map((row) => [row.token_id, row.count]));
}

/** Selects the uploads of the last 24 hours: stored, or in progress. */
function counted(db: Db, tokenIds: readonly number[]) {
  const now = Date.now();
  return db
    .selectFrom('publish_uploads')
    .where('token_id', 'in', tokenIds)
    .where('begun_at', '>', new Date(now - DAY_MS).toISOString())
    .where((where) =>
      where.or([
        where('stored_at', 'is not', null),
        where('begun_at', '>', new Date(now - MAX_UPLOAD_MS).toISOString()),
      ]),
    );
}

export async function keptBytesByUnit(db: Db, units: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (units.length === 0) return new Map();
  const rows = await db
    .selectFrom('releases')
    .select((select) => ['unit', select.fn.sum<number | string | null>('bytes').as('bytes')])
    .where('unit', 'in', units)
    .groupBy('unit')
    .execute();
  return new Map(rows.map(({ unit, bytes }) => [unit, Number(bytes ?? 0)]));
}

/** Returns the bytes that uploads in progress may add to the unit. */
export async function bytesInProgress(db: Db, unit: Unit): Promise<number> {
  const { bytes } = await db
    .selectFrom('publish_uploads')
    .select((select) => select.fn.sum<number | string | null>('bytes').as('bytes'))
    .where('unit', '=', unit)
    .where('stored_at', 'is', null)
    .where('begun_at', '>', new Date(Date.now() - MAX_UPLOAD_MS).toISOString())
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export interface NewUpload {
  tokenId: number;
  unit: Unit;
  bytes: number;
}

/** Inserts an upload that begins, and deletes those that no longer count. */
export async function insertUpload(trx: Db, { tokenId, unit, bytes }: NewUpload): Promise<number> {
  const old = new Date(Date.now() - DAY_MS).toISOString();
  await trx.deleteFrom('publish_uploads').where('begun_at', '<', old).execute();
  const { id } = await trx
    .insertInto('publish_uploads')
    .values({ token_id: tokenId, unit, bytes, begun_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Checks whether the upload counts and its credential is not revoked. */
export async function isUploadAllowed(trx: Db, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('publish_uploads as upload')
    .innerJoin('publish_tokens as token', 'token.id', 'upload.token_id')
    .select('upload.id')
    .where('upload.id', '=', id)
    .where('token.revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markUploadStored(trx: Db, id: number): Promise<void> {
  await trx.updateTable('publish_uploads').set({ stored_at: new Date().toISOString() }).where('id', '=', id).execute();
}

export async function deleteUpload(db: Db, id: number): Promise<void> {
  await db.deleteFrom('publish_uploads').where('id', '=', id).execute();
}
