import { apiStatus } from '@vitrin/shared-contracts/remote-app';
import { contextOf, type FakeSite } from './fake-site.ts';

export interface MockApi {
  /** Paths with their queries, in the order of the requests. */
  requests: string[];
  /** Requests that were aborted before their response. */
  aborted: string[];
  /** Status of the next responses; 0 simulates a lost connection, null returns the normal responses. */
  failWith: number | null;
  /** Delays every response until it resolves. */
  delay: Promise<void>;
}

/** Replaces `fetch` with the API of a fake site; records the requests of the page. */
export function mockApi(site: FakeSite): MockApi {
  const served: MockApi = { requests: [], aborted: [], failWith: null, delay: Promise.resolve() };
  const { read } = contextOf(site);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, searchParams } = new URL(request.url);
    served.requests.push(pathname + search);
    request.signal.addEventListener('abort', () => served.aborted.push(pathname + search));
    await served.delay;
    request.signal.throwIfAborted();
    if (served.failWith === 0) throw new TypeError('Failed to fetch');
    if (served.failWith !== null) return envelope(served.failWith, { success: false });
    try {
      return envelope(200, { success: true, ...(await read(pathname, Object.fromEntries(searchParams))) });
    } catch (error) {
      return envelope(apiStatus(error) ?? 500, { success: false });
    }
  };
  return served;
}

function envelope(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
