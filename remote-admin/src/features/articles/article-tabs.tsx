import { adminPaths } from '@vitrin/shared-contracts/paths';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';

const tabs = [
  { key: 'makaleler', label: 'Makaleler', to: adminPaths.articles },
  { key: 'kategoriler', label: 'Kategoriler', to: adminPaths.articleCategories },
] as const;

/** Tabs of the articles and of their categories. */
export function ArticleTabs({ current }: { current: (typeof tabs)[number]['key'] }) {
  return <SectionTabs label="Makale bölümleri" tabs={tabs} current={current} />;
}
