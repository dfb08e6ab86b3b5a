import { adminPaths } from 'shared-contracts/paths';
import { SectionTabs } from '../../shared/list/section-tabs.tsx';

export const sectionName = 'bolum';
export const automaticSection = 'otomatik';

const tabs = [
  { key: 'own', label: 'Elle eklenen', to: adminPaths.redirects },
  { key: 'automatic', label: 'Otomatik', to: `${adminPaths.redirects}?${sectionName}=${automaticSection}` },
];

export function RedirectTabs({ current }: { current: 'own' | 'automatic' }) {
  return <SectionTabs label="Yönlendirme bölümleri" tabs={tabs} current={current} />;
}
