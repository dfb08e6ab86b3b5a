import type { SpamReason } from 'shared-contracts/mailbox';
import type { Db } from '../../platform/database/tables.ts';
import { canSend } from '../mail/mail-server.ts';
import { peopleToTell } from '../mail/mail.service.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { arrivalMail, type Arrival } from './notify-texts.ts';

/** A message that has just been kept. */
export interface KeptMessage extends Arrival {
  quarantine: readonly SpamReason[];
}

/** Tells those who want to know at once, in the transaction that keeps the message; of what is suspected nobody is told. */
export async function tellOfMessage(
  trx: Db,
  config: Services['config'],
  { quarantine, ...arrival }: KeptMessage,
): Promise<void> {
  if (!canSend(config) || quarantine.length > 0) return;
  const mail = arrivalMail(arrival, config.publicUrl);
  for (const { email } of await peopleToTell(trx, arrival.kind, 'at-once'))
    await enqueueMail(trx, { purpose: 'notification', recipient: email, messageId: arrival.id, ...mail });
}
