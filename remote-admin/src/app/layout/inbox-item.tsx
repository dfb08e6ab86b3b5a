import { Menu } from '@mantine/core';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import { adminPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { useUnreadTotal } from '../../shared/unread/use-unread.ts';
import { CountBadge } from './unread-badge.tsx';

/** 'Gelen Kutusu' of the profile menu (product §2), with what is unread in all inboxes that this person may read. */
export function InboxItem() {
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
