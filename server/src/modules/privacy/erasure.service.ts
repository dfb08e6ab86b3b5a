import { mailboxKinds } from '@vitrin/shared-contracts/mailbox';
import { erasureSchema, type DestructionReason, type ErasureResult } from '@vitrin/shared-contracts/privacy';
import { normalizeEmail } from '../../platform/auth/users.repository.ts';
import { recordDestruction } from './destructions.repository.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { clearStoredResponses } from '../../platform/database/idempotency.ts';
import { lockInboxes } from '../inbox/inbox-lock.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { removeCvs } from '../media/cv-files.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { findDataRequest } from './data-requests.repository.ts';
import { deletePerson, type Erased } from './erasure.repository.ts';
import { redacted } from './redacted.ts';
import { addressesOf } from './person.repository.ts';

/** Operations whose responses are stored for idempotent retries and contain personal data. */
const PERSONAL_OPERATIONS = mailboxKinds.flatMap((kind) => [`${kind}.send`, `${kind}.update`]);

/**
 * Destroys all data of a person except the data subject requests, which prove that the erasure was requested. Files are
 * removed after the commit.
 */
export async function erasePerson(
  services: WriteServices & Pick<PlatformServices, 'files' | 'inbox'>,
  context: WriteContext,
  value: unknown,
): Promise<ErasureResult> {
  const { email, request_id } = validated(erasureSchema, value);
  const sender = normalizeEmail(email);
  const reason = request_id === null ? 'decision' : 'request';
  let files: string[] = [];
  const operation = { action: 'delete', entity: 'personal-data', keepsPages: true } as const;
  const result = await write(services, context, operation, async (trx) => {
    if (request_id !== null) await checkRequest(trx, request_id);
    await helpersOf(trx).lock(trx, 'destruction');
    await lockInboxes(trx);
    const erased = await deletePerson(trx, sender, await addressesOf(trx, sender));
    if (erased.messages.length + erased.mails + erased.subscriptions === 0) throw new NotFound();
    await recordErasure(trx, erased, reason, context.actor.name);
    files = erased.files;
    const { mails, subscriptions } = erased;
    const data = { messages: erased.messages.length, files: erased.files.length, mails, subscriptions };
    return { data, entityId: null, title: redacted(sender) };
  });
  await removeCvs(services.files, files);
  await clearStoredResponses(services.db, PERSONAL_OPERATIONS);
  for (const kind of mailboxKinds) services.inbox.publish({ kind, received: null });
  return result;
}

async function checkRequest(trx: Db, id: number): Promise<void> {
  if (!(await findDataRequest(trx, id))) throw new Invalid({ request_id: 'Böyle Bir Başvuru Yok' });
}

async function recordErasure(trx: Db, erased: Erased, reason: DestructionReason, actor: string): Promise<void> {
  for (const kind of mailboxKinds) {
    const references = erased.messages.filter((message) => message.kind === kind).map(({ reference }) => reference);
    await recordDestruction(trx, { kind, reason, count: references.length, actor, references });
  }
  await recordDestruction(trx, { kind: 'newsletter', reason, count: erased.subscriptions, actor, references: [] });
  await recordDestruction(trx, { kind: 'mails', reason, count: erased.mails, actor, references: [] });
}
