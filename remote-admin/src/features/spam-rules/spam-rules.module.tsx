import IconShieldX from '@tabler/icons-react/dist/esm/icons/IconShieldX.mjs';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { panelModule } from '../../editing/panel-module.ts';

export const spamRules = panelModule({
  permissions: ['spam-rules.read', 'spam-rules.write'],
  routes: [
    {
      path: adminPaths.spamRules,
      right: 'spam-rules.read',
      title: 'İstenmeyen ileti kuralları',
      load: async () => (await import('./spam-rules.page.tsx')).SpamRulesPage,
      reads: [api.adminSpamRules],
    },
  ],
  navigation: [
    {
      category: 'forms',
      order: 30,
      isFolded: true,
      label: 'İstenmeyen ileti kuralları',
      to: adminPaths.spamRules,
      icon: IconShieldX,
      right: 'spam-rules.read',
    },
  ],
  drafts: {
    'spam-rules': {
      label: 'İstenmeyen ileti kuralları',
      right: 'spam-rules.write',
      update: () => adminPaths.spamRules,
    },
  },
});
