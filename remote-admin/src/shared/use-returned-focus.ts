import { useEffect, useState } from 'react';

/** A layer that goes by being taken out of the page gives the focus back to what had it before. */
export function useReturnedFocus(): void {
  const [opener] = useState(() => lastingElement(document.activeElement));
  useEffect(
    () => () => {
      opener?.focus({ preventScroll: true });
    },
    [opener],
  );
}

/** An entry of a menu goes with its menu: what stays is the button that opened it. */
export function lastingElement(element: Element | null): HTMLElement | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const lasting = button ? document.getElementById(button) : element;
  return lasting instanceof HTMLElement ? lasting : null;
}
