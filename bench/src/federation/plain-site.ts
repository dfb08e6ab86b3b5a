import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** URL path prefix of the plain bundle, below which the loader requests the shell. */
const PLAIN_PREFIX = '/releases/shell/plain/';
const COMPRESSIBLE = /html|javascript|css|json|svg/;
/** Response headers that are not forwarded: they describe one connection, or the body as received. */
const UNFORWARDED_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);

export interface ProxyPair {
  /** Origin that serves the documents of the site unchanged. */
  federated: string;
  /**
   * Origin that serves the same documents with the plain bundle in place of the shell and the page scripts of the
   * remote.
   */
  plain: string;
  close(): Promise<void>;
}

/**
 * Opens two small proxy servers in front of one site, so that both variants have the same overhead: each compresses
 * documents and files as the site does and sends its headers. The variants differ only in the scripts that the document
 * references.
 */
export async function openProxies(site: string, bundle: string): Promise<ProxyPair> {
  const federated = await listen((request) => forward(site, request));
  const plain = await listen(async (request) => {
    const file = request.url?.startsWith(PLAIN_PREFIX) ? path.basename(request.url) : null;
    return file === null ? withPlainScripts(await forward(site, request)) : bundled(path.join(bundle, file));
  });
  return {
    federated: addressOf(federated),
    plain: addressOf(plain),
    async close() {
      for (const server of [federated, plain]) {
        const closed = once(server, 'close');
        server.close();
        server.closeAllConnections();
        await closed;
      }
    },
  };
}

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function listen(answer: (request: IncomingMessage) => Promise<Reply>): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request).then(
      (reply) => send(reply, response),
      (error: Error) => response.writeHead(502).end(error.message),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function send({ status, headers, body }: Reply, response: ServerResponse): void {
  const isSmaller = COMPRESSIBLE.test(headers['content-type'] ?? '');
  const content = isSmaller ? compressed(body) : body;
  const encoding = isSmaller ? { 'content-encoding': 'br' } : {};
  response.writeHead(status, { ...headers, ...encoding, 'content-length': content.length }).end(content);
}

const kept = new Map<string, Buffer>();

/**
 * Compresses each content once and caches the result, as the site does with its own files: only the first request
 * waits.
 */
function compressed(content: Buffer): Buffer {
  const key = content.toString('latin1');
  const small = kept.get(key) ?? brotliCompressSync(content);
  kept.set(key, small);
  return small;
}

async function forward(site: string, request: IncomingMessage): Promise<Reply> {
  const { method = 'GET', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(site + request.url, {
    method,
    headers: {
      'accept-encoding': 'identity',
      'user-agent': headers['user-agent'] ?? '',
      ...(hasBody && { 'content-type': headers['content-type'] ?? '' }),
    },
    redirect: 'manual',
    body: hasBody ? Buffer.concat(await request.toArray()) : null,
  });
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !UNFORWARDED_HEADERS.has(name))),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function bundled(file: string): Reply {
  return {
    status: 200,
    headers: {
      'content-type': file.endsWith('.css') ? 'text/css' : 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    },
    body: readFileSync(file),
  };
}

/** Replaces the script URLs only: styles are inline in the document, and the rest of its boot block stays unchanged. */
function withPlainScripts(reply: Reply): Reply {
  if (!reply.headers['content-type']?.includes('html')) return reply;
  const html = String(reply.body)
    .replace(/data-shell="[^"]*"/, `data-shell="${PLAIN_PREFIX}shell.js"`)
    .replace(/"page_scripts":\[[^\]]*\]/, (list) => list.replaceAll(/\/releases\/remote_public\/\w+\//g, PLAIN_PREFIX));
  return { ...reply, body: Buffer.from(html) };
}
