import { useEffect } from 'react';
import type { OutboxRow } from 'shared-contracts/mail';
import type { useRead } from '../../shared/use-read.ts';

const LOOK_MS = 5_000;

/** Looks again while a mail of the page is on its way: the worker needs some seconds for each. */
export function useWatchedOutbox(
  { reading, refresh }: Pick<ReturnType<typeof useRead<OutboxRow[]>>, 'reading' | 'refresh'>,
  isSent: boolean,
): void {
  const isMoving = isSent && reading.state === 'ready' && reading.data.some(isUnderWay);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => void refresh(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isMoving, refresh]);
}

function isUnderWay({ state, attempts }: OutboxRow): boolean {
  return state === 'sending' || (state === 'queued' && attempts === 0);
}
