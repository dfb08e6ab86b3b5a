import { adminPaths } from '@vitrin/shared-contracts/paths';
import { SectionTabs } from '../../shared/list/section-tabs.tsx';

export const sectionName = 'bolum';
export const automaticSection = 'otomatik';
export const missingSection = 'bulunamayan';

const sectionAddress = (section: string) => `${adminPaths.redirects}?${sectionName}=${section}`;

const tabs = [
  { key: 'own', label: 'Elle eklenen', to: adminPaths.redirects },
  { key: 'automatic', label: 'Otomatik', to: sectionAddress(automaticSection) },
  { key: 'missing', label: 'Bulunamayan adresler', to: sectionAddress(missingSection) },
];

export function RedirectTabs({ current }: { current: 'own' | 'automatic' | 'missing' }) {
  return <SectionTabs label="Yönlendirme bölümleri" tabs={tabs} current={current} />;
}
