import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { runOnce } from '../dev/compile/run-once.ts';
import { reuseInlinedStyles } from './inlined-styles.ts';
import { styleRule } from './styles.ts';

const base = '/releases/remote_deneme/0123456789abcdef/';
let directory: string;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'inlined-'));
  writeFileSync(path.join(directory, 'index.js'), 'import(/* webpackChunkName: "home" */ \'./home.js\');');
  writeFileSync(path.join(directory, 'home.js'), "import './home.css';");
  writeFileSync(path.join(directory, 'home.css'), '.home { color: red; }');
  await runOnce({
    mode: 'production',
    context: directory,
    target: ['web', 'es2022'],
    entry: './index.js',
    experiments: { css: true },
    output: {
      path: path.join(directory, 'dist'),
      filename: 'entry.js',
      chunkFilename: '[name].js',
      cssChunkFilename: '[name].css',
      publicPath: 'auto',
    },
    optimization: { chunkIds: 'named' },
    module: { rules: [styleRule('remote_deneme', directory, 'browser')] },
    performance: false,
    plugins: [reuseInlinedStyles],
  });
});
afterAll(() => rmSync(directory, { recursive: true }));

/** Runs the entry in a document with one inlined style, and returns the style files that it loads. */
function loadedWith(inlined: string): string[] {
  const loaded: string[] = [];
  const created = () => ({ setAttribute() {}, getAttribute: () => null, removeAttribute() {} });
  const document = {
    currentScript: { src: `https://sirket.example${base}entry.js`, tagName: 'SCRIPT' },
    getElementsByTagName: () => [],
    querySelector: (selector: string) => (selector === `style[data-href="${inlined}"]` ? created() : null),
    createElement: created,
    head: { appendChild: ({ href }: { href?: string }) => void (href !== undefined && loaded.push(href)) },
  };
  const page = {
    document,
    location: new URL('https://sirket.example/makaleler'),
    URL,
    setTimeout: () => 0,
    clearTimeout,
  };
  runInNewContext(readFileSync(path.join(directory, 'dist/entry.js'), 'utf8'), Object.assign(page, { self: page }));
  return loaded;
}

test('a style file that the document contains is not loaded', () => {
  expect(loadedWith(`${base}home.css`)).toEqual([]);
});

test.each([
  ['another unit', '/releases/remote_kampanya/0123456789abcdef/home.css'],
  ['another release', '/releases/remote_deneme/fedcba9876543210/home.css'],
])('a file of the same name of %s does not replace it', (_whose, address) => {
  expect(loadedWith(address)).toEqual([`https://sirket.example${base}home.css`]);
});
