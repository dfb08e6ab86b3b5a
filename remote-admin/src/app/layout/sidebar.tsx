import { useFocusTrap, useHotkeys, useMergedRef } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '@vitrin/shared-contracts/router';
import { useSession } from '@vitrin/shared-contracts/state';
import { useIsIdle } from '../../data/use-is-idle.ts';
import { whenIdle } from '../../data/when-idle.ts';
import { allowedNavigation, foldNavigation, navigation, type NavigationCategory } from '../navigation.ts';
import { useTheme } from '../theme/theme.store.ts';
import styles from './sidebar.module.css';
import { FoldedEntries, SidebarEntry } from './sidebar-entries.tsx';

interface SidebarProps {
  /** Set up to 1024 px, where the sidebar overlays the page; null: the sidebar is beside the page. */
  overlay: { open: boolean; close: () => void } | null;
}

const noRights: ReadonlySet<never> = new Set();

/** Pixels. */
const ENTRY_HEIGHT = 44;

export function Sidebar({ overlay }: SidebarProps) {
  const { pathname } = useLocation();
  const { tones, sidemenu } = useTheme();
  const { categories, isComplete } = useCategories();
  const sidebarRef = useMergedRef(useFocusTrap(overlay?.open ?? false), useScrollToCurrent(pathname, isComplete));
  useHotkeys([['Escape', () => overlay?.close()]], []);
  const isHidden = overlay ? !overlay.open : sidemenu === 'closed';
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
        ref={sidebarRef}
        className={styles.sidebar}
        data-mode={tones.menu}
        data-overlay={overlay ? (overlay.open ? 'open' : 'away') : undefined}
        inert={isHidden}
      >
        <nav className={styles.inside} aria-label="Yönetim menüsü">
          {categories.map(({ label, entries, folded }) => (
            <section key={label} className={styles.category} aria-label={label}>
              <h2 className={styles.caption}>{label}</h2>
              {entries.map((entry) => (
                <SidebarEntry key={entry.to} entry={entry} pathname={pathname} />
              ))}
              {folded ? <FoldedEntries {...folded} pathname={pathname} /> : null}
            </section>
          ))}
        </nav>
      </div>
    </>
  );
}

/** Returns the categories that the window can show, and all of them once the browser is idle. */
function useCategories() {
  const rights = useSession()?.rights ?? noRights;
  const isComplete = useIsIdle();
  const allowed = foldNavigation(allowedNavigation(navigation, rights));
  return { categories: isComplete ? allowed : firstCategories(allowed), isComplete };
}

function firstCategories(categories: readonly NavigationCategory[]): readonly NavigationCategory[] {
  let height = 0;
  return categories.filter(({ entries }) => {
    const isShown = height < globalThis.innerHeight;
    height += entries.length * ENTRY_HEIGHT;
    return isShown;
  });
}

/** Scrolls the entry of the current screen into view inside the sidebar, without scrolling the page. */
function useScrollToCurrent(pathname: string, isComplete: boolean): RefObject<HTMLDivElement | null> {
  const sidebar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Measuring now would force a layout before the screen has its data.
    void whenIdle().then(() => scrollToCurrent(sidebar.current));
  }, [pathname, isComplete]);
  return sidebar;
}

function scrollToCurrent(sidebar: HTMLElement | null): void {
  const entry = sidebar?.querySelector('[aria-current]');
  if (!sidebar || !entry) return;
  const view = sidebar.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) sidebar.scrollTop += top - view.top - view.height / 2;
}
