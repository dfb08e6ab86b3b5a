import { adminPaths } from '@vitrin/shared-contracts/paths';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';

const sections = [
  { key: 'giden', label: 'Giden kutusu', to: adminPaths.mail },
  { key: 'ayarlar', label: 'Ayarlar', to: `${adminPaths.mail}?bolum=ayarlar` },
] as const;

interface MailTabsProps {
  current: (typeof sections)[number]['key'];
  /** Number of mails that could not be sent and are not retried automatically. */
  failed?: number;
}

export function MailTabs({ current, failed = 0 }: MailTabsProps) {
  const tabs = sections.map((section) =>
    section.key === 'giden' ? { ...section, count: failed, countLabel: 'gönderilemeyen' } : section,
  );
  return <SectionTabs label="E-posta bölümleri" tabs={tabs} current={current} />;
}
