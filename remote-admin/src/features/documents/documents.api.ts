import type { DocumentRow } from '@vitrin/shared-contracts/documents';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';
import { listQuery, type Params } from '../../data/query.ts';

export const documentsQuery = (params: Params) => listQuery<DocumentRow>(api.adminDocuments, params);

export const deleteDocument = (id: number) => sendForm('DELETE', api.adminDocument(id), {});
