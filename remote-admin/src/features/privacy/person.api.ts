import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { ErasureResult } from 'shared-contracts/privacy';

/** Whom somebody looks for. It is kept beside the address, not in it: addresses are written down in many places. */
export interface AskedPerson {
  /** What was typed. */
  search: string;
  /** The person that was chosen; null: several may be meant. */
  email: string | null;
}

export async function erasePerson(email: string, request_id: number | null): Promise<Answer<ErasureResult>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminErasure, { form_data: { email, request_id } });
}
