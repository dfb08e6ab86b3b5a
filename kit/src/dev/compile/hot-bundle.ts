import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import webpack, { type Configuration, type Stats } from 'webpack';
import middleware from 'webpack-dev-middleware';
import { overlayPolicy } from '../policy.ts';

/** A browser bundle that is compiled into memory and compiled again on every change. */
export interface BrowserBundle {
  /** Answers a request for one of its files after the running compilation, any other with `next`. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Accepts a page as listener for updates; returns false for other connections. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Reloads every page that listens. */
  reload(): void;
  /** Resolves with the result when no compilation is running. */
  settled(): Promise<Stats>;
  /** Calls back after every compilation. */
  onBuilt(action: (stats: Stats) => void): void;
  /** Calls back when a compilation starts. */
  onInvalid(action: () => void): void;
  /** Returns the names of its files. */
  files(): string[];
  /** Returns the content of a file; null when there is none. */
  read(file: string): Buffer | null;
  close(): void;
}

interface BundleOptions {
  /** URL path of its files. */
  base: string;
  /** URL path for pages that listen for updates; null when the bundle cannot be updated in the page. */
  hotPath: string | null;
}

/** Starts a compiler in watch mode, without waiting for its first result. */
export function watchBrowserBundle(configuration: Configuration, { base, hotPath }: BundleOptions): BrowserBundle {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error(`${configuration.name} cannot be compiled`);
  const instance = middleware(compiler, {
    publicPath: base,
    index: false,
    headers: { 'Cache-Control': 'no-cache' },
    cache: { etag: 'weak' },
    // Failures only, also for the overlay.
    stats: { preset: 'errors-only', colors: process.stdout.isTTY },
    ...(hotPath === null ? {} : { hot: hotOptions(hotPath) }),
  });
  const output = String(configuration.output?.path);
  const settled = () =>
    new Promise<Stats>((resolve) => {
      instance.waitUntilValid((stats) => resolve(stats as Stats));
    });
  return {
    serve: (request, response, next) => void instance(request, response, next),
    accept: (request, socket, head) => instance.handleUpgrade(request, socket, head),
    reload: () => void instance.publish({ action: 'reload' }),
    settled,
    onBuilt: (action) => compiler.hooks.done.tap('vitrin', action),
    onInvalid: (action) => compiler.hooks.watchRun.tap('vitrin', action),
    files: () => readNames(instance.context.outputFileSystem, output),
    read: (file) => readFile(instance.context.outputFileSystem, `${output}/${file}`),
    close: () => compiler.close(() => undefined),
  };
}

/** A WebSocket, because browsers open only six connections to a server with HTTP/1.1, for all tabs together. */
function hotOptions(path: string) {
  const overlay = { warnings: false, trustedTypesPolicyName: overlayPolicy };
  return { transport: 'ws', path, client: { logging: 'warn', overlay } } as const;
}

interface OutputFiles {
  readFileSync?: (path: string) => unknown;
  readdirSync?: (path: string) => unknown;
}

function readNames(files: OutputFiles | undefined, folder: string): string[] {
  return (files?.readdirSync?.(folder) ?? []) as string[];
}

function readFile(files: OutputFiles | undefined, path: string): Buffer | null {
  try {
    return files?.readFileSync?.(path) as Buffer;
  } catch {
    return null;
  }
}
