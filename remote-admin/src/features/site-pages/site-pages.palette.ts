import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { SitePageRow } from '@vitrin/shared-contracts/site-pages';
import type { RecordSource, ShortcutGroup } from '../../editing/panel-module.ts';
import { foundPages } from './page-tree.ts';

export const records: readonly RecordSource[] = [
  {
    right: 'site-pages.draft-own',
    group: 'Sayfalar',
    find: async (search, readList) =>
      foundPages(await readList<SitePageRow>(api.adminSitePages), search).map(({ id, title, path }) => ({
        label: title,
        ...(path === null ? {} : { description: path }),
        to: adminPaths.sitePageUpdate(id),
      })),
  },
];

export const shortcuts: ShortcutGroup = {
  title: 'Sayfa düzenlerken',
  shortcuts: [{ keys: ['B'], text: 'Sayfanın sonuna bölüm ekle' }],
};
