import { adminPaths } from '@vitrin/shared-contracts/paths';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';

const tabs = [
  { key: 'requests', label: 'Başvurular', to: adminPaths.privacy },
  { key: 'person', label: 'Kişinin verileri', to: adminPaths.privacyPerson },
  { key: 'consents', label: 'Çerez tercihleri', to: adminPaths.privacyConsents },
  { key: 'retention', label: 'Saklama süreleri', to: adminPaths.privacyRetention },
  { key: 'destructions', label: 'İmha kayıtları', to: adminPaths.privacyDestructions },
] as const;

export function PrivacyTabs({ current }: { current: (typeof tabs)[number]['key'] }) {
  return <SectionTabs label="KVKK bölümleri" tabs={tabs} current={current} />;
}
