import { VisuallyHidden } from '@mantine/core';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { formatCount, useUnread, useUnreadTotal } from '../../data/unread/use-unread.ts';
import header from './header.module.css';
import styles from './sidebar.module.css';

/** Number of unread messages of an inbox, beside its navigation entry. */
export function UnreadBadge({ inbox }: { inbox: MailboxKind }) {
  return <CountBadge count={useUnread()[inbox] ?? 0} />;
}

/** Number of unread messages of all inboxes, on the profile menu button. */
export function ProfileCount() {
  return <CountBadge count={useUnreadTotal()} className={header.count} />;
}

interface CountBadgeProps {
  count: number;
  className?: string | undefined;
}

/** Renders nothing when the count is 0. */
export function CountBadge({ count, className = styles.badge }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={className}>
      <VisuallyHidden>, </VisuallyHidden>
      <span>{formatCount(count)}</span>
      <VisuallyHidden> okunmamış</VisuallyHidden>
    </span>
  );
}
