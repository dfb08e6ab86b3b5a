import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

/** Where visitors load files below `/media` from: the host of `MEDIA_URL`, or the site itself. */
type MediaHost = Pick<Config, 'mediaUrl'>;

/** A text that is nothing but the address of a file, or the common prefix of the files of a picture. */
const ADDRESS = /^\/media\/[\w./-]+$/;
/** Elements of rich text that name files, in sanitized HTML. */
const TAG = /<(?:a|img|source|video)\s[^<>]*>/g;
const ATTRIBUTE = /\s(?:href|poster|src|srcset)="[^"]*"/g;
/** `srcset` contains several addresses. */
const ADDRESS_IN_ATTRIBUTE = /(?<=["\s])\/media\//g;

/** Returns the absolute address of a file, for readers outside of the site: feeds, search engines, link previews. */
export function mediaAddress({ publicUrl, mediaUrl }: Pick<Config, 'publicUrl' | 'mediaUrl'>, path: string): string {
  return (mediaUrl ?? publicUrl) + path;
}

/**
 * Returns a copy of public data whose addresses of files, also those inside rich text, are below the media host. Stored
 * values, the panel and previews keep paths of the site itself.
 */
export function onMediaHost<T>(data: T, { mediaUrl }: MediaHost): T {
  return mediaUrl === null ? data : (mapTexts(data, (text) => textOnHost(text, mediaUrl)) as T);
}

/** Sends public reads of the API, which pages are rendered from too, with addresses below the media host. */
export function sendMediaHost(app: FastifyInstance, config: MediaHost): void {
  if (config.mediaUrl === null) return;
  app.addHook('preSerialization', async ({ routeOptions }, _reply, data) =>
    routeOptions.config.content ? onMediaHost(data, config) : data,
  );
}

/** Returns the header that lets pages show a file of the media host, which is another origin. */
export function mediaResourcePolicy({ mediaUrl }: MediaHost): 'cross-origin' | 'same-origin' {
  return mediaUrl === null ? 'same-origin' : 'cross-origin';
}

function textOnHost(text: string, host: string): string {
  if (ADDRESS.test(text)) return host + text;
  if (!text.includes('/media/')) return text;
  return text.replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (attribute) => attribute.replace(ADDRESS_IN_ATTRIBUTE, `${host}/media/`)),
  );
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]));
}
