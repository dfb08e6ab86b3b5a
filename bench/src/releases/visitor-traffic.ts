import { createHash } from 'node:crypto';
import autocannon from 'autocannon';
import { bootElementId, type BootBlock } from '@vitrin/shared-contracts/boot';
import { loginPath } from '@vitrin/shared-contracts/paths';

const PER_SECOND = 200;
const VISITORS = 40;
/** Seconds until a request counts as lost; much longer than any response takes. */
const TIMEOUT_SECONDS = 5;
/** Upper limit; the run normally ends by a call of `end`. */
const LONGEST_SECONDS = 3_600;
const FILES_OF_HOME = 4;

const navigation = {
  accept: 'text/html,application/xhtml+xml',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
};

export interface Losses {
  requests: number;
  /**
   * Responses with a status other than 2xx or 3xx, missing responses, and files whose hash does not match the document.
   */
  lost: number;
  /** Number of home page documents that referenced another release than the previous document. */
  changes: number;
  /** Descriptions of the first few losses. */
  examples: string[];
}

export interface Traffic {
  end(): Promise<Losses>;
}

interface File {
  path: string;
  /** Null when the document states no integrity for the file. */
  integrity: string | null;
}

/** State of one connection: the files of the document that it read last. */
interface ConnectionState {
  files?: File[];
  asked?: File | undefined;
}

/**
 * Simulates visitors that load a document and then the files that this document references, repeatedly and at a
 * constant rate.
 */
export function startTraffic(address: string): Traffic {
  const losses: Losses = { requests: 0, lost: 0, changes: 0, examples: [] };
  const recordLoss = (what: string) => {
    losses.lost += 1;
    if (losses.examples.length < 5) losses.examples.push(what);
  };
  const counted = (status: number, what: string) => {
    losses.requests += 1;
    const isGood = status >= 200 && status < 400;
    if (!isGood) recordLoss(`${what} returned ${status}`);
    return isGood;
  };
  let last = '';
  const document = (path: string): autocannon.Request => ({
    path,
    headers: navigation,
    onResponse(status, body, context) {
      const reading = context as ConnectionState;
      reading.files = [];
      if (!counted(status, path)) return;
      const boot = bootIn(body);
      if (!boot) return recordLoss(`${path} has no boot block`);
      reading.files = filesOf(boot, body);
      if (path !== '/') return;
      if (last !== '' && last !== boot.release.id) losses.changes += 1;
      last = boot.release.id;
    },
  });
  const file = (): autocannon.Request => ({
    setupRequest(request, context) {
      const reading = context as ConnectionState;
      reading.asked = reading.files?.shift();
      return { ...request, path: reading.asked?.path ?? '/healthz' };
    },
    onResponse(status, body, context) {
      const { asked } = context as ConnectionState;
      const path = asked?.path ?? '/healthz';
      if (counted(status, path) && asked?.integrity && integrityOf(body) !== asked.integrity)
        recordLoss(`${path} does not match its integrity in the document`);
    },
  });
  const home = [document('/'), ...Array.from({ length: FILES_OF_HOME }, file)];
  const requests = [...home, document(loginPath), file(), file()];
  const all = Array.from({ length: VISITORS }, (_, number) =>
    startConnection({ address, requests }, (number * 1_000) / VISITORS),
  );
  return {
    async end() {
      for (const errors of await Promise.all(all.map((one) => one.end())))
        for (let error = 0; error < errors; error += 1) recordLoss('no response');
      return losses;
    },
  };
}

interface RequestSequence {
  address: string;
  requests: autocannon.Request[];
}

/**
 * Starts one connection. autocannon sends all requests of a second at its beginning, so each connection starts with an
 * offset.
 */
function startConnection({ address, requests }: RequestSequence, afterMs: number): { end(): Promise<number> } {
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const options = {
    url: address,
    connections: 1,
    overallRate: PER_SECOND / VISITORS,
    duration: LONGEST_SECONDS,
    timeout: TIMEOUT_SECONDS,
    requests,
  };
  let stop = () => undefined as void;
  setTimeout(() => {
    const running = autocannon(options, (error: unknown, result) => (error ? reject(error) : resolve(result)));
    stop = () => running.stop();
  }, afterMs);
  return {
    async end() {
      stop();
      return (await promise).errors;
    },
  };
}

function bootIn(html: string): BootBlock | null {
  const text = new RegExp(`id="${bootElementId}">(.*?)</script>`, 's').exec(html)?.[1];
  return text === undefined ? null : (JSON.parse(text) as BootBlock);
}

/** Returns the shell, the remote's entry, its first chunk and the page scripts. */
function filesOf({ release, page_scripts }: BootBlock, html: string): File[] {
  const shell = /data-shell="([^"]+)"/.exec(html)?.[1];
  const chunk = Object.keys(release.integrity).find((path) => path.includes('__federation_expose'));
  return [release.entry, chunk, ...page_scripts, shell]
    .filter((path) => path !== undefined)
    .map((path) => ({ path, integrity: release.integrity[path] ?? null }));
}

function integrityOf(body: string): string {
  return `sha384-${createHash('sha384').update(body).digest('base64')}`;
}
