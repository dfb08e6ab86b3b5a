import { useEffect, useRef, type RefObject } from 'react';

/** Moves the sidebar, and nothing else, to the entry of the screen that has just been opened. */
export function useCurrentInView(pathname: string): RefObject<HTMLDivElement | null> {
  const sidebar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = sidebar.current?.querySelector('[aria-current]');
    if (!sidebar.current || !entry) return;
    const view = sidebar.current.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    if (top < view.top || bottom > view.bottom) sidebar.current.scrollTop += top - view.top - view.height / 2;
  }, [pathname]);
  return sidebar;
}
