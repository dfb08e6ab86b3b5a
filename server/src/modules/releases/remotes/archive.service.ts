import { restoreRemoteSchema, type ArchivedRemote } from '@vitrin/shared-contracts/release-lifecycle';
import type { RemoteRow } from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { write, type WriteServices } from '../../../content/write.ts';
import { helpersOf } from '../../../platform/database/helpers.ts';
import { deletePagesOf } from '../../remote-pages/remote-pages.service.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { Invalid, NotFound } from '../../../platform/errors.ts';
import { validated } from '../../../platform/http/validated.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import type { Services } from '../../../services.ts';
import { addLogEntry } from '../../../releases/stored/pointers.repository.ts';
import { deleteRelease, releaseIds } from '../old-releases/old-releases.repository.ts';
import { removeSharedRelease } from '../../../releases/files/release-store.ts';
import { findRelease, lastLiveRelease } from '../../../releases/stored/releases.repository.ts';
import { deleteArchived, findArchived } from './archive.repository.ts';
import { deleteOwner } from './owners.repository.ts';
import { addRemote, notifyAfter } from './remotes.service.ts';
import { knownUnits, requireUnit } from './units.service.ts';

export { listArchived } from './archive.repository.ts';

/** Brings a retired remote back, at the same or another path. It is shown when one of its releases is promoted. */
export async function restoreRemote(
  services: WriteServices & Pick<Services, 'releasePages' | 'releases'>,
  context: WriteContext,
  name: string,
  value: unknown,
): Promise<RemoteRow> {
  const input = validated(restoreRemoteSchema, value);
  await requirePageAt(services, name, input.segment);
  return notifyAfter(
    services,
    write(services, context, { action: 'restore', entity: 'remote' }, async (trx) => {
      await helpersOf(trx).lock(trx, 'releases');
      const remote = await requireArchived(trx, name);
      const data = await addRemote(trx, { ...input, name: remote.name }, context.actor.name);
      return { data, entityId: null, title: name };
    }),
  );
}

/**
 * Throws 422 if the release that was live last has no page at the address: promoting it there would show nothing. Its
 * addresses come from the context of the remote, or the remote keeps its former path.
 */
async function requirePageAt(
  { db, releasePages }: Pick<Services, 'db' | 'releasePages'>,
  name: string,
  segment: string,
): Promise<void> {
  const archived = await findArchived(db, name);
  const last = archived && (await lastLiveRelease(db, archived.name));
  if (!last) return;
  const problem = await releasePages.addressProblem({ unit: archived.name, id: last }, segment);
  if (problem === null) return;
  const way = archived.segment === segment ? '' : ` Önceki yolu: ${archived.segment}.`;
  throw new Invalid({ segment: `${problem}${way}` });
}

/** Removes a retired remote with all its releases before its time; the log stays. */
export async function deleteArchivedRemote(
  services: WriteServices & Pick<PlatformServices, 'files'>,
  context: WriteContext,
  name: string,
): Promise<ArchivedRemote> {
  let removed: string[] = [];
  const operation = { action: 'delete', entity: 'remote', keepsPages: true } as const;
  const remote = await write(services, context, operation, async (trx) => {
    await helpersOf(trx).lock(trx, 'releases');
    const archived = await requireArchived(trx, name);
    const unit = archived.name;
    removed = await releaseIds(trx, unit);
    for (const id of removed) {
      await deleteRelease(trx, unit, id);
      const entry = { unit, action: 'delete', before: id, after: null, actor: context.actor.name } as const;
      await addLogEntry(trx, { ...entry, reason: 'Arşivden silindi' });
    }
    await deleteArchived(trx, unit);
    await deleteOwner(trx, unit);
    await deletePagesOf(trx, unit);
    return { data: archived, entityId: null, title: name };
  });
  // Files are deleted last: rows without files would be faults, files without rows do no harm.
  for (const id of removed)
    if (!(await findRelease(services.db, remote.name, id))) await removeSharedRelease(services, remote.name, id);
  return remote;
}

/** Returns the unit of this name, on the site or in the archive; throws 404 if it is in neither. */
export async function requireListedUnit(db: Db, name: string): Promise<Unit> {
  const known = (await knownUnits(db)).find(({ unit }) => unit === name);
  return known?.unit ?? (await findArchived(db, name))?.name ?? (await requireUnit(db, name)).unit;
}

/** Throws 404 for a remote that is not in the archive. */
export async function requireArchived(db: Db, name: string): Promise<ArchivedRemote> {
  const remote = await findArchived(db, name);
  if (!remote) throw new NotFound('not-archived', 'Arşivde böyle bir birim yok.');
  return remote;
}
