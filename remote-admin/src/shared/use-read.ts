import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageMetaData } from 'shared-contracts/envelope';
import type { Answer } from 'shared-contracts/http';
import { messages } from 'shared-contracts/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { getJson } from './http.ts';
import type { FailureReason } from './query.ts';

export interface ReadFailure {
  state: 'failed';
  reason: FailureReason;
  message: string;
}

export interface ReadData<T> {
  state: 'ready';
  data: T;
  meta: PageMetaData | null;
  /** True while a newer answer is on its way: the old one stays to be looked at. */
  stale: boolean;
}

export type Reading<T> = { state: 'loading' } | ReadFailure | ReadData<T>;

type Params = Readonly<Record<string, string | number>>;

async function read<T>(path: string, params: Params): Promise<ReadData<T> | ReadFailure> {
  try {
    const answer = await getJson<T>(path, params);
    if (answer.success && answer.data !== undefined) {
      return { state: 'ready', data: answer.data, meta: answer.meta ?? null, stale: false };
    }
    return { state: 'failed', reason: reasonOf(answer), message: answer.message ?? messages.failed.text };
  } catch {
    return { state: 'failed', reason: 'unreachable', message: messages.unreachable.text };
  }
}

function reasonOf({ status, code }: Answer<unknown>): FailureReason {
  if (status === 403) return code === 'csrf' ? 'stale' : 'forbidden';
  return status === 404 ? 'not-found' : 'failed';
}

function outdated<T>(before: Reading<T>): Reading<T> {
  return before.state === 'ready' ? { ...before, stale: true } : { state: 'loading' };
}

interface Read<T> {
  reading: Reading<T>;
  reread: () => Promise<void>;
  /** Reads again behind the scenes: nothing dims meanwhile, and a failure leaves standing what is shown. */
  refresh: () => Promise<void>;
}

/** Reads a call of the panel and reads it again when path or parameters change; late answers of earlier ones are dropped. */
export function useRead<T>(path: string, params: Params = {}): Read<T> {
  const [reading, setReading] = useState<Reading<T>>({ state: 'loading' });
  const latest = useRef(0);
  const query = JSON.stringify(params);
  const reread = useCallback(async () => {
    const mine = ++latest.current;
    setReading(outdated);
    const next = await read<T>(path, JSON.parse(query) as Params);
    if (mine === latest.current) setReading(next);
  }, [path, query]);
  const refresh = useCallback(async () => {
    const mine = ++latest.current;
    const next = await read<T>(path, JSON.parse(query) as Params);
    if (mine !== latest.current) return;
    setReading((before) => (next.state === 'ready' || before.state !== 'ready' ? next : { ...before, stale: false }));
  }, [path, query]);
  useEffect(() => {
    void reread();
    return () => {
      latest.current += 1;
    };
  }, [reread]);
  return { reading, reread, refresh };
}

/** For what still takes a reading. */
export function toReading<T>(query: UseQueryResult<T>): Reading<T> {
  if (query.isPending) return { state: 'loading' };
  if (query.isError) return { state: 'failed', reason: query.error.reason, message: query.error.message };
  return { state: 'ready', data: query.data, meta: null, stale: query.isPlaceholderData };
}
