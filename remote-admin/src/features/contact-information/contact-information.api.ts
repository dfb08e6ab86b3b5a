import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { ContactItemInput } from './contact-item.values.ts';

export async function createContactItem(input: ContactItemInput, key: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminContactInformation, { ...input }, key);
}

export async function updateContactItem(
  id: number,
  version: number | null,
  input: ContactItemInput,
): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminContactInformation, { ...input, id, version });
}

export async function deleteContactItem(id: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', api.adminContactInformation, { id });
}
