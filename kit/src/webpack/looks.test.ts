import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOnce } from '../dev/compile/run-once.ts';
import { looks } from './looks.ts';
import { styleRule } from './styles.ts';

let directory: string;

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, 'src', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function compile(): Promise<void> {
  await runOnce({
    mode: 'production',
    context: directory,
    target: ['web', 'es2022'],
    entry: './src/index.js',
    experiments: { css: true },
    output: {
      path: path.join(directory, 'dist'),
      filename: 'entry.js',
      chunkFilename: '[name].js',
      cssFilename: 'entry.css',
      cssChunkFilename: '[name].css',
    },
    optimization: { chunkIds: 'named', minimize: false },
    module: {
      rules: [
        styleRule('remote_deneme', directory, 'browser'),
        { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
      ],
    },
    performance: false,
    plugins: [looks(directory)],
  });
}

const read = (file: string) => readFileSync(path.join(directory, 'dist', file), 'utf8');
const names = () => readdirSync(path.join(directory, 'dist')).toSorted();
const classOf = (css: string, declaration: string) =>
  new RegExp(`\\.(\\S+)\\s*\\{[^}]*${declaration}`).exec(css)?.[1] ?? 'none';

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'looks-'));
  write({
    'index.js': "import './base.css'; import(/* webpackChunkName: \"home\" */ './home.js');",
    'base.css': 'body { margin: 0; }',
    'home.js':
      "import hero from './hero.module.css'; import card from './card.module.css'; console.log(hero.wide, card.box);",
    'hero.module.css': '.wide { color: red; }',
    'card.module.css': '.box { color: green; }',
  });
});

afterEach(() => rmSync(directory, { recursive: true }));

const second = {
  'looks/second/tokens.css': ':root { --radius: 0; }',
  'looks/second/hero.module.css': '.wide { color: blue; }',
  'looks/second/card.module.extend.css': '.box { border: 0; }',
};

test('a look replaces or extends the styles of a component, under the same class names', async () => {
  write(second);
  await compile();
  const [own, other] = [read('home.css'), read('second.home.css')];
  expect(classOf(other, 'color: blue')).toBe(classOf(own, 'color: red'));
  expect(classOf(other, 'border: 0')).toBe(classOf(own, 'color: green'));
  expect([other.includes('color: red'), other.includes('color: green')]).toEqual([false, true]);
  expect(other.indexOf('blue')).toBeLessThan(other.indexOf('green'));
});

test('styles that a look does not have are those of the component', async () => {
  write(second);
  await compile();
  expect(read('second.entry.css')).toContain('margin: 0');
});

test('tokens and options are sheets of their own, and bring the fonts that they name', async () => {
  write({
    ...second,
    'looks/second/options/type-serif.css': "@font-face { font-family: a; src: url('../fonts/serif.woff2'); }",
    'looks/second/fonts/serif.woff2': 'font',
    'looks/first/tokens.css': ':root { --radius: 8px; }',
  });
  await compile();
  expect(read('second.type-serif.css')).toContain('url(serif.woff2)');
  expect(names().filter((name) => !name.endsWith('.js'))).toEqual([
    'entry.css',
    'first.tokens.css',
    'home.css',
    'second.entry.css',
    'second.home.css',
    'second.tokens.css',
    'second.type-serif.css',
    'serif.woff2',
  ]);
});

test('sheets of options share what they import, with its fonts', async () => {
  write({
    ...second,
    'looks/second/options/type-serif.css': "@import '../fonts/text.css'; :root { --font: serif; }",
    'looks/second/options/type-sans.css': "@import '../fonts/text.css'; :root { --font: sans; }",
    'looks/second/fonts/text.css': "@font-face { font-family: a; src: url('./text.woff2'); }",
    'looks/second/fonts/text.woff2': 'font',
  });
  await compile();
  for (const pair of ['serif', 'sans']) {
    const css = read(`second.type-${pair}.css`);
    expect(css).toContain('url(text.woff2)');
    expect(css.indexOf('font-family: a')).toBeLessThan(css.indexOf(`--font: ${pair}`));
    expect(css).not.toContain('@import');
  }
});

test('the browser loads the sheets of the look that the document names', async () => {
  await compile();
  expect(read('entry.js')).not.toContain('dataset.look');
  write(second);
  await compile();
  expect(read('entry.js')).toContain('dataset.look');
});
