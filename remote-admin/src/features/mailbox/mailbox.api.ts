import type { Answer } from 'shared-contracts/http';
import type { MailboxKind } from 'shared-contracts/mailbox';
import { api } from 'shared-contracts/paths';

type Ids = readonly number[];

/** The spec's calls (§7); lists of ids travel as JSON. */
export async function trashMessages(kind: MailboxKind, ids: Ids): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${api.adminMailbox(kind)}/trash`, { trash_list: ids });
}

export async function restoreMessages(kind: MailboxKind, ids: Ids): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${api.adminMailbox(kind)}/restore`, { restore_list: ids });
}

export async function deleteMessages(kind: MailboxKind, ids: Ids): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', api.adminMailbox(kind), { delete_list: ids });
}

export async function checkMessage(kind: MailboxKind, id: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${api.adminMailbox(kind)}/check`, { id });
}

export async function uncheckMessage(kind: MailboxKind, id: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${api.adminMailbox(kind)}/check`, { id, check: 0 });
}

export async function fetchCv(id: number): Promise<Answer<Blob>> {
  const { getFile } = await import('shared-contracts/http');
  return await getFile(api.adminCv(id), {});
}
