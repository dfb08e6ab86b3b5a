import { useEffect, useState } from 'react';

/** Returns the focus to the element that had it before, for a layer that closes by unmounting. */
export function useRestoreFocus(): void {
  const [opener] = useState(() => persistentElement(document.activeElement));
  useEffect(
    () => () => {
      opener?.focus({ preventScroll: true });
    },
    [opener],
  );
}

/** A menu item disappears with its menu: returns the button that opened the menu instead. */
export function persistentElement(element: Element | null): HTMLElement | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const persistent = button ? document.getElementById(button) : element;
  return persistent instanceof HTMLElement ? persistent : null;
}
