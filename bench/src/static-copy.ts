import { createServer, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { freePort } from './site.ts';

export interface StaticCopy {
  address: string;
  stop(): void;
}

/**
 * Starts a server that sends the HTML of a page without its scripts and data, and every other file from the site. It
 * has an address of its own, because the Content-Security-Policy of the site would block the styles of the copy.
 */
export async function startStaticCopy(site: string, page: string): Promise<StaticCopy> {
  const html = await (await fetch(page)).text();
  const body = brotliCompressSync(html.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ''));
  const { pathname } = new URL(page);
  const port = await freePort();
  const forward = createProxyMiddleware({ target: site, changeOrigin: true });
  const server = createServer((request, response) => {
    if (request.url === pathname) sendDocument(response, body);
    else void forward(request, response);
  }).listen(port);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${port}${pathname}`, stop };
}

function sendDocument(response: ServerResponse, body: Buffer): void {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': body.length,
  });
  response.end(body);
}
