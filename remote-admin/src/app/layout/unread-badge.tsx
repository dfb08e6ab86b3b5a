import { VisuallyHidden } from '@mantine/core';
import type { MailboxKind } from 'shared-contracts/mailbox';
import { useUnread } from '../../shared/unread/use-unread.ts';
import styles from './sidebar.module.css';

const MOST = 99;

/** Unread messages of an inbox beside its entry. */
export function UnreadBadge({ inbox }: { inbox: MailboxKind }) {
  return <CountBadge count={useUnread()[inbox] ?? 0} />;
}

/** Nothing where there are none. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <VisuallyHidden>, </VisuallyHidden>
      {count > MOST ? `${MOST}+` : count}
      <VisuallyHidden> okunmamış</VisuallyHidden>
    </span>
  );
}
