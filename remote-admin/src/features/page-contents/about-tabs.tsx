import { adminPaths } from '@vitrin/shared-contracts/paths';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';

const tabs = [
  { key: 'text', label: 'Metin', to: adminPaths.aboutPage },
  { key: 'sections', label: 'Bölümler', to: adminPaths.aboutSections },
];

/** Tabs of the biography. */
export function AboutTabs({ current }: { current: 'text' | 'sections' }) {
  return <SectionTabs label="Biyografinin içerikleri" tabs={tabs} current={current} />;
}
