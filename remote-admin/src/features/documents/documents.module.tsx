import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { recordModule } from '../../editing/record-module.ts';

export const documents = recordModule({
  subject: 'documents',
  entity: 'document',
  noun: 'Doküman',
  titles: { list: 'Dokümanlar', insert: 'Yeni doküman', update: 'Dokümanı düzenle' },
  paths: { list: adminPaths.documents, insert: adminPaths.documentInsert, update: adminPaths.documentUpdate },
  apiPath: api.adminDocuments,
  icon: IconFileDownload,
  order: 59,
  isFolded: true,
  name: 'title',
  loadList: async () => (await import('./document-list.page.tsx')).DocumentListPage,
  loadForms: async () => (await import('./document.pages.tsx')).documentPages,
  palette: () => import(/* webpackChunkName: "palette" */ './documents.palette.ts'),
});
