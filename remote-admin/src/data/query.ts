import {
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  queryOptions,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Envelope, PageMetaData } from '@vitrin/shared-contracts/envelope';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { takeArrived } from '@vitrin/shared-contracts/prefetched';
import { takeEarlyRead } from './early-reads.ts';
import { getJson } from './http.ts';

/** `stale`: the page is outdated for the server, and a reload helps. */
export type FailureReason = 'forbidden' | 'stale' | 'not-found' | 'failed' | 'unreachable';

/** Reason why a read has no data. */
class ReadError extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(`The server returned no data: ${reason}`, options);
    this.name = 'ReadError';
    this.reason = reason;
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ReadError;
  }
}

/** Rows of a list, with the pagination data if the server sends pages. */
export interface Page<T> {
  items: readonly T[];
  meta: PageMetaData | null;
}

export type ListQuery<T> = UseQueryResult<Page<T>>;

export type Params = Readonly<Record<string, string | number>>;

const MINUTES = 60_000;

/** Options for data that rarely changes and is used on many screens: fetched once, not on every screen. */
export const sharedQueryOptions = { staleTime: 5 * MINUTES, gcTime: 5 * MINUTES };

/**
 * Milliseconds that a query is kept without an observer: its first rendering may take several tasks, and data that
 * arrived with the document would be removed before the screen is mounted.
 */
const FIRST_RENDERING_MS = 1_000;

/**
 * Returns a query client without caching: a screen shows the server's data when it is opened, and a form is never
 * refilled unexpectedly. A query may opt in to caching; only `useInvalidate` or a query's own interval refetches.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: FIRST_RENDERING_MS,
        networkMode: 'always',
        // Data that arrived before the first rendering is as new as a fetch would be.
        refetchOnMount: ({ state }) => state.dataUpdateCount > 0,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
    },
  });
}

/** Returns the query for a GET request. The first rendering has the data that the document has requested, if it is there. */
export function readQuery<T>(path: string, params: Params = {}) {
  return queryOptions({
    queryKey: [...keyOf(path), params],
    queryFn: async () => (await read<T>(path, params)).data,
    initialData: () => takeArrived<T>(path, params)?.data,
  });
}

/** Returns the query of a list: its rows stay visible while the next page, search or filter is loading. */
export function listQuery<T>(path: string, params: Params = {}) {
  return queryOptions({
    queryKey: [...keyOf(path), 'list', params],
    queryFn: async (): Promise<Page<T>> => {
      const { data, meta } = await read<readonly T[]>(path, params);
      return { items: data, meta: meta ?? null };
    },
    initialData: () => pageOf(takeArrived<readonly T[]>(path, params)),
    placeholderData: keepPreviousData,
    // Every refetch must return a new array, even with equal rows: that ends an optimistic move that was not stored.
    structuralSharing: false,
  });
}

/** Returns the query of a read that the server answers in parts: `next` of a part is `after` of the one that follows. */
export function partsQuery<T extends { next: string | null }>(path: string, params: Params = {}) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(path), 'parts', params],
    queryFn: async ({ pageParam: after }) => (await read<T>(path, after === '' ? params : { ...params, after })).data,
    initialPageParam: '',
    getNextPageParam: ({ next }: T) => next,
  });
}

/**
 * Returns a function that refetches active queries of these API paths and the paths below them; it resolves when they
 * are loaded.
 */
export function useInvalidate(): (...paths: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...paths) => {
      await Promise.all(paths.map((path) => reload(client, keyOf(path))));
    },
    [client],
  );
}

/** An invalidation continues a first load in progress, which may have read the state before the change: it is repeated. */
async function reload(client: QueryClient, queryKey: readonly string[]): Promise<void> {
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
}

/** Returns the path segments: the key of a list is a prefix of the keys of its records. */
function keyOf(path: string): readonly string[] {
  return path.split('/').slice(1);
}

function pageOf<T>(envelope: Envelope<readonly T[]> | undefined): Page<T> | undefined {
  return envelope?.data && { items: envelope.data, meta: envelope.meta ?? null };
}

async function read<T>(path: string, params: Params): Promise<ApiResponse<T> & { data: T }> {
  const request = takeEarlyRead<T>(path, params) ?? getJson<T>(path, params);
  const answer = await request.catch((error: unknown) => {
    throw new ReadError('unreachable', { cause: error });
  });
  const { success, data } = answer;
  if (success && data !== undefined) return { ...answer, data };
  throw new ReadError(reasonOf(answer));
}

function reasonOf({ status, code }: ApiResponse<unknown>): FailureReason {
  if (status === 403) return code === 'csrf' ? 'stale' : 'forbidden';
  return status === 404 ? 'not-found' : 'failed';
}
