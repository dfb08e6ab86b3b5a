import { apiStatus } from 'shared-contracts/remote-app';
import { contextOf, type FakeSite } from './fake-site.ts';

export interface ServedCalls {
  /** Paths with their queries, in the order they came. */
  asked: string[];
  /** Calls that were called off before their answer. */
  calledOff: string[];
  /** Answers the next calls with this status; 0 is a lost connection. Null: as they are. */
  failWith: number | null;
  /** Holds every answer back until it has ended. */
  wait: Promise<void>;
}

/** The site's calls as the page itself makes them, over the network. */
export function serveCalls(site: FakeSite): ServedCalls {
  const served: ServedCalls = { asked: [], calledOff: [], failWith: null, wait: Promise.resolve() };
  const { read } = contextOf(site);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, searchParams } = new URL(request.url);
    served.asked.push(pathname + search);
    request.signal.addEventListener('abort', () => served.calledOff.push(pathname + search));
    await served.wait;
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
