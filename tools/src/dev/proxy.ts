import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { fail, forwarding } from './forward.ts';
import { localCall } from './local-calls.ts';
import { localFile, readLocalRelease } from './local-release.ts';
import { createReloading, RELOAD_SCRIPT, reloadPaths, type Reloading } from './reload.ts';
import type { Site } from './site.ts';

export interface DevProxy {
  /** Reloads every open page. */
  reload(): void;
  close(): void;
}

export interface ProxyOptions {
  port: number;
  /** The site that handles all requests for units not built here. */
  site: Site;
  /** The `dist` folder of the one unit that is served from this checkout; null when there is none. */
  dist: string | null;
  /** Resolves when no build is in progress, because files are missing during a build. */
  buildFinished: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Starts a proxy in front of a site: it puts the local unit into documents and passes everything else through. */
export async function startProxy(options: ProxyOptions): Promise<DevProxy> {
  const reloading = createReloading();
  const answer = createHandler(options, reloading);
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: Error) => fail(response, error));
  });
  await listening(server, options.port);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { reload: reloading.reload, close };
}

type Answering = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function createHandler({ port, site, dist, buildFinished }: ProxyOptions, { listen }: Reloading): Answering {
  const own = () => (dist === null ? null : readLocalRelease(dist));
  const forward = forwarding(site, port, own);
  return async (request, response) => {
    const { url = '' } = request;
    if (url === reloadPaths.script) return void send(response, '.js').end(RELOAD_SCRIPT);
    if (url === reloadPaths.stream) return listen(response);
    await buildFinished();
    const local = own();
    const file = local && localFile(url, local.unit);
    if (dist !== null && file) return sendLocalFile(response, path.join(dist, 'browser', file));
    const call = localCall(request);
    return call ? call(request, response) : forward(request, response);
  };
}

function send(response: ServerResponse, extension: string): ServerResponse {
  const type = TYPES[extension] ?? 'application/octet-stream';
  return response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
}

function sendLocalFile(response: ServerResponse, file: string): void {
  if (existsSync(file)) createReadStream(file).pipe(send(response, path.extname(file)));
  else response.writeHead(404).end();
}

/** Throws when the port is in use, before anything is built. */
export async function checkPort(port: number): Promise<void> {
  const probe = createServer();
  await listening(probe, port);
  probe.close();
  await once(probe, 'close');
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', () => reject(new Error(`${port} numaralı port kullanımda: PORT ile başka bir port seçin.`)));
    server.listen(port, resolve);
  });
}
