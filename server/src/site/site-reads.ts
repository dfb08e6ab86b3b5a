import type { FastifyInstance } from 'fastify';
import type { Envelope } from '@vitrin/shared-contracts/envelope';
import { ApiFailure, type ReadResult } from '@vitrin/shared-contracts/remote-app';
import { contentOf } from '../platform/http/cached-response.ts';
import type { ReadCache } from '../platform/http/read-cache.ts';
import type { DependentRead } from '../platform/http/response-cache.ts';

/** Reads the public API for a remote; `onRead` gets what the response, or the error, was made from. */
export type ReadSite = <T>(
  path: string,
  params?: Readonly<Record<string, string>>,
  onRead?: (read: DependentRead) => void,
) => Promise<ReadResult<T>>;

/** Reads of the public API in this process. */
export interface SiteReads {
  read: ReadSite;
  /** Repeats a read for its dependencies alone. */
  readAgain(url: string): Promise<DependentRead>;
}

const PREFIX = '/api/pages/';

export function createSiteReads(app: FastifyInstance, cache: ReadCache): SiteReads {
  const request = async (url: string) => {
    const cached = cache.find(url);
    if (cached) return { read: cached.read, status: 200, text: contentOf(cached.response).toString() };
    const response = await app.inject({ method: 'GET', url });
    const read = cache.find(url)?.read ?? { url, etag: null, ...cache.dependenciesOf(response.raw.req) };
    return { read, status: response.statusCode, text: response.payload };
  };
  return {
    async read<T>(path: string, params: Readonly<Record<string, string>> = {}, onRead?: (read: DependentRead) => void) {
      if (!path.startsWith(PREFIX)) throw new ApiFailure(404, path);
      const { read, status, text } = await request(urlOf(path, params));
      onRead?.(read);
      const answer = JSON.parse(text) as Envelope<T>;
      if (!answer.success || answer.data === undefined) throw new ApiFailure(status, answer.message ?? path);
      return { data: answer.data, ...(answer.meta ? { meta: answer.meta } : {}) };
    },
    readAgain: async (url) => (await request(url)).read,
  };
}

function urlOf(path: string, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params).toString();
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
