import { adminPaths } from '@vitrin/shared-contracts/paths';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';

const tabs = [
  { key: 'home', label: 'Bölümler', to: adminPaths.homePage },
  { key: 'catalogue', label: 'Katalog metinleri', to: adminPaths.catalogueTexts },
];

/** Tabs of the home page. */
export function HomeTabs({ current }: { current: 'home' | 'catalogue' }) {
  return <SectionTabs label="Anasayfanın içerikleri" tabs={tabs} current={current} />;
}
