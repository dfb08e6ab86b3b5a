import { VisuallyHidden } from '@mantine/core';
import type { MailboxKind } from 'shared-contracts/mailbox';
import { shownCount, useUnread, useUnreadTotal } from '../../shared/unread/use-unread.ts';
import header from './header.module.css';
import styles from './sidebar.module.css';

/** Unread messages of an inbox beside its entry. */
export function UnreadBadge({ inbox }: { inbox: MailboxKind }) {
  return <CountBadge count={useUnread()[inbox] ?? 0} />;
}

/** Unread messages of all inboxes, on the button whose menu leads to them. */
export function ProfileCount() {
  return <CountBadge count={useUnreadTotal()} className={header.count} />;
}

interface CountBadgeProps {
  count: number;
  className?: string | undefined;
}

/** Nothing where there are none. */
export function CountBadge({ count, className = styles.badge }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={className}>
      <VisuallyHidden>, </VisuallyHidden>
      {shownCount(count)}
      <VisuallyHidden> okunmamış</VisuallyHidden>
    </span>
  );
}
