import type { ContactItemRecord } from '@vitrin/shared-contracts/contact-information';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';
import { listQuery, type Params } from '../../data/query.ts';

export const contactItemsQuery = (params: Params) => listQuery<ContactItemRecord>(api.adminContactInformation, params);

export const deleteContactItem = (id: number) => sendForm('DELETE', api.adminContactInformation, { id });
