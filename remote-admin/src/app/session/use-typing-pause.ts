import { useEffect, useState } from 'react';

const PAUSE_MS = 2_000;

/**
 * Returns true from the first pause in typing on, while `asked` is true. A dialog that opened while the user types
 * would receive the rest of the sentence in its password field.
 */
export function useTypingPause(enabled: boolean): boolean {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (!enabled) return undefined;
    const settle = () => setPaused(true);
    let timer = setTimeout(settle, PAUSE_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, PAUSE_MS);
    };
    addEventListener('keydown', wait, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', wait, true);
      setPaused(false);
    };
  }, [enabled]);
  return paused;
}
