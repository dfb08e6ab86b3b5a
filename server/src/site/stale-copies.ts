import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { parse } from 'secure-json-parse';
import { errorCode } from '../platform/error-code.ts';
import { contentOf, type CachedResponse } from '../platform/http/cached-response.ts';
import { compressFast } from '../platform/http/content-encoding.ts';

/** First line of a file; the rest is the body, compressed with gzip. */
interface StaleCopy {
  address: string;
  /** ISO time at which it was stored. */
  at: string;
  headers: Readonly<Record<string, string>>;
  etag: string;
}

/** Copies of public pages on the disk, for when they cannot be made. */
export interface StaleCopies {
  /** Stores the response to an anonymous request of this address. */
  keep(address: string, response: CachedResponse): void;
  /** Removes the copy of an address that has no page any more. */
  forget(address: string): void;
  /** Returns the last response stored for this address, marked as stale; null when there is none. */
  find(address: string): Promise<CachedResponse | null>;
  /** Reports whether there is a response for this address. */
  has(address: string): boolean;
  /** Returns the addresses that have a copy. */
  addresses(): AsyncIterable<string>;
  /** Resolves when everything is written. */
  settled(): Promise<void>;
}

/** For the embedded database, which is not away without its server. */
export const noStaleCopies: StaleCopies = {
  keep: () => undefined,
  forget: () => undefined,
  find: () => Promise.resolve(null),
  has: () => true,
  async *addresses() {},
  settled: () => Promise.resolve(),
};

const NEWLINE = 0x0a;
/** Longer than the headers of any page. */
const FIRST_LINE_BYTES = 16_384;

/** Returns the folder of the copies, below the data folder: servers that share it share the copies. */
export function staleFolder(dataDir: string): string {
  return join(dataDir, 'stale');
}

/** Creates the copies in their folder. */
export function createStaleCopies(dataDir: string, log: Pick<FastifyBaseLogger, 'warn'>): StaleCopies {
  const folder = staleFolder(dataDir);
  let writing: Promise<unknown> = Promise.resolve();
  const enqueue = (task: () => Promise<void>) => {
    writing = writing
      .then(task)
      .catch((error: unknown) => log.warn({ err: error }, 'copy of a page not stored or removed'));
  };

  return {
    keep(address, response) {
      const { headers, etag, bodies } = response;
      // A page that is too short to be compressed is none.
      if (bodies.br === bodies.identity) return;
      const copy = { address, at: new Date().toISOString(), headers, etag } satisfies StaleCopy;
      enqueue(async () => {
        const body = await compressFast(contentOf(response), 'gzip');
        await writeWhole(fileOf(folder, address), Buffer.concat([Buffer.from(`${JSON.stringify(copy)}\n`), body]));
      });
    },
    forget(address) {
      enqueue(() => rm(fileOf(folder, address), { force: true }));
    },
    async find(address) {
      const content = await readFile(fileOf(folder, address)).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      });
      return content && toResponse(content);
    },
    has: (address) => existsSync(fileOf(folder, address)),
    addresses: () => addressesIn(folder),
    settled: () => writing.then(() => undefined),
  };
}

/** Two levels, so that no folder has many thousands of files. */
function fileOf(folder: string, address: string): string {
  const hash = createHash('sha256').update(address).digest('hex');
  return join(folder, hash.slice(0, 2), hash);
}

/** The file appears under its name when it is complete. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, file);
}

async function* addressesIn(folder: string): AsyncGenerator<string> {
  for (const part of await readdir(folder).catch(() => []))
    for (const name of await readdir(join(folder, part))) {
      const handle = await open(join(folder, part, name)).catch(() => null);
      if (!handle) continue;
      try {
        const { buffer } = await handle.read({ buffer: Buffer.alloc(FIRST_LINE_BYTES) });
        yield copyOf(buffer).address;
      } finally {
        await handle.close();
      }
    }
}

function copyOf(content: Buffer): StaleCopy {
  return parse(content.subarray(0, content.indexOf(NEWLINE)).toString('utf8')) as StaleCopy;
}

/** RFC 9211: a response that was stored and is no longer fresh. */
const staleHeaders = { 'Cache-Status': 'Vitrin; hit; detail=stale', 'Cache-Control': 'private, no-store' } as const;

function toResponse(content: Buffer): CachedResponse {
  const { at, headers, etag } = copyOf(content);
  const all = { ...headers, ...staleHeaders, 'Last-Modified': new Date(at).toUTCString() };
  const gzip = content.subarray(content.indexOf(NEWLINE) + 1);
  const identity = gunzipSync(gzip);
  const compressed = {
    bytes: gzip,
    headers: { ...all, 'Content-Length': gzip.length, 'Content-Encoding': 'gzip' },
  };
  const plain = { bytes: identity, headers: { ...all, 'Content-Length': identity.length } };
  return {
    status: 200,
    isCacheable: false,
    headers: all,
    etag,
    // Every browser that accepts Brotli accepts gzip.
    bodies: { br: compressed, gzip: compressed, identity: plain },
  };
}
