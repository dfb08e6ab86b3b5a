import type { RemoteInput } from '@vitrin/shared-contracts/release-management';
import type { RemoteName } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';
import type { Stamp } from '../../../platform/database/write-context.ts';

export async function insertRemote(trx: Db, { name, segment, title }: RemoteInput, createdBy: string): Promise<void> {
  const created_at = new Date().toISOString();
  await trx.insertInto('remotes').values({ name, segment, title, created_at, created_by: createdBy }).execute();
}

export async function deleteRemote(trx: Db, name: RemoteName): Promise<void> {
  await trx.deleteFrom('remotes').where('name', '=', name).execute();
}

/** Returns a redirect whose source is below this first path segment; null if there is none. */
export async function redirectBelow(db: Db, segment: string): Promise<string | null> {
  const row = await db
    .selectFrom('redirects')
    .select('source')
    .where((where) => where.or([where('source', '=', `/${segment}`), where('source', 'like', `/${segment}/%`)]))
    .orderBy('source')
    .limit(1)
    .executeTakeFirst();
  return row?.source ?? null;
}

/** Saves a redirect; an existing one with the same source gets the new target. */
export async function saveRedirect(
  trx: Db,
  { source, target }: { source: string; target: string },
  { now, userId }: Stamp,
): Promise<void> {
  const stamp = { updated_at: now, updated_by: userId };
  await trx
    .insertInto('redirects')
    .values({ source, target, created_at: now, ...stamp })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet((row) => ({ target, ...stamp, version: row('redirects.version', '+', 1) })),
    )
    .execute();
}
