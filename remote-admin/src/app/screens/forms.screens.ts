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
    path: adminPaths.contactTemplates,
    right: 'messages.contact',
    handle: titled('Yanıt Şablonları'),
    load: async () => (await import('../../features/mailbox/templates.page.tsx')).ContactTemplatesPage,
  }),
  screen({
    path: adminPaths.applicationTemplates,
    right: 'messages.human-resources',
    handle: titled('Yanıt Şablonları'),
    load: async () => (await import('../../features/mailbox/templates.page.tsx')).ApplicationTemplatesPage,
  }),
  screen({
    path: adminPaths.mail,
    right: 'mail.read',
    handle: titled('E-posta'),
    load: async () => (await import('../../features/mail/mail.page.tsx')).MailPage,
  }),
  screen({
    path: adminPaths.spamRules,
    right: 'spam-rules.read',
    handle: titled('İstenmeyen İleti Kuralları'),
    load: async () => (await import('../../features/spam-rules/spam-rules.page.tsx')).SpamRulesPage,
  }),
  screen({
    path: adminPaths.support,
    right: 'support.ask',
    handle: titled('Destek Talep Et'),
    load: async () => (await import('../../features/support/support-list.page.tsx')).SupportListPage,
  }),
  screen({
    path: adminPaths.supportDesk,
    right: 'support.answer',
    handle: titled('Gelen Destek Talepleri'),
    load: async () => (await import('../../features/support/support-desk.page.tsx')).SupportDeskPage,
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
