import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { readDeclarations } from '../build/describe-sections.ts';
import type { BrowserBundle } from './compile/hot-bundle.ts';
import type { PageScript } from './compile/page-script.ts';
import type { WatchedUnit } from './compile/watched-unit.ts';
import { fail, forwarding } from './forward.ts';
import { localCall } from './local-calls.ts';
import { unitOfFile, type LocalRelease } from './local-release.ts';
import { mapStack } from './map-stack.ts';
import type { Site } from './site.ts';

/**
 * Address of this machine that other machines cannot reach: the proxy sends the developer's cookies of the site along, and
 * shows sources.
 */
export const ownMachine = '127.0.0.1';

/** Where the proxy listens. */
export interface ListenAddress {
  port: number;
  /** Address of a network interface. */
  host: string;
}

export interface ProxyOptions extends ListenAddress {
  /** The site that handles all requests for units not compiled here. */
  site: Site;
  units: readonly WatchedUnit[];
  page: PageScript;
  /** Whether the site renders documents with the server bundles of these units. */
  isRenderedHere: boolean;
  /** Resolves when the site is running, with the current bundles. */
  siteReady: () => Promise<void>;
}

const STACK = '/dev/stack';
const SECTIONS = '/dev/sections';

/**
 * Starts a proxy in front of a site: it puts the local units into documents and passes everything else through. Returns
 * a function that closes it.
 */
export async function startProxy(options: ProxyOptions): Promise<() => void> {
  const answer = createHandler(options);
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: Error) => fail(response, error));
  });
  server.on('upgrade', (request, socket, head) => {
    if (!options.units.some(({ hot }) => hot.accept(request, socket, head))) socket.destroy();
  });
  await listening(server, options);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function createHandler({ port, site, units, page, isRenderedHere, siteReady }: ProxyOptions): Answer {
  const releases = () => units.flatMap<LocalRelease>((unit) => unit.release() ?? []);
  const pageAddress = `/dev/page.js?${page.version}`;
  const scripts = new Map([[pageAddress, page], ...units.flatMap(packagesOf)]);
  const forward = forwarding(site, port, { releases, script: pageAddress, isRenderedHere });
  return async (request, response) => {
    const { url = '' } = request;
    const local = units.find(({ unit }) => unit === unitOfFile(url));
    if (local) return sendFile(local, request, response);
    const script = scripts.get(url);
    if (script) return sendScript(response, script);
    if (url === STACK) return sendStack(request, response, units);
    if (url === SECTIONS) return sendDeclarations(response, units);
    await siteReady();
    const call = localCall(request);
    return call ? call(request, response) : forward(request, response);
  };
}

function packagesOf({ packages, release }: WatchedUnit): [string, PageScript][] {
  const address = release()?.packages;
  return packages && address ? [[address, packages]] : [];
}

/** Asks one bundle after the other, because they share a URL path. */
function sendFile({ bundles }: WatchedUnit, request: IncomingMessage, response: ServerResponse): void {
  const ask = ([bundle, ...others]: readonly BrowserBundle[]): void => {
    if (bundle) bundle.serve(request, response, () => ask(others));
    else response.writeHead(404).end();
  };
  ask(bundles);
}

function sendScript(response: ServerResponse, { code }: PageScript): void {
  const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=31536000, immutable' };
  response.writeHead(200, headers).end(code);
}

/** Answers with the stack of a browser error as the developer knows the code, and prints it. */
async function sendStack(
  request: IncomingMessage,
  response: ServerResponse,
  units: readonly WatchedUnit[],
): Promise<void> {
  const stack = mapStack(await text(request), units);
  console.error(`Tarayıcıda hata: ${stack}`);
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end(stack);
}

/** Answers with what the sections of the units declare; a change of it needs another start. */
async function sendDeclarations(response: ServerResponse, units: readonly WatchedUnit[]): Promise<void> {
  const declarations = await Promise.all(units.map(({ project }) => readDeclarations(project.directory)));
  response
    .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(Object.assign({}, ...declarations)));
}

/** Throws when the port is in use, before anything is compiled. */
export async function checkPort(address: ListenAddress): Promise<void> {
  const probe = createServer();
  await listening(probe, address);
  probe.close();
  await once(probe, 'close');
}

function listening(server: Server, { port, host }: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => reject(new Error(listenProblem(code, { port, host }))));
    server.listen({ port, host }, resolve);
  });
}

function listenProblem(code: string | undefined, { port, host }: ListenAddress): string {
  if (code === 'EADDRINUSE') return `${port} numaralı port kullanımda: PORT ile başka bir port seçin.`;
  if (code === 'EACCES') return `${port} numaralı porta izin yok: PORT ile 1024’ten büyük bir port seçin.`;
  return `${host} bu makinenin bir adresi değil (${code ?? ''}): --host ile 127.0.0.1, 0.0.0.0 ya da bir ağ adresi verin.`;
}
