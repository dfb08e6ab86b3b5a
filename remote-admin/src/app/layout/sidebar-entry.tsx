import { Link } from 'shared-contracts/router';
import type { NavigationEntry } from '../../shared/panel-module.ts';
import { isCurrent } from '../navigation.ts';
import styles from './sidebar.module.css';
import { UnreadBadge } from './unread-badge.tsx';

export function SidebarEntry({ entry, pathname }: { entry: NavigationEntry; pathname: string }) {
  const { label, to, icon: Symbol, inbox } = entry;
  return (
    <Link className={styles.entry} to={to} title={label} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
      <Symbol size={20} stroke={1.75} aria-hidden className={styles.icon} />
      <span className={styles.label}>{label}</span>
      {inbox ? <UnreadBadge inbox={inbox} /> : null}
    </Link>
  );
}
