import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookupPublic, RefusedAddress, requirePublicHost } from './public-address.ts';

export interface OutgoingRequest {
  url: URL;
  /** GET unless given. */
  method?: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** For the whole response. */
  timeoutMs: number;
  /** http and private networks are allowed. */
  allowsPrivate: boolean;
  /** http is allowed, to public addresses: what is received is no secret. */
  allowsHttp?: true;
}

/**
 * Sends a request to another server. Redirects are not followed, because they could lead into a private network, and
 * the connection uses the addresses that were checked.
 * @throws RefusedAddress for http and for a host in a private network; errors of `node:http`
 */
export async function sendOutgoing(outgoing: OutgoingRequest): Promise<IncomingMessage> {
  const { url, method = 'GET', headers, body, timeoutMs, allowsPrivate, allowsHttp } = outgoing;
  if (!allowsPrivate) {
    requirePublicHost(url.hostname);
    if (url.protocol !== 'https:' && !allowsHttp) throw new RefusedAddress('Adres https ile başlamıyor.');
  }
  const options: RequestOptions = {
    method,
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(!allowsPrivate && { lookup: lookupPublic }),
    headers,
  };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
}

/** Reads at most so many bytes of a response. The rest is not received. */
export async function readStart(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
