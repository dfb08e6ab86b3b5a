import type { Answer } from 'shared-contracts/http';
import type { MailboxKind } from 'shared-contracts/mailbox';
import { api } from 'shared-contracts/paths';
import type { ReplyInput, ReplyRecord, TemplateInput } from 'shared-contracts/replies';

export async function sendReply(
  kind: MailboxKind,
  message: number,
  reply: ReplyInput,
  key: string,
): Promise<Answer<ReplyRecord[]>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminReplies(kind, message), { form_data: reply }, key);
}

export async function retryReply(kind: MailboxKind, reply: number): Promise<Answer<ReplyRecord[]>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminReplyRetry(kind, reply), {});
}

export async function createTemplate(kind: MailboxKind, values: TemplateInput, key: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminTemplates(kind), { form_data: values }, key);
}

export async function updateTemplate(kind: MailboxKind, id: number, values: TemplateInput): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${api.adminTemplates(kind)}/${id}`, { form_data: values });
}

export async function deleteTemplate(kind: MailboxKind, id: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', `${api.adminTemplates(kind)}/${id}`, {});
}
