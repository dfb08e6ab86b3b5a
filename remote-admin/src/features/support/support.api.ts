import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { SupportInput, SupportStatus } from 'shared-contracts/support';

export async function askForHelp(input: SupportInput, key: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminSupport, { form_data: input }, key);
}

export async function settleRequest(id: number, status: Exclude<SupportStatus, 'answered'>): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', `${api.adminSupport}/${id}/status`, { status });
}
