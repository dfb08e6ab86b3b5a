import { retireSchema, type RetireInput } from '@vitrin/shared-contracts/release-management';
import { helpersOf } from '../../../platform/database/helpers.ts';
import { inTransactionOf, type ContentSource } from '../../../content/content-kind.ts';
import { WILDCARD_SUFFIX, redirectLoop } from '../../redirects/redirects.service.ts';
import type { Stamp, WriteContext } from '../../../platform/database/write-context.ts';
import { write, type WriteServices } from '../../../content/write.ts';
import { Invalid } from '../../../platform/errors.ts';
import { validated } from '../../../platform/http/validated.ts';
import { deletePointer, addLogEntry, readPointer } from '../../../releases/stored/pointers.repository.ts';
import { staleLiveReleaseError } from '../commands/release-commands.service.ts';
import type { ReleaseServices } from '../../../releases/release-services.ts';
import { insertArchived } from './archive.repository.ts';
import { deleteRemote, saveRedirect } from './remotes.repository.ts';
import { requireAddedRemote, type AddedRemoteRow } from './remotes.service.ts';
import { revokeAccess } from './revoke-access.ts';

interface Retirement extends RetireInput {
  /** Name as in the URL or the command line. */
  name: string;
  /** Actor in the release log. */
  actor: string;
}

/** Takes an additional remote off the site. Cached pages name the segments of all remotes, so they are invalidated. */
export async function retireRemote(
  services: WriteServices & Pick<ReleaseServices, 'releases'>,
  context: WriteContext,
  name: string,
  value: unknown,
): Promise<AddedRemoteRow> {
  const retirement = { ...validated(retireSchema, value), name, actor: context.actor.name };
  const remote = await write(services, context, { action: 'delete', entity: 'remote' }, async (trx, stamp) => ({
    data: await removeFromSite(inTransactionOf(services, trx), stamp, retirement),
    entityId: null,
    title: name,
  }));
  await services.releases.notify();
  return remote;
}

/**
 * Takes an additional remote off the site in one transaction: from then on no document names it, its credentials
 * publish nothing, and its address is free. Releases and log entries are kept, so that a remote added again finds them
 * until the cleanup job removes them.
 */
async function removeFromSite(
  source: ContentSource,
  stamp: Stamp,
  { name, expected, actor, reason, redirect, keep_days }: Retirement,
): Promise<AddedRemoteRow> {
  const { db: trx } = source;
  await helpersOf(trx).lock(trx, 'releases');
  const remote = await requireAddedRemote(trx, name);
  const { name: unit, segment } = remote;
  const live = (await readPointer(trx, unit))?.live ?? null;
  if (live !== expected) throw await staleLiveReleaseError(trx, { unit, expected });
  await deletePointer(trx, unit);
  await deleteRemote(trx, unit);
  await insertArchived(trx, remote, { actor, reason, days: keep_days });
  await revokeAccess(trx, unit);
  if (redirect !== null) await createRedirect(source, stamp, { segment, redirect });
  await addLogEntry(trx, { unit, action: 'retire', before: live, after: null, actor, reason });
  return remote;
}

interface RemoteRedirect {
  segment: string;
  redirect: string;
}

/** Creates an ordinary redirect, which staff can see, change and delete in the list of redirects. */
async function createRedirect(
  content: ContentSource,
  stamp: Stamp,
  { segment, redirect }: RemoteRedirect,
): Promise<void> {
  const { db: trx } = content;
  await helpersOf(trx).lock(trx, 'redirects');
  const source = `/${segment}${WILDCARD_SUFFIX}`;
  await saveRedirect(trx, { source, target: redirect }, stamp);
  if ((await redirectLoop(content, source)) !== null)
    throw new Invalid({ redirect: 'Bu adres kaldırılan birimin kendi adresine geri dönüyor.' });
}
