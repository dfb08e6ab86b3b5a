import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { api } from '@vitrin/shared-contracts/paths';
import type { RepliesRecord, ReplyInput, ReplyRecord, ReplyTemplate } from '@vitrin/shared-contracts/replies';
import { sendForm } from '../../data/http.ts';
import { listQuery, readQuery, type Params } from '../../data/query.ts';

export const repliesQuery = (kind: MailboxKind, message: number) =>
  readQuery<RepliesRecord>(api.adminReplies(kind, message));

export const templatesQuery = (kind: MailboxKind, params: Params = {}) =>
  listQuery<ReplyTemplate>(api.adminTemplates(kind), params);

export const sendReply = (kind: MailboxKind, message: number, reply: ReplyInput, key: string) =>
  sendForm<ReplyRecord[]>('POST', api.adminReplies(kind, message), { form_data: reply }, key);

export const retryReply = (kind: MailboxKind, reply: number) =>
  sendForm<ReplyRecord[]>('PUT', api.adminReplyRetry(kind, reply), {});

export const deleteTemplate = (kind: MailboxKind, id: number) =>
  sendForm('DELETE', `${api.adminTemplates(kind)}/${id}`, {});
