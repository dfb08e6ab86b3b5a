import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { replyInputSchema, type RepliesRecord, type ReplyRecord } from '@vitrin/shared-contracts/replies';
import { lockInboxes } from './inbox-lock.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { canSend } from '../mail/mail-server.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { retryMail } from '../mail/mail.service.ts';
import type { ContentServices } from '../../content/content-services.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import {
  findOriginalMessage,
  listReplies,
  markAnswered,
  messageOfReply,
  addReplyEvent,
  type OriginalMessage,
} from './replies.repository.ts';
import { quotationOf } from './reply-text.ts';

export interface ReplyCall {
  services: ContentServices;
  context: WriteContext;
  kind: MailboxKind;
  /** Message id. */
  id: number;
}

/** Returns the replies, with the message reference for the audit log. */
export async function repliesTo(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  kind: MailboxKind,
  id: number,
): Promise<RepliesRecord & { reference: string }> {
  const message = await messageOf(db, kind, id);
  return { can_send: canSend(config), replies: await listReplies(db, message.id), reference: message.reference };
}

/** Enqueues the reply and updates history and stage of the message in the same transaction. */
export async function sendReply({ services, context, kind, id }: ReplyCall, value: unknown): Promise<ReplyRecord[]> {
  if (!canSend(services.config))
    throw new Conflict(
      'reply-without-mail',
      'Sunucuda e-posta gönderimi kurulu değil. Yanıtınızı kendi e-posta programınızla gönderebilirsiniz.',
    );
  const { subject, text } = validated(replyInputSchema, value);
  const operation = { action: 'send', entity: kind, keepsPages: true } as const;
  const replies = await write(services, context, operation, async (trx, { now }) => {
    await lockInboxes(trx, [kind]);
    const message = await messageOf(trx, kind, id);
    await enqueueMail(trx, {
      purpose: 'reply',
      recipient: message.email,
      subject,
      text: text + quotationOf(message),
      messageId: id,
      author: context.actor.name,
    });
    await addReplyEvent(trx, id, { at: now, actor: context.actor.name });
    await markAnswered(trx, id);
    return { data: await listReplies(trx, id), entityId: id, title: message.reference };
  });
  services.inbox.publish({ kind, received: null });
  return replies;
}

/** Requeues a reply that was given up, or sends a waiting one without further delay. */
export async function retryReply(
  { services, context, kind }: Omit<ReplyCall, 'id'>,
  mailId: number,
): Promise<ReplyRecord[]> {
  const operation = { action: 'send', entity: kind, keepsPages: true } as const;
  const replies = await write(services, context, operation, async (trx, { now }) => {
    await lockInboxes(trx, [kind]);
    const message = await messageOfReply(trx, kind, mailId);
    if (!message) throw new NotFound();
    if (!(await retryMail(trx, mailId, now)))
      throw new Conflict('reply-not-waiting', 'Bu yanıt şu anda yeniden denenemez. Sayfayı yenileyip durumuna bakın.');
    await markAnswered(trx, message.id);
    return { data: await listReplies(trx, message.id), entityId: message.id, title: message.reference };
  });
  services.inbox.publish({ kind, received: null });
  return replies;
}

async function messageOf(db: Db, kind: MailboxKind, id: number): Promise<OriginalMessage> {
  const message = await findOriginalMessage(db, kind, id);
  if (!message) throw new NotFound();
  return message;
}
