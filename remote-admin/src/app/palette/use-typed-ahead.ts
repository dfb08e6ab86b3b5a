import { useEffect } from 'react';

interface TypedAhead {
  onType: (change: (typed: string) => string) => void;
  onEscape: () => void;
}

/**
 * Collects what is typed while the palette is loading: it belongs to the palette, not to the field of the screen that has the
 * focus until then.
 * @param isOpened - the palette is loading or shown
 */
export function useTypedAhead(isOpened: boolean, { onType, onEscape }: TypedAhead): void {
  useEffect(() => {
    if (!isOpened) return undefined;
    const collect = (event: KeyboardEvent) => {
      if (isInDialog(event.target)) return;
      const change = changeOf(event);
      if (change) onType(change);
      else if (event.key === 'Escape') onEscape();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', collect, { capture: true });
    return () => document.removeEventListener('keydown', collect, { capture: true });
  }, [isOpened, onType, onEscape]);
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

/** Returns what a key does to the typed text; null for a key that changes no text. */
function changeOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): ((typed: string) => string) | null {
  // AltGr, with which Turkish keyboards type '@', is reported as both.
  if (metaKey || ctrlKey !== altKey) return null;
  if (key === 'Backspace') return (typed) => typed.slice(0, -1);
  return key.length === 1 ? (typed) => typed + key : null;
}
