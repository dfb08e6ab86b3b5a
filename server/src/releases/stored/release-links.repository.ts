import type { Unit } from '@vitrin/shared-contracts/releases';
import { creatorActive } from '../../platform/auth/creator-active.ts';
import type { Db } from '../../platform/database/tables.ts';

/** A stored link to a release. */
export interface StoredLink {
  id: number;
  unit: Unit;
  release_id: string;
  created_at: string;
  created_by: string;
  /** Null if it is not known who made it, and for a new link. */
  creator_active: 0 | 1 | null;
  expires_at: string | null;
}

interface NewLink {
  unit: Unit;
  releaseId: string;
  createdBy: string;
  /** Id of the same user; null for a credential and for the command line. */
  createdByUser: number | null;
  expiresAt: Date | null;
}

export async function insertLink(
  trx: Db,
  { unit, releaseId, createdBy, createdByUser, expiresAt }: NewLink,
): Promise<StoredLink> {
  const values = {
    unit,
    release_id: releaseId,
    created_at: new Date().toISOString(),
    created_by: createdBy,
    expires_at: expiresAt?.toISOString() ?? null,
  };
  const { id } = await trx
    .insertInto('release_links')
    .values({ ...values, created_by_user: createdByUser })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, ...values, creator_active: null };
}

/** Returns the valid links to a release, the newest first. */
export async function validLinks(db: Db, unit: Unit, releaseId: string): Promise<StoredLink[]> {
  const rows = await valid(db)
    .where('unit', '=', unit)
    .where('release_id', '=', releaseId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, unit: row.unit as Unit }));
}

/** Returns the link if it is valid now. */
export async function findValidLink(db: Db, id: number): Promise<StoredLink | null> {
  const row = await valid(db).where('id', '=', id).executeTakeFirst();
  return row ? { ...row, unit: row.unit as Unit } : null;
}

function valid(db: Db) {
  return db
    .selectFrom('release_links')
    .select(['id', 'unit', 'release_id', 'created_at', 'created_by', 'expires_at'])
    .select(creatorActive('release_links.created_by_user'))
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date().toISOString())]));
}

export async function revokeLink(trx: Db, id: number): Promise<void> {
  await trx.updateTable('release_links').set({ revoked_at: new Date().toISOString() }).where('id', '=', id).execute();
}

/** Revokes all links to releases of a remote that leaves the site. */
export async function revokeLinksOf(trx: Db, unit: Unit): Promise<void> {
  const revoked = { revoked_at: new Date().toISOString() };
  await trx
    .updateTable('release_links')
    .set(revoked)
    .where('unit', '=', unit)
    .where('revoked_at', 'is', null)
    .execute();
}
