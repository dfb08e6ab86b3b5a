import { adminPaths } from 'shared-contracts/paths';
import { supportImportanceLabels, type SupportForwarding } from 'shared-contracts/support';
import type { Db } from '../../platform/database/tables.ts';
import { headerText } from '../mail/header-text.ts';
import { canSend } from '../mail/mail-server.ts';
import { readMailSettings } from '../mail/mail.service.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Services } from '../../services.ts';
import type { NewAttachment } from './attachments.repository.ts';
import { saveForwarding, type StoredRequest } from './support.repository.ts';

/** What has just been said to a request, and by whom. */
export interface Said {
  author: string;
  text: string;
  attachments: readonly NewAttachment[];
}

/** Whether requests are sent on, or what is missing for it. */
export async function forwardingOf(db: Db, config: Services['config']): Promise<SupportForwarding> {
  if (!canSend(config)) return 'no-server';
  return (await readMailSettings(db)).support_email ? 'on' : 'no-address';
}

/** Sends on what its writer has said, to the address of the settings if there is one; an answer by mail goes to the writer. */
export async function forward(trx: Db, config: Services['config'], request: StoredRequest, said: Said): Promise<void> {
  if ((await forwardingOf(trx, config)) !== 'on') return saveForwarding(trx, request.id, null);
  const { support_email: recipient } = await readMailSettings(trx);
  const facts = [
    `Kimden: ${headerText(said.author)}`,
    `Konu: ${headerText(request.subject)}`,
    `Önem: ${supportImportanceLabels[request.importance]}`,
  ];
  const mail = await enqueueMail(trx, {
    purpose: 'support',
    recipient,
    subject: `Destek talebi ${request.id}: ${request.subject}`,
    text: letter(config, request, [...facts, '', ...saidLines(said)]),
    author: said.author,
    ...(request.email !== null && { replyTo: request.email }),
  });
  await saveForwarding(trx, request.id, mail);
}

/** Tells its writer that somebody has answered. */
export async function tellAsker(
  trx: Db,
  config: Services['config'],
  request: StoredRequest,
  said: Said,
): Promise<void> {
  if (!canSend(config) || request.email === null) return;
  const opening = `${headerText(said.author)}, “${headerText(request.subject)}” konulu destek talebinizi yanıtladı.`;
  await enqueueMail(trx, {
    purpose: 'support',
    recipient: request.email,
    subject: `Yanıtlandı: ${request.subject}`,
    text: letter(config, request, [opening, '', ...saidLines(said)]),
    author: said.author,
  });
}

/** Files stay in the panel; a mail names them. */
function saidLines({ text, attachments }: Said): string[] {
  if (attachments.length === 0) return [text];
  return [text, '', `Panelde ${attachments.length} dosya var: ${attachments.map(({ name }) => name).join(', ')}`];
}

function letter({ publicUrl }: Services['config'], { id }: StoredRequest, lines: readonly string[]): string {
  return [...lines, '', `Panelde açın: ${publicUrl}${adminPaths.supportRequest(id)}`, ''].join('\n');
}
