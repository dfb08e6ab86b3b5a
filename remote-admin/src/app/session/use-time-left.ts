import { useEffect, useState } from 'react';
import { useSession } from 'shared-contracts/state';

const LOOK_MS = 60_000;
const SECOND_MS = 1_000;

/**
 * Milliseconds until the session ends, second by second, once no more than `within` are left; null before. By the
 * page's own clock: whoever sets the machine's changes nothing.
 */
export function useTimeLeft(within: number): number | null {
  const expiresAt = useSession()?.expiresAt;
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!expiresAt) return undefined;
    const deadline = performance.now() + expiresAt.getTime() - Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const rest = Math.max(0, deadline - performance.now());
      setLeft(rest <= within ? rest : null);
      timer = setTimeout(look, rest <= within ? SECOND_MS : Math.min(rest - within, LOOK_MS));
    };
    look();
    return () => {
      clearTimeout(timer);
      setLeft(null);
    };
  }, [expiresAt, within]);
  return left;
}
