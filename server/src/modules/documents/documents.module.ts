import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { TitledRecords } from '../../content/stored-content.ts';
import type { ServerModule } from '../../server-module.ts';
import { documentRoutes } from './documents.routes.ts';
import { documentRecords } from './documents.service.ts';

const documents: TitledRecords = {
  label: 'Doküman',
  titles: { table: 'document_translations', owner: 'document_id', title: 'title' },
  screen: adminPaths.documentUpdate,
};

export const documentsModule: ServerModule = {
  name: 'documents',
  routes: [documentRoutes],
  kinds: [documentRecords.kind],
  content: {
    texts: [{ kind: 'documents', table: 'document_translations' }],
    pictureColumns: [{ table: 'documents', picture: 'cover_id', owner: 'id', shownBy: documents }],
  },
};
