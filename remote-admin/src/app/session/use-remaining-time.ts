import { useEffect, useState } from 'react';
import { useSession } from '@vitrin/shared-contracts/state';

const CHECK_INTERVAL_MS = 60_000;
const SECOND_MS = 1_000;

/**
 * Returns the milliseconds until the session ends, updated every second once at most `within` remain; null before that.
 * Uses the monotonic clock of the page, so a change of the system time has no effect.
 */
export function useRemainingTime(within: number): number | null {
  const expiresAt = useSession()?.expiresAt;
  const [remainingMs, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!expiresAt) return undefined;
    const deadline = performance.now() + expiresAt.getTime() - Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const rest = Math.max(0, deadline - performance.now());
      setLeft(rest <= within ? rest : null);
      timer = setTimeout(update, rest <= within ? SECOND_MS : Math.min(rest - within, CHECK_INTERVAL_MS));
    };
    update();
    return () => {
      clearTimeout(timer);
      setLeft(null);
    };
  }, [expiresAt, within]);
  return remainingMs;
}
