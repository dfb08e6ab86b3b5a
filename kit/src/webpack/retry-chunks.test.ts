import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { runOnce } from '../dev/compile/run-once.ts';
import { retryChunks } from './retry-chunks.ts';

let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'retry-chunks-'));
  writeFileSync(path.join(directory, 'page.js'), `export const name = 'sayfa';`);
  writeFileSync(
    path.join(directory, 'main.js'),
    `globalThis.open = () => import(/* webpackChunkName: "page" */ './page.js').then(({ name }) => name);`,
  );
  await runOnce({
    mode: 'production',
    context: directory,
    entry: './main.js',
    target: ['web', 'es2022'],
    output: { path: path.join(directory, 'dist'), filename: '[name].js', chunkFilename: '[name].js', publicPath: '/' },
    optimization: { chunkIds: 'named' },
    performance: false,
    plugins: [retryChunks],
  });
});
afterAll(() => rmSync(directory, { recursive: true }));

interface Script {
  src: string;
  onload: (event: object) => void;
  onerror: (event: object) => void;
}

/** Runs the bundle in a browser whose first requests for a file fail. */
function runBundle(failures: number): { open: () => Promise<string>; requests: string[] } {
  const requests: string[] = [];
  const readBundle = (name: string) => readFileSync(path.join(directory, 'dist', name), 'utf8');
  const appendChild = (script: Script) => {
    requests.push(script.src);
    queueMicrotask(() => {
      if (requests.length <= failures) return script.onerror({ type: 'error', target: script });
      runInContext(readBundle('page.js'), context);
      script.onload({ type: 'load', target: script });
    });
  };
  const document = {
    createElement: () => ({ setAttribute: () => undefined }),
    getElementsByTagName: () => [],
    head: { appendChild },
  };
  const context = createContext({ document, setTimeout: () => 0, clearTimeout: () => undefined });
  runInContext('globalThis.self = globalThis', context);
  runInContext(readBundle('main.js'), context);
  return { open: (context as { open: () => Promise<string> }).open, requests };
}

test('a chunk that did not load is loaded once more, from another address', async () => {
  const { open, requests } = runBundle(1);
  expect(await open()).toBe('sayfa');
  expect(requests).toEqual(['/page.js', '/page.js?2']);
});

test('a chunk that fails twice is an error, and is loaded again when it is needed again', async () => {
  const { open, requests } = runBundle(2);
  await expect(open()).rejects.toMatchObject({ name: 'ChunkLoadError', request: '/page.js?2' });
  expect(await open()).toBe('sayfa');
  expect(requests).toEqual(['/page.js', '/page.js?2', '/page.js?2']);
});
