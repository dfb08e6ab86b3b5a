import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookupPublic, requirePublicHost } from '../../../platform/http/public-address.ts';

/** Milliseconds for the whole response. */
const TIMEOUT_MS = 3_000;
/** A key set has a few kilobytes. */
const MAX_BYTES = 256_000;

interface FetchOptions {
  /** The host may be in a private network. */
  allowsPrivate: boolean;
}

/**
 * Fetches a JSON document. Redirects are not followed, and the connection uses the addresses that were checked. Throws
 * for every other response than 200 with JSON.
 */
export async function fetchJson(url: URL, { allowsPrivate }: FetchOptions): Promise<unknown> {
  if (!allowsPrivate) requirePublicHost(url.hostname);
  const response = await responseOf(url, {
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!allowsPrivate && { lookup: lookupPublic }),
    headers: { accept: 'application/json', 'user-agent': 'Vitrin' },
  });
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(`HTTP ${response.statusCode}`);
  }
  return JSON.parse(await textOf(response));
}

function responseOf(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end();
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('Response too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
