import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { requestAddress } from '@vitrin/shared-contracts/prefetched';

type Params = Readonly<Record<string, string | number>>;

/** Milliseconds; the screen that a pressed link leads to is mounted by then. */
const LIFETIME_MS = 5_000;

/** Requests that were sent before their screen is mounted, by address. */
const requests = new Map<string, Promise<ApiResponse<unknown>>>();

/** Keeps a request for the screen that needs it, unless there is one for the address. */
export function keepEarlyRead(path: string, params: Params, send: () => Promise<ApiResponse<unknown>>): void {
  const address = requestAddress(path, params);
  if (requests.has(address)) return;
  const request = send();
  requests.set(address, request);
  // A failure is shown by the screen that takes the request.
  request.catch(() => undefined);
  setTimeout(() => {
    if (requests.get(address) === request) requests.delete(address);
  }, LIFETIME_MS);
}

/** Takes the request to this address if it was sent early. Each one is taken once. */
export function takeEarlyRead<T>(path: string, params: Params): Promise<ApiResponse<T>> | undefined {
  const address = requestAddress(path, params);
  const request = requests.get(address);
  requests.delete(address);
  return request as Promise<ApiResponse<T>> | undefined;
}

/** Forgets all requests: after a write their data may be outdated. */
export function dropEarlyReads(): void {
  requests.clear();
}
