import { handOverSchema } from '@vitrin/shared-contracts/release-lifecycle';
import type { NewPublishKey } from '@vitrin/shared-contracts/release-management';
import { isRemoteName } from '@vitrin/shared-contracts/releases';
import { write, type WriteServices } from '../../../content/write.ts';
import { helpersOf } from '../../../platform/database/helpers.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { Conflict, NotFound } from '../../../platform/errors.ts';
import { validated } from '../../../platform/http/validated.ts';
import { addLogEntry, readPointer } from '../../../releases/stored/pointers.repository.ts';
import { draftKey } from '../keys/release-keys.service.ts';
import { saveOwner } from './owners.repository.ts';
import { revokeAccess } from './revoke-access.ts';
import { requireUnit } from './units.service.ts';

/**
 * Gives a remote to another team, in one transaction: from then on no earlier credential publishes, also not an upload in
 * progress, and there is one new credential. Releases, log and the live release stay. The secret is null for a repeated
 * request.
 */
export async function handOver(
  services: WriteServices,
  context: WriteContext,
  name: string,
  value: unknown,
): Promise<NewPublishKey> {
  const { owner, contact, days, reason } = validated(handOverSchema, value);
  if (name === 'shell')
    throw new Conflict('shell-has-no-team', 'Kabuk devredilmez. Anahtarını iptal edip yenisini oluşturun.');
  if (!isRemoteName(name)) throw new NotFound();
  const draft = await draftKey(services, { remote: name, name: owner, days, quota: null, by: context.actor });
  let isNew = false;
  const key = await write(services, context, { action: 'update', entity: 'remote', keepsPages: true }, async (trx) => {
    await helpersOf(trx).lock(trx, 'releases');
    const { unit } = await requireUnit(trx, name);
    await revokeAccess(trx, name);
    const row = await draft.insert(trx);
    await saveOwner(trx, name, { owner, contact, by: context.actor.name });
    const live = (await readPointer(trx, unit))?.live ?? null;
    const log = { unit, action: 'hand-over', before: null, after: live, actor: context.actor.name } as const;
    await addLogEntry(trx, { ...log, reason: `${owner}: ${reason}` });
    isNew = true;
    return { data: row, entityId: null, title: name, fields: ['owner', 'contact'] };
  });
  return { key, secret: isNew ? draft.secret : null };
}
