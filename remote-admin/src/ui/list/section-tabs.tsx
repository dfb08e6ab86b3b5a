import { useEffect, useRef } from 'react';
import { Link } from '@vitrin/shared-contracts/router';
import styles from './section-tabs.module.css';

export interface SectionTab {
  key: string;
  label: string;
  to: string;
  /** Number beside the label; hidden when 0. */
  count?: number;
  /** What the number counts, for screen readers. */
  countLabel?: string;
}

/** Tabs for the sections of one screen, each with its own address. */
export function SectionTabs({ label, tabs, current }: { label: string; tabs: readonly SectionTab[]; current: string }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the tabs are wider than the screen: keep the current one in view.
  useEffect(() => {
    const row = nav.current;
    const tab = row?.querySelector('[aria-current]');
    if (row && tab) row.scrollLeft += tab.getBoundingClientRect().right - row.getBoundingClientRect().right;
  }, [current]);
  return (
    <nav ref={nav} className={styles.tabs} aria-label={label}>
      {tabs.map(({ key, label: name, to, count = 0, countLabel }) => (
        <Link key={key} className={styles.tab} to={to} aria-current={key === current ? 'page' : undefined}>
          <span>{name}</span>
          {count > 0 ? (
            <span className={styles.count}>
              <span>{count}</span>
              {countLabel ? <span className={styles.hiddenText}> {countLabel}</span> : null}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
