import { attachmentsField } from 'shared-contracts/attachments';
import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { SupportAnswer, SupportInput, SupportStatus } from 'shared-contracts/support';

/** What goes with the words, and who is told how far it is (0 to 1). */
export interface Sending {
  files: readonly File[];
  key: string;
  onProgress: (sent: number) => void;
}

export function askForHelp(input: SupportInput, sending: Sending): Promise<Answer<unknown>> {
  return send(api.adminSupport, input, sending);
}

export function sendAnswer(id: number, answer: SupportAnswer, sending: Sending): Promise<Answer<unknown>> {
  return send(api.adminSupportAnswers(id), answer, sending);
}

async function send(path: string, form_data: object, { files, key, onProgress }: Sending): Promise<Answer<unknown>> {
  const { sendFile, sendForm } = await import('shared-contracts/http');
  if (files.length === 0) return await sendForm('POST', path, { form_data }, key);
  return await sendFile(path, { form_data: JSON.stringify(form_data), [attachmentsField]: files }, onProgress, key);
}

export async function settleRequest(id: number, status: Exclude<SupportStatus, 'answered'>): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${api.adminSupportRequest(id)}/status`, { status });
}

export async function fetchAttachment(id: number, attachment: number): Promise<Answer<Blob>> {
  const { getFile } = await import('shared-contracts/http');
  return await getFile(api.adminSupportAttachment(id, attachment), {});
}
