import type { ContractInput } from 'shared-contracts/contracts';
import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';

export async function createContract(input: ContractInput, key: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminContracts, { form_data: input }, key);
}

export async function updateContract(input: ContractInput): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminContracts, { form_data: input });
}

export async function deleteContract(id: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', api.adminContracts, { id });
}
