import { adminPaths } from '@vitrin/shared-contracts/paths';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';

const tabs = [
  { key: 'units', label: 'Birimler', to: adminPaths.releases },
  { key: 'log', label: 'Yayın kaydı', to: adminPaths.releaseLog },
  { key: 'keys', label: 'Yayın anahtarları', to: adminPaths.releaseKeys },
  { key: 'archive', label: 'Arşiv', to: adminPaths.releaseArchive },
] as const;

export function ReleaseTabs({ current }: { current: (typeof tabs)[number]['key'] }) {
  return <SectionTabs label="Yayın bölümleri" tabs={tabs} current={current} />;
}
