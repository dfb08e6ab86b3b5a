import { adminPaths } from '@vitrin/shared-contracts/paths';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';

const sections = [
  { key: 'hooks', label: 'Web kancaları', to: adminPaths.webhooks },
  { key: 'deliveries', label: 'Gönderimler', to: adminPaths.webhookDeliveries },
] as const;

export function WebhookTabs({ current }: { current: (typeof sections)[number]['key'] }) {
  return <SectionTabs label="Web kancası bölümleri" tabs={sections} current={current} />;
}
