import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import { breakpoints } from '@vitrin/shared-contracts/limits';
import { Outlet, useLocation } from '@vitrin/shared-contracts/router';
import { modules } from '../../features/index.ts';
import { LeaveGuard } from '../../editing/drafts/leave-guard.tsx';
import { OrphanedDrafts } from '../../editing/drafts/orphaned-drafts.tsx';
import { useVisiblePaste } from '../../rich-text/paste/use-visible-paste.ts';
import { Tooltips } from '../../ui/layers/tooltips.tsx';
import { PanelModulesContext } from '../../editing/panel-module.ts';
import { MissingRecordContext } from '../../ui/states/missing-record.ts';
import { ServerState } from '../session/server-state.tsx';
import { layersId } from '../theme/mantine-theme.ts';
import { PanelProvider } from '../theme/panel-provider.tsx';
import { usePrefetchedScreens } from '../prefetch-screens.ts';
import { chooseTheme, currentTheme, toggledSidemenu } from '../theme/theme.store.ts';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { LiveInbox } from './live-inbox.tsx';
import { Sidebar } from './sidebar.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';

const narrowQuery = `(max-width: ${breakpoints.sidebarHidden}px)`;

/** Frame of the panel: header, sidebar, screen and footer. */
export function Frame() {
  const [overlaid, overlay] = useDisclosure(false);
  const hidden = useMediaQuery(narrowQuery, globalThis.matchMedia(narrowQuery).matches, {
    getInitialValueInEffect: false,
  });
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useScreenFocus(main, pathname);
  useFocusRecovery(main);
  usePrefetchedScreens();
  useVisiblePaste();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    overlay.close();
    // oxlint-disable-next-line exhaustive-deps -- runs only on navigation; `overlay` is a new object in every render
  }, [pathname]);
  const toggle = () => {
    chooseTheme('sidemenu', toggledSidemenu(currentTheme().sidemenu, globalThis.innerWidth));
    if (hidden) overlay.toggle();
  };
  return (
    <ServerState>
      <PanelProvider>
        <a className={styles.skip} href="#icerik">
          İçeriğe geç
        </a>
        <div className={styles.frame}>
          <Header onToggle={toggle} />
          <div className={styles.body}>
            <Sidebar overlay={hidden ? { open: overlaid, close: overlay.close } : null} />
            <div className={styles.column}>
              <main ref={main} id="icerik" className={styles.main} tabIndex={-1}>
                <PanelModulesContext value={modules}>
                  <MissingRecordContext value={<OrphanedDrafts />}>
                    <Outlet />
                  </MissingRecordContext>
                </PanelModulesContext>
                <div id={layersId} className={styles.layers} />
              </main>
              <Footer />
            </div>
          </div>
        </div>
        <BackToTop />
        <LiveInbox />
        <Tooltips />
        <LeaveGuard />
      </PanelProvider>
    </ServerState>
  );
}

/**
 * Milliseconds; a menu or dialog returns the focus to its opener shortly after it closes, and only then may it move on.
 */
const LAYER_FOCUS_DELAY_MS = 60;

/** Focuses the main content after navigation, so that the next Tab and screen readers start there. */
function useScreenFocus(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const timer = setTimeout(() => {
      // The screen may already have focused one of its own fields.
      if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    }, LAYER_FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [main, pathname]);
}
