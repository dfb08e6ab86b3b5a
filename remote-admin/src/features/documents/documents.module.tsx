import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const documents = panelModule({
  permissions: ['documents.read', 'documents.draft-own', 'documents.write'],
  routes: [
    {
      path: adminPaths.documents,
      right: 'documents.read',
      title: 'Dokümanlar',
      load: async () => (await import('./document-list.page.tsx')).DocumentListPage,
      reads: [api.adminDocuments, api.adminLanguageInfo, api.adminKindPublication('document')],
    },
    {
      path: adminPaths.documentInsert,
      right: 'documents.draft-own',
      title: 'Yeni doküman',
      load: async () => (await import('./document.pages.tsx')).documentPages.InsertPage,
      reads: [api.adminLanguageInfo],
    },
    {
      path: '/admin/documents/update',
      right: 'documents.draft-own',
      title: 'Dokümanı düzenle',
      load: async () => (await import('./document.pages.tsx')).documentPages.UpdatePage,
      reads: [`${api.adminDocuments}/{id}`, api.adminLanguageInfo, api.adminRecordPublication('document', '{id}')],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 59,
      isFolded: true,
      label: 'Dokümanlar',
      to: adminPaths.documents,
      icon: IconFileDownload,
      right: 'documents.read',
    },
  ],
  drafts: {
    document: {
      label: 'Doküman',
      right: 'documents.draft-own',
      update: adminPaths.documentUpdate,
      insert: adminPaths.documentInsert,
      name: 'title',
    },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './documents.palette.ts'),
});
