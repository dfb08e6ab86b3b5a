import { ownerOfSegment, segmentErrors } from '@vitrin/shared-contracts/first-segments';
import { remoteSchema, type RemoteInput, type RemoteRow } from '@vitrin/shared-contracts/release-management';
import { isRemoteName, type RemoteName } from '@vitrin/shared-contracts/releases';
import { knownLanguages } from '../../../content/active-languages.ts';
import { readListNames } from '../../../content/lists/list-names.repository.ts';
import { pageBelow } from '../../../content/page-segments.repository.ts';
import { helpersOf } from '../../../platform/database/helpers.ts';
import { deletePagesOf } from '../../remote-pages/remote-pages.service.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { write, type WriteServices } from '../../../content/write.ts';
import { Conflict, Invalid, NotFound } from '../../../platform/errors.ts';
import { validated } from '../../../platform/http/validated.ts';
import type { ReleaseServices } from '../../../releases/release-services.ts';
import { addLogEntry } from '../../../releases/stored/pointers.repository.ts';
import { deleteArchived } from './archive.repository.ts';
import { deleteOwner } from './owners.repository.ts';
import { deleteRemote, insertRemote, redirectBelow } from './remotes.repository.ts';
import { revokeAccess } from './revoke-access.ts';
import { listRemotes } from './units.service.ts';

const entity = 'remote';

/** Adds a remote. Cached pages name the segments of all remotes, so each addition and removal invalidates them. */
export function createRemote(
  services: WriteServices & Pick<ReleaseServices, 'releases'>,
  context: WriteContext,
  value: unknown,
): Promise<RemoteRow> {
  const input = validated(remoteSchema, value);
  return notifyAfter(
    services,
    write(services, context, { action: 'create', entity }, async (trx) => ({
      data: await addRemote(trx, input, context.actor.name),
      entityId: null,
      title: input.name,
    })),
  );
}

export function removeRemote(
  services: WriteServices & Pick<ReleaseServices, 'releases'>,
  context: WriteContext,
  name: string,
): Promise<RemoteRow> {
  return notifyAfter(
    services,
    write(services, context, { action: 'delete', entity }, async (trx) => ({
      data: await deleteRemoteWithAccess(trx, name),
      entityId: null,
      title: name,
    })),
  );
}

export async function notifyAfter<T>(services: Pick<ReleaseServices, 'releases'>, change: Promise<T>): Promise<T> {
  const outcome = await change;
  await services.releases.notify();
  return outcome;
}

/** A remote of that name in the archive is the same one: its releases can be promoted. */
export async function addRemote(trx: Db, input: RemoteInput, createdBy: string): Promise<RemoteRow> {
  await helpersOf(trx).lock(trx, 'releases');
  const remotes = await listRemotes(trx);
  const errors = {
    ...(remotes.some(({ name }) => name === input.name) && { name: 'Bu adda bir birim zaten var.' }),
    ...(await segmentProblem(trx, input.segment, remotes)),
  };
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
  await insertRemote(trx, input, createdBy);
  if (isRemoteName(input.name) && (await deleteArchived(trx, input.name))) {
    const entry = { unit: input.name, action: 'restore', before: null, after: null } as const;
    await addLogEntry(trx, { ...entry, actor: createdBy, reason: `/${input.segment}` });
  }
  return { ...input, is_built_in: false, live: null };
}

async function segmentProblem(
  trx: Db,
  segment: string,
  remotes: readonly RemoteRow[],
): Promise<{ segment: string } | null> {
  const owner = ownerOfSegment(segment, {
    languages: [...(await knownLanguages(trx))],
    lists: await readListNames(trx),
  });
  if (owner !== null) return { segment: segmentErrors[owner] };
  const other = remotes.find((remote) => remote.segment === segment);
  if (other) return { segment: `Bu bölümü ${other.title} birimi kullanıyor.` };
  const page = await pageBelow(trx, segment);
  if (page !== null) return { segment: `${page} adresinde bir sayfa var.` };
  const redirect = await redirectBelow(trx, segment);
  return redirect === null ? null : { segment: `${redirect} adresi yönlendiriliyor; önce yönlendirmeyi silin.` };
}

/** A remote that a team has added, as stored. */
export type AddedRemoteRow = RemoteRow & { name: RemoteName };

/** Throws 404 for a remote that this site does not have, 409 for a built-in one and the shell. */
export async function requireAddedRemote(trx: Db, name: string): Promise<AddedRemoteRow> {
  if (name === 'shell') throw new Conflict('remote-built-in', 'Kabuk her sitede bulunur, kaldırılamaz.');
  const remote = (await listRemotes(trx)).find((remote) => remote.name === name);
  if (!remote || !isRemoteName(name)) throw new NotFound();
  if (remote.is_built_in) throw new Conflict('remote-built-in', `${remote.title} her sitede bulunur, kaldırılamaz.`);
  return { ...remote, name };
}

/** Removes a remote with its owner and all access to it; its releases and log entries are kept. */
async function deleteRemoteWithAccess(trx: Db, name: string): Promise<RemoteRow> {
  await helpersOf(trx).lock(trx, 'releases');
  const remote = await requireAddedRemote(trx, name);
  if (remote.live !== null)
    throw new Conflict(
      'remote-live',
      `${remote.title} biriminin canlı sürümü var (${remote.live}); silinemez, yayından kaldırılabilir.`,
    );
  await deleteRemote(trx, remote.name);
  await revokeAccess(trx, remote.name);
  await deleteOwner(trx, remote.name);
  await deletePagesOf(trx, remote.name);
  return remote;
}
