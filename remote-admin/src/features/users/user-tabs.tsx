import { adminPaths } from '@vitrin/shared-contracts/paths';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';

const tabs = [
  { key: 'users', label: 'Kullanıcılar', to: adminPaths.users },
  { key: 'roles', label: 'Roller', to: adminPaths.roles },
  { key: 'invitations', label: 'Davetler', to: adminPaths.invitations },
] as const;

export function UserTabs({ current }: { current: (typeof tabs)[number]['key'] }) {
  return <SectionTabs label="Kullanıcı bölümleri" tabs={tabs} current={current} />;
}
