import { useRef } from 'react';
import { focusSection, type AccountSection } from './account-sections.ts';

/** Sees to the focus around the dialogs of a part: it comes back to the button that opened one, unless that is gone. */
export function useDialogFocus(section: AccountSection) {
  const opener = useRef<Element | null>(null);
  return {
    opened(): void {
      opener.current = document.activeElement;
    },
    cancelled(): void {
      const button = opener.current;
      if (button instanceof HTMLButtonElement) requestAnimationFrame(() => button.focus({ preventScroll: true }));
      else focusSection(section);
    },
    /** What the button was for is done, and the button goes with it. */
    finished: () => focusSection(section),
  };
}
