import type { ContactItemRecord } from 'shared-contracts/contact-information';
import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import { listQuery, type Params } from '../../shared/query.ts';
import type { ContactItemInput } from './contact-item.values.ts';

export const contactItemsQuery = (params: Params = {}) =>
  listQuery<ContactItemRecord>(api.adminContactInformation, params);

export const createContactItem = (input: ContactItemInput, key: string) =>
  sendForm('POST', api.adminContactInformation, { ...input }, key);

export const updateContactItem = (id: number, version: number | null, input: ContactItemInput) =>
  sendForm('PUT', api.adminContactInformation, { ...input, id, version });

export const deleteContactItem = (id: number) => sendForm('DELETE', api.adminContactInformation, { id });
