import { useEffect, useState } from 'react';

const PAUSE_MS = 2_000;

/**
 * True from the first pause in typing on, while it is asked for. A dialog that opened under somebody's fingers would
 * take the rest of the sentence into its password.
 */
export function usePause(asked: boolean): boolean {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (!asked) return undefined;
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
  }, [asked]);
  return paused;
}
