import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import { fail } from './forward.ts';
import { isRecordable, openRecord, type SiteRecord } from './site-record.ts';

/** Folder of a project with the answers of its site. */
export const recordFolder = 'recorded-site';

/** A server on this machine that takes the place of a site. */
export interface LocalSite {
  address: string;
  close(): void;
}

/** Starts a server that forwards to a site and stores its public answers. */
export async function startRecorder(site: string, folder: string): Promise<LocalSite> {
  const record = openRecord(folder);
  const target = { target: site, changeOrigin: true };
  const on = { error: (error: Error, _request: unknown, response: unknown) => fail(response as ServerResponse, error) };
  const forward = createProxyMiddleware({ ...target, on });
  const store = createProxyMiddleware({
    ...target,
    on: { ...on, proxyRes: storing(record) },
    selfHandleResponse: true,
  });
  return listen((request, response) => {
    const { method, url = '', headers } = request;
    // A stored answer must be complete: not "unchanged".
    for (const name of ['if-none-match', 'if-modified-since']) Reflect.deleteProperty(headers, name);
    return void (isRecordable(method, url, headers) ? store : forward)(request, response);
  });
}

function storing(record: SiteRecord) {
  return responseInterceptor(async (body, { statusCode = 502, headers }, { url = '' }) => {
    if (statusCode < 500) record.save(url, { status: statusCode, headers, body });
    return body;
  });
}

/** Starts a server that answers as the recorded site did; needs no network. */
export async function startRecordedSite(folder: string): Promise<LocalSite> {
  const record = openRecord(folder);
  return listen((request, response) => replay(record, request, response));
}

function replay(record: SiteRecord, { method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const found = method === 'GET' || method === 'HEAD' ? record.find(url) : null;
  if (found) return void response.writeHead(found.answer.status, found.answer.headers).end(found.body);
  const message = `Kayıtta yok: ${method} ${url}. Siteye bağlıyken “npm run dev -- --record” ile açın.`;
  console.warn(message);
  if (url.startsWith('/api/'))
    return void response
      .writeHead(503, { 'Content-Type': 'application/json; charset=utf-8' })
      .end(JSON.stringify({ success: false, message }));
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
}

async function listen(listener: RequestListener): Promise<LocalSite> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
