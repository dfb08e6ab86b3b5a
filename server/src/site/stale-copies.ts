import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { parse } from 'secure-json-parse';
import { errorCode } from '../platform/error-code.ts';
import type { CachedResponse } from '../platform/http/cached-response.ts';

/** The last good response of an address, as it lies on the disk. */
interface StaleCopy {
  /** ISO time at which it was stored. */
  at: string;
  headers: Readonly<Record<string, string>>;
  etag: string;
}

/** Copies of public pages on the disk, for when they cannot be made. */
export interface StaleCopies {
  /** Stores the response to an anonymous request of this address, unless it is there already. */
  keep(address: string, response: CachedResponse): void;
  /** Returns the last response stored for this address, marked as stale; null when there is none. */
  find(address: string): Promise<CachedResponse | null>;
  /** Reports whether there is a response for this address. */
  has(address: string): boolean;
  /** Resolves when everything is written. */
  settled(): Promise<void>;
}

/** Addresses whose stored content is remembered, so that it is not written again. */
const MAX_REMEMBERED = 50_000;
const SEPARATOR = 0x0a;

/** For the embedded database, which is not away without its server. */
export const noStaleCopies: StaleCopies = {
  keep: () => undefined,
  find: () => Promise.resolve(null),
  has: () => true,
  settled: () => Promise.resolve(),
};

/** Creates the copies in a folder below the data folder; servers that share it share the copies. */
export function createStaleCopies(dataDir: string, log: Pick<FastifyBaseLogger, 'warn'>): StaleCopies {
  const folder = join(dataDir, 'stale');
  const stored = new LRUCache<string, string>({ max: MAX_REMEMBERED });
  let writing: Promise<unknown> = Promise.resolve();

  const write = async (address: string, { headers, etag, bodies }: CachedResponse) => {
    const copy: StaleCopy = { at: new Date().toISOString(), headers, etag };
    const file = fileOf(folder, address);
    await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
    const unfinished = `${file}.${process.pid}.tmp`;
    await writeFile(unfinished, Buffer.concat([Buffer.from(`${JSON.stringify(copy)}\n`), bodies.gzip.bytes]));
    await rename(unfinished, file);
  };

  return {
    keep(address, response) {
      const { status, isCacheable, bodies } = response;
      const isPage = status === 200 && isCacheable && bodies.gzip !== bodies.identity;
      if (!isPage || stored.get(address) === response.etag) return;
      stored.set(address, response.etag);
      writing = writing
        .then(() => write(address, response))
        .catch((error: unknown) => {
          stored.delete(address);
          log.warn({ err: error }, 'copy of a page not stored');
        });
    },
    async find(address) {
      const content = await readFile(fileOf(folder, address)).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      });
      return content && toResponse(content);
    },
    has: (address) => existsSync(fileOf(folder, address)),
    settled: () => writing.then(() => undefined),
  };
}

/** Two levels, so that no folder has many thousands of files. */
function fileOf(folder: string, address: string): string {
  const hash = createHash('sha256').update(address).digest('hex');
  return join(folder, hash.slice(0, 2), hash);
}

/** RFC 9211: a response that was stored and is no longer fresh. */
const staleHeaders = { 'Cache-Status': 'Vitrin; hit; detail=stale', 'Cache-Control': 'private, no-store' } as const;

function toResponse(content: Buffer): CachedResponse {
  const end = content.indexOf(SEPARATOR);
  const { at, headers, etag } = parse(content.subarray(0, end).toString('utf8')) as StaleCopy;
  const all = { ...headers, ...staleHeaders, 'Last-Modified': new Date(at).toUTCString() };
  const [gzip, identity] = [content.subarray(end + 1), gunzipSync(content.subarray(end + 1))];
  const compressed = {
    bytes: gzip,
    headers: { ...all, 'Content-Length': gzip.length, 'Content-Encoding': 'gzip' },
  };
  const plain = { bytes: identity, headers: { ...all, 'Content-Length': identity.length } };
  // Every browser that accepts Brotli accepts gzip.
  return {
    status: 200,
    isCacheable: false,
    headers: all,
    etag,
    bodies: { br: compressed, gzip: compressed, identity: plain },
  };
}
