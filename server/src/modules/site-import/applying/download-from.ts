import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { storageFault } from '../../../platform/files/storage-error.ts';
import { sendOutgoing } from '../../../platform/http/outgoing-request.ts';
import { RefusedAddress } from '../../../platform/http/public-address.ts';

interface DownloadLimits {
  largestBytes: number;
  allowsPrivate: boolean;
}

const MAX_REDIRECTS = 3;
const ATTEMPTS = 3;
const PAUSE_MS = 500;
const TIMEOUT_MS = 60_000;
const OK = 200;
const SERVER_ERROR = 500;
const TOO_MANY = 429;

/**
 * Downloads a public file, and tries again after a fault that may pass. Returns the reason why it could not; null if it is there. Throws the error of a
 * disk that cannot store it.
 */
export async function downloadFrom(url: URL, path: string, limits: DownloadLimits): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryDownload(url, path, limits);
    if (!outcome.mayPass || attempt === ATTEMPTS) return outcome.reason;
    await wait(PAUSE_MS * attempt ** 2);
  }
}

interface Attempt {
  reason: string | null;
  /** Another attempt may succeed. */
  mayPass: boolean;
}

async function tryDownload(url: URL, path: string, limits: DownloadLimits): Promise<Attempt> {
  try {
    const response = await follow(url, limits);
    const refused = readRefusal(response);
    if (refused) {
      response.destroy();
      return refused;
    }
    await pipeline(response, limited(limits.largestBytes), createWriteStream(path));
    return { reason: null, mayPass: false };
  } catch (error) {
    if (error instanceof RefusedAddress) return { reason: error.message, mayPass: false };
    if (error instanceof TooLarge) return { reason: 'dosya 100 MB sınırından büyük', mayPass: false };
    if (storageFault(error) !== null) throw error;
    return { reason: 'eski siteye ulaşılamadı', mayPass: true };
  }
}

function readRefusal({ statusCode = 0, headers }: IncomingMessage): Attempt | null {
  if (statusCode !== OK) {
    const mayPass = statusCode >= SERVER_ERROR || statusCode === TOO_MANY;
    return { reason: `eski site dosyayı vermedi (${statusCode})`, mayPass };
  }
  // Some sites answer with a page, or lead to one, instead of 404.
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  return isPage ? { reason: 'eski site dosya yerine bir sayfa verdi', mayPass: false } : null;
}

class TooLarge extends Error {}

function limited(largestBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > largestBytes) done(new TooLarge());
      else done(null, chunk);
    },
  });
}

/** Every address on the way is checked like the first one. */
async function follow(url: URL, { allowsPrivate }: DownloadLimits): Promise<IncomingMessage> {
  let current = url;
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    requireWebPort(current, allowsPrivate);
    const response = await sendOutgoing({
      url: current,
      headers: { accept: 'image/*,*/*;q=0.5', 'user-agent': 'Vitrin-Import' },
      timeoutMs: TIMEOUT_MS,
      allowsPrivate,
      allowsHttp: true,
    });
    const next = redirectOf(response, current);
    if (!next) return response;
    response.destroy();
    current = next;
  }
  throw new RefusedAddress('dosya çok fazla yönlendiriliyor');
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, current: URL): URL | null {
  const isRedirect = statusCode >= 300 && statusCode < 400;
  return isRedirect && headers.location ? URL.parse(headers.location, current) : null;
}

function requireWebPort({ protocol, port }: URL, allowsPrivate: boolean): void {
  if (!/^https?:$/.test(protocol)) throw new RefusedAddress('dosyanın adresi http ya da https değil');
  if (!allowsPrivate && port !== '') throw new RefusedAddress('dosyanın adresi olağan bağlantı noktasında değil');
}
