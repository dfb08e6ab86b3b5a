import { adminPaths } from '@vitrin/shared-contracts/paths';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';

export const sectionName = 'bolum';
export const missingSection = 'bulunamayan';

const tabs = [
  { key: 'all', label: 'Yönlendirmeler', to: adminPaths.redirects },
  { key: 'missing', label: 'Bulunamayan adresler', to: `${adminPaths.redirects}?${sectionName}=${missingSection}` },
];

export function RedirectTabs({ current }: { current: 'all' | 'missing' }) {
  return <SectionTabs label="Yönlendirme bölümleri" tabs={tabs} current={current} />;
}
