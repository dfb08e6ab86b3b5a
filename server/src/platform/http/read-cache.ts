import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import type { Config } from '../../config/config.ts';
import type { ContentVersion } from '../database/content-version.ts';
import { bodyBytes, cachedResponse, prepareBody, type CachedResponse } from './cached-response.ts';
import { noteRoute } from './finished-requests.ts';
import type { Front } from './front-server.ts';
import type { Dependencies, DependentRead } from './response-cache.ts';
import { queryText } from './paging.ts';
import { sendCached } from './send-cached.ts';
import { allowSharedCaching, tagsOf } from './shared-cache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Entities of the audit log that the response of a public read shows, besides the languages. The response is cached
     * until one of them changes.
     */
    content?: readonly string[];
    /** Query parameters besides `lang` with which the response is cached; with any other it is not. */
    query?: readonly string[];
  }
}

const MAX_BYTES = 8 * 1_048_576;
const LONGEST_URL = 300;
/** Every read chooses its translation by the active languages. */
const EVERY_READ = ['language'];
const UNDECLARED: Dependencies = { content: null, freshUntil: Infinity };
const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${cookieNames.language}=([A-Za-z-]{2,8})(?:;|$)`);

interface Entry extends Dependencies {
  response: CachedResponse;
  /** Template of its route. */
  route: string;
  /** Content version before the response was made. */
  version: number;
}

/** The responses of the public API, compressed in memory. */
export interface ReadCache {
  /** Responds to a read from memory. */
  front: Front;
  /** Returns the cached response to a read without cookies, and what it was made from. */
  find(url: string): { response: CachedResponse; read: DependentRead } | null;
  /** Returns what the response to a request was made from, also when it was an error. */
  dependenciesOf(request: IncomingMessage): Dependencies;
  /** Adds every response of a route that declares its `content`. */
  watch(app: FastifyInstance): void;
}

/** Caches nothing: for reads whose data no other request may see. */
export const noReadCache: ReadCache = {
  front: () => false,
  find: () => null,
  dependenciesOf: () => UNDECLARED,
  watch: () => undefined,
};

/** Time until which the response to a request is valid without any change, in milliseconds since the epoch. */
const freshness = new WeakMap<IncomingMessage, number>();

/** Entities that the response to a request shows, of those that its route declares. */
const shownContent = new WeakMap<IncomingMessage, readonly string[]>();

/** Declares which of the entities of its route a response shows, so that changes of the others do not make it stale. */
export function limitContent({ raw }: FastifyRequest, content: readonly string[]): void {
  shownContent.set(raw, [...EVERY_READ, ...content]);
}

/** Declares that the response may differ from this time on; null when no such time is known. */
export function limitFreshness({ raw }: FastifyRequest, until: string | null): void {
  if (until !== null) freshness.set(raw, Date.parse(until));
}

interface ReadCacheServices {
  contentVersion: Pick<ContentVersion, 'current' | 'of'>;
  config: Pick<Config, 'purge'>;
}

export function createReadCache(services: ReadCacheServices): ReadCache {
  const { contentVersion } = services;
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  const requests = new WeakMap<IncomingMessage, { content: readonly string[]; version: number }>();
  const fresh = (key: string) => {
    const entry = entries.get(key);
    const isFresh = entry && contentVersion.of(entry.content) <= entry.version && Date.now() < entry.freshUntil;
    return isFresh ? entry : null;
  };
  const dependenciesOf = (request: IncomingMessage): Dependencies => {
    const content = shownContent.get(request) ?? requests.get(request)?.content;
    return content ? { content, freshUntil: freshness.get(request) ?? Infinity } : UNDECLARED;
  };
  const add = async (request: FastifyRequest, reply: FastifyReply, payload: string) => {
    const { version = 0 } = requests.get(request.raw) ?? {};
    const { content } = dependenciesOf(request.raw);
    const isCacheable = hasDeclaredQuery(request);
    const { 'cdn-cache-control': _cdn, ...given } = reply.getHeaders() as Record<string, string>;
    const headers = { ...given, vary: 'Cookie, Accept-Encoding' };
    const made = await cachedResponse({ status: 200, isCacheable, keepsContent: true }, headers, payload);
    const response = isCacheable && hasLanguage(request) ? { ...made, tags: tagsOf(content) } : made;
    allowSharedCaching(services, request.raw, reply.raw, { tags: response.tags, version });
    if (isCacheable)
      entries.set(keyOf(request.raw), {
        response,
        route: request.routeOptions.url ?? '',
        version,
        ...dependenciesOf(request.raw),
      });
    return response;
  };

  return {
    front(request, response) {
      if (!isRead(request) || !request.url?.startsWith('/api/pages/')) return false;
      const entry = fresh(keyOf(request));
      if (entry === null) return false;
      noteRoute(request, entry.route);
      const { tags } = entry.response;
      allowSharedCaching(services, request, response, { tags, version: contentVersion.current() });
      sendCached(request, response, entry.response);
      return true;
    },
    find(url) {
      const entry = fresh(keyOf({ url, headers: {} }));
      if (!entry) return null;
      const { response, content, freshUntil } = entry;
      return { response, read: { url, etag: response.etag, content, freshUntil } };
    },
    dependenciesOf,
    watch(app) {
      app.addHook('onRequest', async ({ raw, routeOptions: { config } }) => {
        if (config.content)
          requests.set(raw, { content: [...EVERY_READ, ...config.content], version: contentVersion.current() });
      });
      app.addHook('onSend', async (request, reply, payload) => {
        const isContent = isRead(request.raw) && reply.statusCode === 200 && requests.has(request.raw);
        if (!isContent || typeof payload !== 'string' || reply.hasHeader('set-cookie')) return payload;
        return send(request, reply, await add(request, reply, payload));
      });
    },
  };
}

/** HEAD has the headers of GET; the body is dropped when it is sent. */
function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Sends the response as the cache sends it the next time. */
async function send(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): Promise<Buffer | string> {
  if (request.headers['if-none-match']?.includes(response.etag)) {
    void reply.code(304).headers(response.headers);
    return '';
  }
  const body = await prepareBody(response, request.headers['accept-encoding']);
  void reply.headers(body.headers);
  return body.bytes;
}

function keyOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  return `${LANGUAGE_COOKIE.exec(headers.cookie ?? '')?.[1] ?? ''} ${url}`;
}

/** Without a language in the address, a cookie chooses it. */
function hasLanguage({ query }: FastifyRequest): boolean {
  return queryText(query, 'lang') !== undefined;
}

/** Checks the query, so that arbitrary parameters cannot evict the responses that all visitors read. */
function hasDeclaredQuery({ url, query, routeOptions: { config } }: FastifyRequest): boolean {
  const declared = new Set(['lang', ...(config.query ?? [])]);
  return url.length <= LONGEST_URL && Object.keys(query as object).every((name) => declared.has(name));
}

function bytesOf({ response }: Entry, key: string): number {
  return 1_024 + key.length + bodyBytes(response);
}
