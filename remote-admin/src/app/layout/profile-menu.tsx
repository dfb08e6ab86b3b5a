import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { roleGroupLabels } from '@vitrin/shared-contracts/rights';
import type { RoleLabels } from '@vitrin/shared-contracts/roles';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight, useSession } from '@vitrin/shared-contracts/state';
import { initialsOf } from '../../data/initials.ts';
import { DeferredMenu, type MenuComponents } from '../../ui/layers/deferred-menu.tsx';
import { roleGroupsQuery } from '../../data/role-groups.ts';
import { useIsIdle } from '../../data/use-is-idle.ts';
import { useUnreadTotal } from '../../data/unread/use-unread.ts';
import styles from './header.module.css';
import { logOut } from './log-out.ts';
import { CountBadge, ProfileCount } from './unread-badge.tsx';

export function ProfileMenu() {
  const user = useSession()?.user;
  const labels: RoleLabels = { ...roleGroupLabels, ...useServerLabels() };
  if (!user) return null;
  const role = labels[user.role_group] ?? '';
  return (
    <DeferredMenu width={240} button={<ProfileButton name={user.name} role={role} />}>
      {(Menu) => (
        <>
          <div className={styles.card}>
            <strong>{user.name}</strong>
            <span>{user.email}</span>
            <span>{role}</span>
          </div>
          <Menu.Divider />
          <InboxItem Menu={Menu} />
          <Menu.Item component={Link} to={adminPaths.account} leftSection={<IconUserCircle size={18} aria-hidden />}>
            Hesabım
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={() => void logOut()}>
            Çıkış Yap
          </Menu.Item>
        </>
      )}
    </DeferredMenu>
  );
}

/** Undefined until the browser is idle: before that, only roles that the company has added have no label. */
function useServerLabels(): RoleLabels | undefined {
  return useQuery({ ...roleGroupsQuery, enabled: useIsIdle() }).data;
}

interface ProfileButtonProps extends ComponentProps<'button'> {
  name: string;
  role: string;
}

function ProfileButton({ name, role, ...button }: ProfileButtonProps) {
  return (
    <UnstyledButton className={styles.profile} {...button}>
      <VisuallyHidden>Profil menüsü</VisuallyHidden>
      <span className={styles.avatar}>
        <span className={styles.initials} aria-hidden>
          {initialsOf(name)}
        </span>
        <ProfileCount />
      </span>
      <span className={styles.person}>
        <span className={styles.name}>{name}</span>
        <span className={styles.role}>{role}</span>
      </span>
      <IconChevronDown size={16} aria-hidden />
    </UnstyledButton>
  );
}

/** 'Gelen Kutusu' in the profile menu (product §2), with the unread count of all inboxes that the user may read. */
function InboxItem({ Menu }: { Menu: MenuComponents }) {
  const readsContact = useRight('messages.contact');
  const readsApplications = useRight('messages.human-resources');
  const count = useUnreadTotal();
  if (!readsContact && !readsApplications) return null;
  return (
    <Menu.Item
      component={Link}
      to={readsContact ? adminPaths.contactMessages : adminPaths.applications}
      leftSection={<IconInbox size={18} aria-hidden />}
      rightSection={<CountBadge count={count} />}
    >
      Gelen Kutusu
    </Menu.Item>
  );
}
