import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { ContentVersion } from '../database/content-version.ts';

/** Whether a shared cache (a CDN, a caching proxy) receives purge requests; only then it may keep responses. */
type SharedCacheConfig = Pick<Config, 'purge'>;

/** Tags besides the entities of the audit log. */
export const cacheTags = {
  /** Every response that a shared cache may keep. */
  all: 'all',
  /** Responses that any change of content may change. */
  anyContent: 'any-content',
  /** Documents: they name the remotes of the site with their addresses. */
  surfaces: 'surfaces',
} as const;

/** Returns the tag of the documents that name a release of this unit. */
export function releaseTag(unit: string): string {
  return `release-${unit}`;
}

/** Seconds that a shared cache keeps a response of which no change was reported. */
const KEEP_SECONDS = 86_400;
/** Header of RFC 9213, for caches other than the browser's. */
const CDN_CACHE_CONTROL = 'CDN-Cache-Control';

/** Returns the tags of a response that shows these entities; null: any. */
export function tagsOf(...shown: readonly (readonly string[] | null)[]): readonly string[] {
  return [...new Set(shown.flatMap((entities) => entities ?? [cacheTags.anyContent]))];
}

/**
 * Forbids shared caches to keep the response unless `allowSharedCaching` permits it. Files set their own lifetime.
 */
export function forbidSharedCaching(
  { purge }: SharedCacheConfig,
  { url = '' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
): void {
  if (purge !== null && !/^\/(?:media|releases)\//.test(url)) response.setHeader(CDN_CACHE_CONTROL, 'no-store');
}

/** Forbids shared caches to keep errors of files: a release or a picture may arrive on this server a moment later. */
export function forbidSharedErrors(app: FastifyInstance, { purge }: SharedCacheConfig): void {
  if (purge === null) return;
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400) void reply.header(CDN_CACHE_CONTROL, 'no-store');
  });
}

interface Shared {
  /** Tags of the response; undefined if it must not be kept. */
  tags: readonly string[] | undefined;
  /** Content version before the response was made. */
  version: number;
}

interface SharedCacheServices {
  config: SharedCacheConfig;
  contentVersion: Pick<ContentVersion, 'current'>;
}

/**
 * Lets shared caches keep the response to an anonymous request. Call it before anything is sent. A response that was
 * begun before the last change may be stale, and its purge may already have been sent.
 */
export function allowSharedCaching(
  { config, contentVersion }: SharedCacheServices,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  { tags, version }: Shared,
): void {
  if (config.purge === null || tags === undefined || method !== 'GET') return;
  // Any cookie: a page may depend on it, also through the `Set-Cookie` that its absence causes.
  if (headers.cookie !== undefined || headers.authorization !== undefined || response.hasHeader('set-cookie')) return;
  if (version !== contentVersion.current()) return;
  const all = [cacheTags.all, ...tags];
  response.setHeader(CDN_CACHE_CONTROL, `max-age=${KEEP_SECONDS}`);
  response.setHeader('Surrogate-Key', all.join(' '));
  response.setHeader('Cache-Tag', all.join(','));
}
