import { createReadStream, existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import { withOwnRelease, withReload, RELOAD_SCRIPT } from './rewrite-document.ts';

export interface DevProxy {
  /** Tells every open page to load again. */
  reload(): void;
}

export interface ProxyOptions {
  port: number;
  /** The site that answers all that is not built here. */
  target: string;
  /** `dist` of the one remote that is served from this checkout, or null. */
  own: string | null;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const OWN_PREFIX = /^\/releases\/\w+\/local\/([\w.~-]+)$/;

/** Stands before a site: adds the reload script to its documents and serves one remote from the local build. */
export function startProxy({ port, target, own }: ProxyOptions): DevProxy {
  const listeners = new Set<ServerResponse>();
  const rewrite = responseInterceptor(async (body, response) => {
    if (!String(response.headers['content-type']).startsWith('text/html')) return body;
    const html = withReload(body.toString());
    return own ? withOwnRelease(html, own) : html;
  });
  const forward = createProxyMiddleware({
    target,
    changeOrigin: !/^http:\/\/(?:127\.|localhost)/.test(target),
    selfHandleResponse: true,
    on: {
      proxyReq: (request) => request.setHeader('Accept-Encoding', 'identity'),
      proxyRes: (response, request, reply) => void rewrite(response, request, reply),
    },
  });
  createServer((request, response) => {
    const file = own && OWN_PREFIX.exec(request.url ?? '')?.[1];
    if (request.url === '/dev/reload.js') send(response, 'text/javascript').end(RELOAD_SCRIPT);
    else if (request.url === '/dev/reload') listen(response, listeners);
    else if (file && own) sendOwn(response, path.join(own, 'browser', file));
    else void forward(request, response);
  }).listen(port);
  return {
    reload() {
      for (const listener of listeners) listener.write('data: reload\n\n');
    },
  };
}

function send(response: ServerResponse, type: string): ServerResponse {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  return response;
}

function sendOwn(response: ServerResponse, file: string): void {
  if (existsSync(file))
    createReadStream(file).pipe(send(response, TYPES[path.extname(file)] ?? 'application/octet-stream'));
  else response.writeHead(404).end();
}

function listen(response: ServerResponse, listeners: Set<ServerResponse>): void {
  send(response, 'text/event-stream').write(': open\n\n');
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}
