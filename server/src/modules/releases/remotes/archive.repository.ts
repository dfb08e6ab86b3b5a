import type { ArchivedRemote } from '@vitrin/shared-contracts/release-lifecycle';
import type { RemoteName, Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';
import { deleteOwner } from './owners.repository.ts';

const DAY_MS = 86_400_000;

interface Archiving {
  actor: string;
  reason: string;
  days: number;
}

export async function insertArchived(
  trx: Db,
  { name, segment, title }: { name: RemoteName; segment: string; title: string },
  { actor, reason, days }: Archiving,
): Promise<void> {
  const now = Date.now();
  const values = {
    segment,
    title,
    archived_at: new Date(now).toISOString(),
    archived_by: actor,
    reason,
    remove_at: new Date(now + days * DAY_MS).toISOString(),
  };
  await trx
    .insertInto('archived_remotes')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

/** Returns the retired remotes, the last one first. */
export async function listArchived(db: Db): Promise<ArchivedRemote[]> {
  const rows = await archived(db).execute();
  return rows.map(toArchived);
}

export async function findArchived(db: Db, name: string): Promise<ArchivedRemote | null> {
  const row = await archived(db).where('remote.name', '=', name).executeTakeFirst();
  return row ? toArchived(row) : null;
}

function archived(db: Db) {
  return db
    .selectFrom('archived_remotes as remote')
    .selectAll('remote')
    .select((select) => [
      select
        .selectFrom('releases')
        .select((own) => own.fn.countAll<number>().as('count'))
        .whereRef('releases.unit', '=', 'remote.name')
        .as('releases'),
      select
        .selectFrom('releases')
        .select((own) => own.fn.sum<number | string | null>('bytes').as('bytes'))
        .whereRef('releases.unit', '=', 'remote.name')
        .as('bytes'),
    ])
    .orderBy('remote.archived_at', 'desc')
    .orderBy('remote.name');
}

type Stored = Awaited<ReturnType<ReturnType<typeof archived>['execute']>>[number];

function toArchived({ name, releases, bytes, ...row }: Stored): ArchivedRemote {
  return { ...row, name: name as RemoteName, releases: releases ?? 0, bytes: Number(bytes ?? 0) };
}

/** Returns when the releases of a retired remote are removed; null if it is not in the archive. */
export async function archivedUntil(db: Db, unit: Unit): Promise<string | null> {
  const row = await db.selectFrom('archived_remotes').select('remove_at').where('name', '=', unit).executeTakeFirst();
  return row?.remove_at ?? null;
}

/** Deletes the remote from the archive; its releases stay. Returns whether it was there. */
export async function deleteArchived(trx: Db, name: RemoteName): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('archived_remotes').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the remotes whose time in the archive is over, and their owners. */
export async function deleteExpiredArchived(trx: Db): Promise<void> {
  const expired = await trx
    .deleteFrom('archived_remotes')
    .where('remove_at', '<=', new Date().toISOString())
    .returning('name')
    .execute();
  for (const { name } of expired) await deleteOwner(trx, name as RemoteName);
}
