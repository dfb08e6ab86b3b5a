import type { DocumentRow } from '@vitrin/shared-contracts/documents';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { RecordSource } from '../../editing/panel-module.ts';

export const records: readonly RecordSource[] = [
  {
    right: 'documents.draft-own',
    group: 'Dokümanlar',
    find: async (search, readList) =>
      (await readList<DocumentRow>(api.adminDocuments, { search })).map(({ id, title }) => ({
        label: title,
        to: adminPaths.documentUpdate(id),
      })),
  },
];
