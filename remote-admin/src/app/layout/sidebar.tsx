import { useFocusTrap, useHotkeys, useMergedRef } from '@mantine/hooks';
import { useLocation } from 'shared-contracts/router';
import { useSession } from 'shared-contracts/state';
import { allowedNavigation, navigation } from '../navigation.ts';
import { useTheme } from '../theme/theme.store.ts';
import { SidebarEntry } from './sidebar-entry.tsx';
import styles from './sidebar.module.css';
import { useCurrentInView } from './use-current-in-view.ts';

interface SidebarProps {
  /** Up to 1024 px the sidebar lies over the page; null: it stands beside it. */
  overlay: { open: boolean; close: () => void } | null;
}

const nobody: ReadonlySet<never> = new Set();

export function Sidebar({ overlay }: SidebarProps) {
  const rights = useSession()?.rights ?? nobody;
  const { pathname } = useLocation();
  const { tones, sidemenu } = useTheme();
  const whole = useMergedRef(useFocusTrap(overlay?.open ?? false), useCurrentInView(pathname));
  useHotkeys([['Escape', () => overlay?.close()]], []);
  const away = overlay ? !overlay.open : sidemenu === 'closed';
  return (
    <>
      {overlay?.open ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.scrim}
          aria-label="Menüyü kapat"
          onClick={overlay.close}
        />
      ) : null}
      <div
        ref={whole}
        className={styles.sidebar}
        data-mode={tones.menu}
        data-overlay={overlay ? (overlay.open ? 'open' : 'away') : undefined}
        inert={away}
      >
        <nav className={styles.inside} aria-label="Yönetim menüsü">
          {allowedNavigation(navigation, rights).map(({ label, entries }) => (
            <section key={label} className={styles.category} aria-label={label}>
              <h2 className={styles.caption}>{label}</h2>
              {entries.map((entry) => (
                <SidebarEntry key={entry.to} entry={entry} pathname={pathname} />
              ))}
            </section>
          ))}
        </nav>
      </div>
    </>
  );
}
