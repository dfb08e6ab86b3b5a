import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { DocumentRow } from '@vitrin/shared-contracts/documents';
import { foundRecords } from '../../editing/record-module.ts';

export const records = foundRecords({
  subject: 'documents',
  group: 'Dokümanlar',
  apiPath: api.adminDocuments,
  nameOf: ({ title }: DocumentRow) => title,
  update: adminPaths.documentUpdate,
});
