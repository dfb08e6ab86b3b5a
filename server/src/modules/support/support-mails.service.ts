import { adminPaths } from '@vitrin/shared-contracts/paths';
import { supportImportanceLabels, type SupportForwarding } from '@vitrin/shared-contracts/support';
import { adminUrl } from '../../config/admin-url.ts';
import type { Db } from '../../platform/database/tables.ts';
import { headerText } from '../mail/header-text.ts';
import { canSend } from '../mail/mail-server.ts';
import { readMailSettings } from '../mail/mail.service.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { NewAttachment } from './attachments.repository.ts';
import { saveForwarding, type StoredRequest } from './support.repository.ts';

/** A new message of a request and its author. */
export interface NewReply {
  author: string;
  text: string;
  attachments: readonly NewAttachment[];
}

/** Returns whether requests are forwarded by mail, or what is missing for it. */
export async function forwardingStatus(db: Db, config: PlatformServices['config']): Promise<SupportForwarding> {
  if (!canSend(config)) return 'no-server';
  return (await readMailSettings(db)).support_email ? 'on' : 'no-address';
}

/**
 * Forwards a message of the requester to the address in the settings, if there is one; a reply by mail goes to the
 * requester.
 */
export async function forwardToSupport(
  trx: Db,
  config: PlatformServices['config'],
  request: StoredRequest,
  said: NewReply,
): Promise<void> {
  if ((await forwardingStatus(trx, config)) !== 'on') return saveForwarding(trx, request.id, null);
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
    text: mailText(config, request, [...facts, '', ...messageLines(said)]),
    author: said.author,
    ...(request.email !== null && { replyTo: request.email }),
  });
  await saveForwarding(trx, request.id, mail);
}

/** Notifies the requester of a reply. */
export async function notifyRequester(
  trx: Db,
  config: PlatformServices['config'],
  request: StoredRequest,
  said: NewReply,
): Promise<void> {
  if (!canSend(config) || request.email === null) return;
  const opening = `${headerText(said.author)}, “${headerText(request.subject)}” konulu destek talebinizi yanıtladı.`;
  await enqueueMail(trx, {
    purpose: 'support',
    recipient: request.email,
    subject: `Yanıtlandı: ${request.subject}`,
    text: mailText(config, request, [opening, '', ...messageLines(said)]),
    author: said.author,
  });
}

/** Attachments stay in the panel; the mail only names them. */
function messageLines({ text, attachments }: NewReply): string[] {
  if (attachments.length === 0) return [text];
  return [text, '', `Panelde ${attachments.length} dosya var: ${attachments.map(({ name }) => name).join(', ')}`];
}

function mailText(config: PlatformServices['config'], { id }: StoredRequest, lines: readonly string[]): string {
  return [...lines, '', `Panelde açın: ${adminUrl(config)}${adminPaths.supportRequest(id)}`, ''].join('\n');
}
