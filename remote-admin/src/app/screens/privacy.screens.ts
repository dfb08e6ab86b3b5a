import { adminPaths } from 'shared-contracts/paths';
import type { RouteObject } from 'shared-contracts/router';
import { screen, titled } from '../screen.tsx';

/** KVKK: requests of data subjects, what is kept about a person, for how long, and what was destroyed. */
export const privacyScreens: RouteObject[] = [
  screen({
    path: adminPaths.privacy,
    right: 'privacy.read',
    handle: titled('KVKK'),
    load: async () => (await import('../../features/privacy/data-request-list.page.tsx')).DataRequestListPage,
  }),
  screen({
    path: adminPaths.privacyRequestInsert,
    right: 'privacy.write',
    handle: titled('Yeni KVKK Başvurusu'),
    load: async () => (await import('../../features/privacy/data-request-insert.page.tsx')).DataRequestInsertPage,
  }),
  screen({
    path: '/admin/privacy/request-update',
    right: 'privacy.write',
    handle: titled('KVKK Başvurusu'),
    load: async () => (await import('../../features/privacy/data-request-update.page.tsx')).DataRequestUpdatePage,
  }),
  screen({
    path: adminPaths.privacyPerson,
    right: 'privacy.read',
    handle: titled('Kişinin Verileri'),
    load: async () => (await import('../../features/privacy/person.page.tsx')).PersonPage,
  }),
  screen({
    path: adminPaths.privacyConsents,
    right: 'privacy.read',
    handle: titled('Çerez Tercihleri'),
    load: async () => (await import('../../features/privacy/consents.page.tsx')).ConsentsPage,
  }),
  screen({
    path: adminPaths.privacyRetention,
    right: 'privacy.write',
    handle: titled('Saklama Süreleri'),
    load: async () => (await import('../../features/privacy/retention.page.tsx')).RetentionPage,
  }),
  screen({
    path: adminPaths.privacyDestructions,
    right: 'privacy.read',
    handle: titled('İmha Kayıtları'),
    load: async () => (await import('../../features/privacy/destructions.page.tsx')).DestructionsPage,
  }),
];
