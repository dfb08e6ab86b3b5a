import IconVocabulary from '@tabler/icons-react/dist/esm/icons/IconVocabulary.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const translations = panelModule({
  permissions: ['translations.use'],
  routes: [
    {
      path: adminPaths.translations,
      right: 'translations.use',
      title: 'Çeviriler',
      load: async () => (await import('./translations.page.tsx')).TranslationsPage,
      reads: [`${api.adminTranslations}?page=1`, api.adminTranslationSummary],
    },
  ],
  navigation: [
    {
      category: 'content',
      order: 95,
      isFolded: true,
      label: 'Çeviriler',
      to: adminPaths.translations,
      icon: IconVocabulary,
      right: 'translations.use',
    },
  ],
});
