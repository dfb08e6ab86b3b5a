import IconRocket from '@tabler/icons-react/dist/esm/icons/IconRocket.mjs';
import { adminPaths, api, dialogAddress } from '@vitrin/shared-contracts/paths';
import { newRecordParam } from '../../editing/form/use-open-record.ts';
import { panelModule } from '../../editing/panel-module.ts';

export const releases = panelModule({
  permissions: ['releases.read', 'releases.publish'],
  routes: [
    {
      path: adminPaths.releases,
      right: 'releases.read',
      title: 'Yazılım sürümleri',
      load: async () => (await import('./releases.page.tsx')).ReleasesPage,
      reads: [api.adminReleases],
    },
    {
      path: '/admin/releases/unit',
      right: 'releases.read',
      title: 'Birimin sürümleri',
      load: async () => (await import('./unit.page.tsx')).UnitPage,
    },
    {
      path: '/admin/releases/release',
      right: 'releases.read',
      title: 'Sürüm',
      load: async () => (await import('./release.page.tsx')).ReleasePage,
    },
    {
      path: adminPaths.releaseLog,
      right: 'releases.read',
      title: 'Yayın kaydı',
      load: async () => (await import('./release-log.page.tsx')).ReleaseLogPage,
      reads: [`${api.adminReleaseLog}?page=1`, api.adminRemotes],
    },
    {
      path: adminPaths.releaseKeys,
      right: 'releases.read',
      title: 'Yayın anahtarları',
      load: async () => (await import('./release-keys.page.tsx')).ReleaseKeysPage,
      reads: [`${api.adminReleaseKeys}?page=1`, api.adminRemotes, api.adminReleasePipelines],
    },
    {
      path: adminPaths.releaseArchive,
      right: 'releases.read',
      title: 'Birim arşivi',
      load: async () => (await import('./archive.page.tsx')).ArchivePage,
      reads: [api.adminArchivedRemotes],
    },
    {
      path: '/admin/releases/archived',
      right: 'releases.read',
      title: 'Arşivdeki birim',
      load: async () => (await import('./archived-remote.page.tsx')).ArchivedRemotePage,
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 90,
      isFolded: true,
      label: 'Yazılım sürümleri',
      to: adminPaths.releases,
      icon: IconRocket,
      right: 'releases.read',
    },
  ],
  drafts: {
    'release-key': {
      label: 'Yayın anahtarı',
      right: 'releases.publish',
      update: () => dialogAddress(adminPaths.releaseKeys, `${newRecordParam}-anahtar`),
      insert: dialogAddress(adminPaths.releaseKeys, `${newRecordParam}-anahtar`),
      name: 'name',
    },
    'release-pipeline': {
      label: 'Yayın hattı',
      right: 'releases.publish',
      update: () => dialogAddress(adminPaths.releaseKeys, `${newRecordParam}-hat`),
      insert: dialogAddress(adminPaths.releaseKeys, `${newRecordParam}-hat`),
      name: 'name',
    },
    remote: {
      label: 'Birim',
      right: 'releases.publish',
      update: () => dialogAddress(adminPaths.releaseKeys, `${newRecordParam}-birim`),
      insert: dialogAddress(adminPaths.releaseKeys, `${newRecordParam}-birim`),
      name: 'title',
    },
  },
});
