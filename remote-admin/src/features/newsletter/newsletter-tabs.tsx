import { adminPaths } from '@vitrin/shared-contracts/paths';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';

const sections = [
  { key: 'aboneler', label: 'Aboneler', to: adminPaths.newsletter },
  { key: 'mektuplar', label: 'Mektuplar', to: adminPaths.newsletterLetters },
  { key: 'ayarlar', label: 'Ayarlar', to: `${adminPaths.newsletter}?bolum=ayarlar` },
] as const;

export function NewsletterTabs({ current }: { current: (typeof sections)[number]['key'] }) {
  return <SectionTabs label="Bülten bölümleri" tabs={sections} current={current} />;
}
