import { ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AdminAddress } from '../../config/admin-url.ts';
import { encodingFor } from './content-encoding.ts';
import { noteRoute } from './finished-requests.ts';
import type { Front } from './front-server.ts';
import { mayBeForAdminHost } from './separate-hosts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route sends files whose content never changes. */
    sendsImmutableFiles?: boolean;
  }
}

/** Twice the compressed size of all files of the live releases. */
const MAX_BYTES = 4 * 1_048_576;
/** The shell is the largest script. A client that does not read holds the bytes until its connection is closed. */
const MAX_FILE_BYTES = 131_072;
const MAX_READS = 4;
/** One spelling of each address, without a query, so that no client can store a file many times. */
const PLAIN_ADDRESS = /^[\w.~/-]{1,300}$/;

/** Requests with these headers may be answered with 206, 304 or 412. */
const CONDITIONS = ['range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'] as const;

interface StoredFile {
  route: string;
  headers: Record<string, string | string[] | number>;
  bytes: Buffer;
}

/**
 * Keeps immutable files in memory as they were sent to browsers that accept Brotli; all others get theirs from the disk.
 * A response from memory takes a quarter of the processor time, and clients that read slowly share its bytes.
 */
export interface FileCache {
  /** Responds to a request from memory. */
  front: Front;
  /** Adds the files that routes with `sendsImmutableFiles` have sent. */
  watch(app: FastifyInstance): void;
}

export function createFileCache(config: AdminAddress): FileCache {
  const files = new LRUCache<string, StoredFile>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  const beingRead = new Set<string>();
  /** Reads the file once more: the client may receive its stream slowly. */
  const add = async (url: string, path: string, { route, headers }: Omit<StoredFile, 'bytes'>) => {
    if (beingRead.has(url) || beingRead.size >= MAX_READS) return;
    beingRead.add(url);
    const bytes = await readFile(path).finally(() => beingRead.delete(url));
    if (bytes.length === Number(headers['content-length'])) files.set(url, { route, headers, bytes });
  };
  return {
    front(request, response) {
      if (request.method !== 'GET') return false;
      const file = files.get(request.url ?? '');
      if (!file || !mayUse(request)) return false;
      noteRoute(request, file.route);
      response.writeHead(200, file.headers).end(file.bytes);
      return true;
    },
    watch(app) {
      app.addHook('onSend', ({ raw, routeOptions: { url: route = '', config: declared } }, reply, payload, done) => {
        const isFile = declared.sendsImmutableFiles && payload instanceof ReadStream;
        if (isFile && mayKeep(raw, reply, config)) {
          const headers = reply.getHeaders() as StoredFile['headers'];
          // A file that was removed meanwhile is no error: this response has opened it already.
          void add(raw.url ?? '', String(payload.path), { route, headers }).catch(() => undefined);
        }
        done(null, payload);
      });
    },
  };
}

function mayUse({ headers }: IncomingMessage): boolean {
  return encodingFor(headers['accept-encoding']) === 'br' && !CONDITIONS.some((name) => name in headers);
}

/**
 * A file without variants is sent as it is. A gzip variant is not kept, because a smaller one follows it. Responses of the
 * panel's host have headers of their own.
 */
function mayKeep(request: IncomingMessage, reply: FastifyReply, config: AdminAddress): boolean {
  if (!PLAIN_ADDRESS.test(request.url ?? '') || mayBeForAdminHost(request.headers, config)) return false;
  const encoding = reply.getHeader('content-encoding') ?? 'br';
  const isWhole = reply.statusCode === 200 && Number(reply.getHeader('content-length')) <= MAX_FILE_BYTES;
  return mayUse(request) && isWhole && encoding === 'br' && !reply.hasHeader('set-cookie');
}

function bytesOf({ bytes }: StoredFile, url: string): number {
  return 2_048 + url.length + bytes.length;
}
