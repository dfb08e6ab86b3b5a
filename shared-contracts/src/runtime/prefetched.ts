import type { Envelope } from '../api/envelope.ts';

/** Milliseconds after the start of the document; later, a prefetched response may be outdated. */
const PREFETCHED_MS = 10_000;

/**
 * Takes the request that the document of the panel has sent to this address. Each one is taken once.
 * @param path - address from `api`
 * @param params - query parameters
 * @returns the response in flight; undefined when the document has not requested this address
 */
export function takePrefetched(
  path: string,
  params: Readonly<Record<string, string | number>> = {},
): Promise<Response> | undefined {
  const reads = freshReads();
  const address = requestAddress(path, params);
  const prefetched = reads?.get(address);
  reads?.delete(address);
  return prefetched;
}

/**
 * Takes the response to such a request if it has arrived, so that the first rendering can show its data.
 * @param path - address from `api`
 * @param params - query parameters
 * @returns the successful envelope; undefined when there is none yet
 */
export function takeArrived<T>(
  path: string,
  params: Readonly<Record<string, string | number>> = {},
): Envelope<T> | undefined {
  const address = requestAddress(path, params);
  const body = globalThis.vitrin?.arrived?.get(address) as Envelope<T> | undefined;
  if (!body?.success) return undefined;
  // Dropped after a write and after ten seconds.
  return freshReads()?.delete(address) ? body : undefined;
}

function freshReads(): Map<string, Promise<Response>> | undefined {
  const reads = globalThis.vitrin?.reads;
  if (performance.now() > PREFETCHED_MS) reads?.clear();
  return reads;
}

/**
 * Returns the address that a GET request is sent to.
 * @param path - address from `api`
 * @param params - query parameters
 */
export function requestAddress(path: string, params: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? path : `${path}?${query}`;
}
