import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

/** KVKK: data subject requests, personal data of a data subject, retention periods, and destruction records. */
export const privacy = panelModule({
  permissions: ['privacy.read', 'privacy.write'],
  routes: [
    {
      path: adminPaths.privacy,
      right: 'privacy.read',
      title: 'KVKK',
      load: async () => (await import('./data-request-list.page.tsx')).DataRequestListPage,
      reads: [`${api.adminDataRequests}?page=1`],
    },
    {
      path: adminPaths.privacyRequestInsert,
      right: 'privacy.write',
      title: 'Yeni KVKK başvurusu',
      load: async () => (await import('./data-request.pages.tsx')).DataRequestInsertPage,
    },
    {
      path: '/admin/privacy/request-update',
      right: 'privacy.write',
      title: 'KVKK başvurusu',
      load: async () => (await import('./data-request.pages.tsx')).DataRequestUpdatePage,
      reads: [`${api.adminDataRequests}/{id}`],
    },
    {
      path: adminPaths.privacyPerson,
      right: 'privacy.read',
      title: 'Kişinin verileri',
      load: async () => (await import('./person.page.tsx')).PersonPage,
    },
    {
      path: adminPaths.privacyConsents,
      right: 'privacy.read',
      title: 'Çerez tercihleri',
      load: async () => (await import('./consents.page.tsx')).ConsentsPage,
      reads: [`${api.adminConsents}?page=1`],
    },
    {
      path: adminPaths.privacyRetention,
      right: 'privacy.write',
      title: 'Saklama süreleri',
      load: async () => (await import('./retention.page.tsx')).RetentionPage,
      reads: [api.adminRetention],
    },
    {
      path: adminPaths.privacyDestructions,
      right: 'privacy.read',
      title: 'İmha kayıtları',
      load: async () => (await import('./destructions.page.tsx')).DestructionsPage,
      reads: [api.adminDestruction, `${api.adminDestructions}?page=1`],
    },
  ],
  navigation: [
    {
      category: 'forms',
      order: 50,
      isFolded: true,
      label: 'KVKK',
      to: adminPaths.privacy,
      icon: IconShieldLock,
      right: 'privacy.read',
    },
  ],
  drafts: {
    'data-request': {
      label: 'KVKK başvurusu',
      right: 'privacy.write',
      update: adminPaths.privacyRequestUpdate,
      insert: adminPaths.privacyRequestInsert,
      name: 'name',
    },
    retention: { label: 'Saklama süreleri', right: 'privacy.write', update: () => adminPaths.privacyRetention },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './privacy.palette.ts'),
});
