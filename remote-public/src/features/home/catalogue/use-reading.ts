import { useEffect, useEffectEvent, useState } from 'react';
import { publicPaths } from 'shared-contracts/paths';
import { apiStatus } from 'shared-contracts/remote-app';
import { useNavigate } from 'shared-contracts/router';
import { useRootData } from '../../../shared/root-data.ts';
import type { Known, Read } from './read-products.ts';

export interface Reading<T> {
  /** The last good answer; it stays while the next one is on its way or has failed. */
  known: Known<T>;
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Requests data again when `key` differs from the key of the last result, and aborts the previous request. `first`
 * comes from the route loader: when the loader has run again, its result replaces the last one. Redirects to /404 on
 * status 404 (product §8).
 */
export function useReading<T>(key: string, first: Known<T>, ask: (read: Read) => Promise<T>): Reading<T> {
  const [known, setKnown] = useState(first);
  const [base, setBase] = useState(first);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  if (base !== first) {
    setBase(first);
    setKnown(first);
  }
  const navigate = useNavigate();
  const { language } = useRootData();
  const answer = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const value = await ask(reader(language, signal));
      if (!signal.aborted) setKnown({ key, value });
    } catch (error) {
      if (signal.aborted) return;
      if (apiStatus(error) === 404) await navigate(publicPaths.notFound, { replace: true });
      else setFailedKey(key);
    }
  });
  const isKnown = known.key === key;
  useEffect(() => {
    if (isKnown) return undefined;
    const reading = new AbortController();
    setFailedKey(null);
    void answer(reading.signal);
    return () => reading.abort();
  }, [key, isKnown, attempt]);
  const hasFailed = !isKnown && failedKey === key;
  return {
    known,
    isPending: !isKnown && !hasFailed,
    hasFailed,
    retry: () => setAttempt(attempt + 1),
  };
}

/** What loaders have by their context, for a page that is alive: in the shown language, able to be called off. */
function reader(language: string, signal: AbortSignal): Read {
  return async (path, params) => {
    const { readPublic } = await import('shared-contracts/http');
    return readPublic(path, { lang: language, ...params }, signal);
  };
}
