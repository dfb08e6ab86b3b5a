import { adminPaths } from 'shared-contracts/paths';
import type { RouteObject } from 'shared-contracts/router';
import { screen, titled } from '../screen.tsx';

/** Form Bilgileri and Destek. */
export const formsScreens: RouteObject[] = [
  screen({
    path: adminPaths.contactMessages,
    right: 'messages.contact',
    handle: titled('İletişim'),
    load: async () => (await import('../../features/mailbox/mailbox.page.tsx')).ContactMailboxPage,
  }),
  screen({
    path: adminPaths.applications,
    right: 'messages.human-resources',
    handle: titled('İnsan Kaynakları'),
    load: async () => (await import('../../features/mailbox/mailbox.page.tsx')).ApplicationsMailboxPage,
  }),
  screen({
    path: adminPaths.support,
    right: 'support.ask',
    handle: titled('Destek Talep Et'),
    load: async () => (await import('../../features/support/support-list.page.tsx')).SupportListPage,
  }),
  screen({
    path: adminPaths.supportInsert,
    right: 'support.ask',
    handle: titled('Yeni Destek Talebi'),
    load: async () => (await import('../../features/support/support-insert.page.tsx')).SupportInsertPage,
  }),
  screen({
    path: '/admin/support/request',
    right: 'support.ask',
    handle: titled('Destek Talebi'),
    load: async () => (await import('../../features/support/support-request.page.tsx')).SupportRequestPage,
  }),
];
