import { adminPaths } from '@vitrin/shared-contracts/paths';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';

export const sectionName = 'bolum';
export const missingSection = 'bulunamayan';
export const searchesSection = 'aramalar';

const tabs = [
  { key: 'all', label: 'Yönlendirmeler', to: adminPaths.redirects },
  { key: 'missing', label: 'Bulunamayan adresler', to: `${adminPaths.redirects}?${sectionName}=${missingSection}` },
  { key: 'searches', label: 'Sonuçsuz aramalar', to: `${adminPaths.redirects}?${sectionName}=${searchesSection}` },
];

export function RedirectTabs({ current }: { current: 'all' | 'missing' | 'searches' }) {
  return <SectionTabs label="Yönlendirme bölümleri" tabs={tabs} current={current} />;
}
