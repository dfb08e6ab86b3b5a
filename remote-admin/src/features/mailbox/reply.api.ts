import type { MailboxKind } from 'shared-contracts/mailbox';
import { api } from 'shared-contracts/paths';
import type { RepliesRecord, ReplyInput, ReplyRecord, ReplyTemplate } from 'shared-contracts/replies';
import { sendForm } from '../../shared/http.ts';
import { listQuery, onlyQuery, readQuery, type Params } from '../../shared/query.ts';

export const repliesQuery = (kind: MailboxKind, message: number) =>
  readQuery<RepliesRecord>(api.adminReplies(kind, message));

export const templatesQuery = (kind: MailboxKind, params: Params = {}) =>
  listQuery<ReplyTemplate>(api.adminTemplates(kind), params);

/** One that the list's search leaves out: a draft leads to it all the same. */
export const templateQuery = (kind: MailboxKind, id: string) =>
  onlyQuery<ReplyTemplate>(`${api.adminTemplates(kind)}/${encodeURIComponent(id)}`);

export const sendReply = (kind: MailboxKind, message: number, reply: ReplyInput, key: string) =>
  sendForm<ReplyRecord[]>('POST', api.adminReplies(kind, message), { form_data: reply }, key);

export const retryReply = (kind: MailboxKind, reply: number) =>
  sendForm<ReplyRecord[]>('PUT', api.adminReplyRetry(kind, reply), {});

export const deleteTemplate = (kind: MailboxKind, id: number) =>
  sendForm('DELETE', `${api.adminTemplates(kind)}/${id}`, {});
