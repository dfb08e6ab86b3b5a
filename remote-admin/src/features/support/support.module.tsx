import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const support = panelModule({
  permissions: ['support.ask', 'support.answer'],
  routes: [
    {
      path: adminPaths.support,
      right: 'support.ask',
      title: 'Destek Talep Et',
      load: async () => (await import('./support-list.page.tsx')).SupportListPage,
      reads: [`${api.adminSupport}?page=1`, api.adminSupportDelivery],
    },
    {
      path: adminPaths.supportDesk,
      right: 'support.answer',
      title: 'Gelen destek talepleri',
      load: async () => (await import('./support-queue.page.tsx')).SupportQueuePage,
      reads: [`${api.adminSupportDesk}?page=1`],
    },
    {
      path: adminPaths.supportInsert,
      right: 'support.ask',
      title: 'Yeni destek talebi',
      load: async () => (await import('./support-insert.page.tsx')).SupportInsertPage,
      reads: [api.adminSupportDelivery],
    },
    {
      path: '/admin/support/request',
      right: 'support.ask',
      title: 'Destek talebi',
      load: async () => (await import('./support-request.page.tsx')).SupportRequestPage,
      reads: [`${api.adminSupport}/{id}`],
    },
  ],
  navigation: [
    {
      category: 'support',
      order: 10,
      label: 'Destek Talep Et',
      to: adminPaths.support,
      icon: IconLifebuoy,
      right: 'support.ask',
    },
  ],
  drafts: {
    support: {
      label: 'Destek talebi',
      right: 'support.ask',
      update: () => adminPaths.supportInsert,
      insert: adminPaths.supportInsert,
      name: 'subject',
    },
    'support-answer': { label: 'Destek yanıtı', right: 'support.ask', update: adminPaths.supportRequest },
  },
});
