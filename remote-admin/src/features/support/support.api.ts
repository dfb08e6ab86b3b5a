import { attachmentsField } from '@vitrin/shared-contracts/attachments';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { api } from '@vitrin/shared-contracts/paths';
import type {
  SupportAnswer,
  SupportDelivery,
  SupportDeskRow,
  SupportInput,
  SupportRecord,
  SupportRow,
  SupportStatus,
} from '@vitrin/shared-contracts/support';
import { getFile, sendFile, sendForm } from '../../data/http.ts';
import { listQuery, readQuery, type Params } from '../../data/query.ts';

export const requestsQuery = (params: Params) => listQuery<SupportRow>(api.adminSupport, params);

export const queueQuery = (params: Params) => listQuery<SupportDeskRow>(api.adminSupportDesk, params);

export const requestQuery = (id: number) => readQuery<SupportRecord>(api.adminSupportRequest(id));

export const deliveryQuery = readQuery<SupportDelivery>(api.adminSupportDelivery);

/** Options for sending: attachments, idempotency key and a progress callback (0 to 1). */
export interface SendOptions {
  files: readonly File[];
  key: string;
  onProgress: (sent: number) => void;
}

export function createRequest(input: SupportInput, sending: SendOptions): Promise<ApiResponse<unknown>> {
  return send(api.adminSupport, input, sending);
}

export function sendAnswer(id: number, answer: SupportAnswer, sending: SendOptions): Promise<ApiResponse<unknown>> {
  return send(api.adminSupportAnswers(id), answer, sending);
}

async function send(
  path: string,
  form_data: object,
  { files, key, onProgress }: SendOptions,
): Promise<ApiResponse<unknown>> {
  if (files.length === 0) return await sendForm('POST', path, { form_data }, key);
  return await sendFile(path, { form_data: JSON.stringify(form_data), [attachmentsField]: files }, onProgress, key);
}

export const setRequestStatus = (id: number, status: Exclude<SupportStatus, 'answered'>) =>
  sendForm('PUT', `${api.adminSupportRequest(id)}/status`, { status });

export const fetchAttachment = (id: number, attachment: number) =>
  getFile(api.adminSupportAttachment(id, attachment), {});
