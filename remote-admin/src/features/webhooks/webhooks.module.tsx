import IconWebhook from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs';
import { adminPaths, api, dialogAddress } from '@vitrin/shared-contracts/paths';
import { newRecordParam } from '../../editing/form/use-open-record.ts';
import { panelModule } from '../../editing/panel-module.ts';

export const webhooks = panelModule({
  permissions: ['webhooks.read', 'webhooks.write'],
  routes: [
    {
      path: adminPaths.webhooks,
      right: 'webhooks.read',
      title: 'Web kancaları',
      load: async () => (await import('./webhooks.page.tsx')).WebhooksPage,
      reads: [api.adminWebhooks],
    },
    {
      path: adminPaths.webhookDeliveries,
      right: 'webhooks.read',
      title: 'Web kancaları: gönderimler',
      load: async () => (await import('./deliveries.page.tsx')).DeliveriesPage,
      reads: [`${api.adminDeliveries}?page=1`],
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 120,
      isFolded: true,
      label: 'Web kancaları',
      to: adminPaths.webhooks,
      icon: IconWebhook,
      right: 'webhooks.read',
    },
  ],
  drafts: {
    webhook: {
      label: 'Web kancası',
      right: 'webhooks.write',
      update: (id) => dialogAddress(adminPaths.webhooks, id === 0 ? newRecordParam : id),
      insert: dialogAddress(adminPaths.webhooks, newRecordParam),
      name: 'name',
    },
  },
});
