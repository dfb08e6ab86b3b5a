import { useEffect } from 'react';

const LOOK_MS = 10_000;

/** Looks again every ten seconds while the page is seen and nobody is deciding anything on it. */
export function useLiveRefresh(refresh: () => Promise<unknown>, paused = false): void {
  useEffect(() => {
    if (paused) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh, paused]);
}
