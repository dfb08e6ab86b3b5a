import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const languages = panelModule({
  permissions: ['languages.draft', 'languages.write'],
  routes: [
    {
      path: adminPaths.languages,
      right: 'languages.draft',
      title: 'Dil İşlemleri',
      load: async () => (await import('./language-list.page.tsx')).LanguageListPage,
      reads: [api.adminLanguages],
    },
    {
      path: '/admin/languages/texts',
      right: 'languages.draft',
      title: 'Sabit metinler',
      load: async () => (await import('./language-texts.page.tsx')).LanguageTextsPage,
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 50,
      label: 'Dil İşlemleri',
      to: adminPaths.languages,
      icon: IconLanguage,
      right: 'languages.draft',
    },
  ],
  drafts: { 'static-texts': { label: 'Sabit metinler', right: 'languages.draft', update: adminPaths.languageTexts } },
  palette: () => import(/* webpackChunkName: "palette" */ './languages.palette.ts'),
});
