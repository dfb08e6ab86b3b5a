import { useEffect, useEffectEvent, useState } from 'react';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { apiStatus } from '@vitrin/shared-contracts/remote-app';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { useRootData } from '../../../shared/root-data.ts';
import type { QueryResult, Read } from './read-products.ts';

export interface QueryState<T> {
  /** The last successful result; kept while the next request is in flight or has failed. */
  lastResult: QueryResult<T>;
  isPending: boolean;
  isError: boolean;
  retry: () => void;
}

/**
 * Requests data again when `key` differs from the key of the last result, and aborts the previous request. `first`
 * comes from the route loader: when the loader has run again, its result replaces the last one. Redirects to /404 on
 * status 404 (product §8).
 */
export function useQuery<T>(key: string, first: QueryResult<T>, ask: (read: Read) => Promise<T>): QueryState<T> {
  const [lastResult, setKnown] = useState(first);
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
      const value = await ask(abortableRead(language, signal));
      if (!signal.aborted) setKnown({ key, value });
    } catch (error) {
      if (signal.aborted) return;
      if (apiStatus(error) === 404) await navigate(publicPaths.notFound, { replace: true });
      else setFailedKey(key);
    }
  });
  const isKnown = lastResult.key === key;
  useEffect(() => {
    if (isKnown) return undefined;
    const reading = new AbortController();
    setFailedKey(null);
    void answer(reading.signal);
    return () => reading.abort();
  }, [key, isKnown, attempt]);
  const isError = !isKnown && failedKey === key;
  return {
    lastResult,
    isPending: !isKnown && !isError,
    isError,
    retry: () => setAttempt(attempt + 1),
  };
}

/** Returns a read function like that of loaders, for the hydrated page: in the language shown, and abortable. */
function abortableRead(language: string, signal: AbortSignal): Read {
  return async (path, params) => {
    const { readPublic } = await import('@vitrin/shared-contracts/http');
    return readPublic(path, { lang: language, ...params }, signal);
  };
}
