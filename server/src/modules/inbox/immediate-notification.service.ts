import type { SpamReason } from '@vitrin/shared-contracts/mailbox';
import { adminUrl } from '../../config/admin-url.ts';
import type { Db } from '../../platform/database/tables.ts';
import { canSend } from '../mail/mail-server.ts';
import { recipientsOf } from '../mail/mail.service.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { receivedMail, type ReceivedMessage } from './notify-texts.ts';

/** A message that has just been stored. */
export interface StoredMessage extends ReceivedMessage {
  quarantine: readonly SpamReason[];
}

/** Enqueues notification mails in the transaction that stores the message. Sends none for suspected spam. */
export async function notifyOfMessage(
  trx: Db,
  config: PlatformServices['config'],
  { quarantine, ...arrival }: StoredMessage,
): Promise<void> {
  if (!canSend(config) || quarantine.length > 0) return;
  const mail = receivedMail(arrival, adminUrl(config));
  for (const { email } of await recipientsOf(trx, arrival.kind, 'at-once'))
    await enqueueMail(trx, { purpose: 'notification', recipient: email, messageId: arrival.id, ...mail });
}
