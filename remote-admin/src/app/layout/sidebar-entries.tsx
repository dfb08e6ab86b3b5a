import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import { Link } from '@vitrin/shared-contracts/router';
import type { NavigationEntry } from '../../editing/panel-module.ts';
import { isCurrent } from '../navigation.ts';
import styles from './sidebar.module.css';
import { UnreadBadge } from './unread-badge.tsx';

interface FoldedEntriesProps {
  label: string;
  entries: readonly NavigationEntry[];
  pathname: string;
}

/** Entries that a button shows; they are shown as long as one of them is the current one. */
export function FoldedEntries({ label, entries, pathname }: FoldedEntriesProps) {
  const id = useId();
  const holdsCurrent = entries.some((entry) => isCurrent(entry, pathname));
  const [isOpen, setOpen] = useState(holdsCurrent);
  const isShown = isOpen || holdsCurrent;
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        title={label}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isShown)}
      >
        <IconChevronDown size={20} stroke={1.75} aria-hidden className={styles.icon} />
        <span className={styles.label}>{label}</span>
      </button>
      <div id={id} hidden={!isShown} className={styles.folded}>
        {entries.map((entry) => (
          <SidebarEntry key={entry.to} entry={entry} pathname={pathname} />
        ))}
      </div>
    </>
  );
}

/** Link to a screen. */
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
