import type { ContactItemRecord } from '@vitrin/shared-contracts/contact-information';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import { listQuery, type Params } from '../../shared/query.ts';

export const contactItemsQuery = (params: Params) => listQuery<ContactItemRecord>(api.adminContactInformation, params);

export const deleteContactItem = (id: number) => sendForm('DELETE', api.adminContactInformation, { id });
