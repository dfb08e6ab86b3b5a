import { useEffect, useRef, type RefObject } from 'react';

/** Menus and dialogs that led here give the focus back to what opened them a moment after they close. */
const AFTER_LAYERS_MS = 60;

/** Another screen: the next Tab leads into it, and a screen reader begins there. */
export function useScreenFocus(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const timer = setTimeout(() => {
      // A screen may have given it to a field of its own.
      if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    }, AFTER_LAYERS_MS);
    return () => clearTimeout(timer);
  }, [main, pathname]);
}
