import { adminPaths } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';

const tabs = [
  { key: 'own', label: 'Taleplerim', to: adminPaths.support },
  { key: 'desk', label: 'Gelen destek talepleri', to: adminPaths.supportDesk },
] as const;

/** Shown only to users who may answer requests: others have just one section. */
export function SupportTabs({ current }: { current: (typeof tabs)[number]['key'] }) {
  return useRight('support.answer') ? <SectionTabs label="Destek bölümleri" tabs={tabs} current={current} /> : null;
}
