import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import { menuPlaceLabels, menuPlaces } from '@vitrin/shared-contracts/menus';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { formsOf } from '../../editing/drafts/draft-form.ts';
import { panelModule } from '../../editing/panel-module.ts';

/** The menus of the site: header, footer, legal line and the buttons on phones. */
export const menus = panelModule({
  permissions: ['menus.read', 'menus.draft', 'menus.write'],
  routes: [
    {
      path: adminPaths.menus,
      right: 'menus.draft',
      title: 'Menüler',
      load: async () => (await import('./menu.page.tsx')).MenuPage,
      reads: [api.adminMenu('header'), api.adminLanguageInfo],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 45,
      label: 'Menüler',
      to: adminPaths.menus,
      icon: IconSitemap,
      right: 'menus.draft',
    },
  ],
  drafts: formsOf('menu', menuPlaces, (place) => ({
    label: `Menü: ${menuPlaceLabels[place]}`,
    right: 'menus.draft',
    update: () => adminPaths.menuUpdate(place),
  })),
  palette: () => import(/* webpackChunkName: "palette" */ './menus.palette.ts'),
});
