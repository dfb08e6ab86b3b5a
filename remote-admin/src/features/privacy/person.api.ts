import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { ErasureResult } from 'shared-contracts/privacy';

export async function erasePerson(email: string, request_id: number | null): Promise<Answer<ErasureResult>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminErasure, { form_data: { email, request_id } });
}
