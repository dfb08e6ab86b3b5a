import {
  downloadAddress,
  parseDownloadAddress,
  type Download,
  type DownloadType,
} from '@vitrin/shared-contracts/downloads';
import type { PageRequest } from '../../platform/database/page-request.ts';
import { searchMatch, searchText } from '../../platform/database/search.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import type { DownloadKey } from './download-files.ts';

const columns = ['id', 'hash', 'name', 'type', 'bytes', 'created_at'] as const;

interface Row extends Omit<Download, 'path'> {
  hash: string;
}

function toDownload({ hash, ...row }: Row): Download {
  return { ...row, path: downloadAddress(hash, row.type) };
}

/** Returns one page, newest first, and the total. */
export async function downloadsPage(
  db: Db,
  { page, size, search }: PageRequest,
): Promise<{ items: Download[]; total: number }> {
  const match = searchMatch(db, 'downloads', search);
  const found = match ? db.selectFrom('downloads').where(match) : db.selectFrom('downloads');
  const rows = await found
    .select(columns)
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .$narrowType<{ type: DownloadType }>()
    .execute();
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items: rows.map(toDownload), total };
}

export async function downloadById(db: Db, id: number): Promise<(Download & DownloadKey) | null> {
  const row = await db
    .selectFrom('downloads')
    .select(columns)
    .where('id', '=', id)
    .$narrowType<{ type: DownloadType }>()
    .executeTakeFirst();
  return row ? { ...toDownload(row), hash: row.hash } : null;
}

/** Returns those of the addresses that files have, with the files, in the order of the addresses. */
export async function downloadsAt(db: Db, addresses: readonly string[]): Promise<Download[]> {
  const hashes = addresses.flatMap((address) => parseDownloadAddress(address)?.hash ?? []);
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('downloads')
    .select(columns)
    .where('hash', 'in', hashes)
    .$narrowType<{ type: DownloadType }>()
    .execute();
  const found = new Map(rows.map(toDownload).map((download) => [download.path, download]));
  return addresses.flatMap((address) => found.get(address) ?? []);
}

export async function downloadOf(db: Db, { hash, type }: DownloadKey): Promise<Download | null> {
  const row = await db
    .selectFrom('downloads')
    .select(columns)
    .where('hash', '=', hash)
    .where('type', '=', type)
    .$narrowType<{ type: DownloadType }>()
    .executeTakeFirst();
  return row ? toDownload(row) : null;
}

export async function insertDownload(
  trx: Db,
  file: DownloadKey & { name: string; bytes: number },
  { now, userId }: Stamp,
): Promise<Download> {
  const row = await trx
    .insertInto('downloads')
    .values({ ...file, search_text: searchText(file.name), created_at: now, created_by: userId })
    .returning(columns)
    .$narrowType<{ type: DownloadType }>()
    .executeTakeFirstOrThrow();
  return toDownload(row);
}

export async function deleteDownload(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('downloads').where('id', '=', id).execute();
}

/** Returns those of the hashes that belong to a record. */
export async function recordedHashes(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('downloads').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Returns the next files behind an id, with their hashes. */
export async function downloadsAfter(db: Db, id: number, count: number): Promise<(Download & DownloadKey)[]> {
  const rows = await db
    .selectFrom('downloads')
    .select(columns)
    .where('id', '>', id)
    .orderBy('id')
    .limit(count)
    .$narrowType<{ type: DownloadType }>()
    .execute();
  return rows.map((row) => ({ ...toDownload(row), hash: row.hash }));
}
