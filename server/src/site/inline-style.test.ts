import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredRelease } from '../releases/serving/registry.ts';
import { inlineStyles } from './inline-style.ts';

const blocks = '.prose .callout{color:red}';
const files = {
  'app.css': '.app{}',
  'home.css': '.home{}',
  'article.css': `${blocks}.article{}`,
  'block-styles.css': `${blocks}\n`,
};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  for (const [name, css] of Object.entries(files)) writeFileSync(path.join(folder, name), css);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Release {
  left?: readonly string[];
  styles_by_address?: boolean;
}

function namesOf(route: string, html: string, { left = Object.keys(files), ...more }: Release = {}): string[] {
  const descriptor = {
    ...more,
    id: left.join(' '),
    styles: ['app.css'],
    files: Object.fromEntries(left.map((name) => [name, {}])),
  };
  const remote = { folder, base: '/r/', descriptor } as unknown as StoredRelease;
  const shell = { ...remote, descriptor: { ...descriptor, styles: [] } } as unknown as StoredRelease;
  return inlineStyles({ tokens: '', shell, remote, look: null, chunks: [route], html }).map(({ href }) => href);
}

const callout = '<aside class="callout info" role="note"><p>Not</p></aside>';

it.each([
  [
    'a product with a block on the home page has its styles',
    'home',
    callout,
    ['app.css', 'home.css', 'block-styles.css'],
  ],
  ['the home page without a block has none', 'home', '<p class="intro">a</p>', ['app.css', 'home.css']],
  ['a page of a text has them in its own', 'article', callout, ['app.css', 'article.css']],
])('%s', (_what, route, html, expected) => {
  expect(namesOf(route, html)).toEqual(expected);
});

it.each([
  '<p class="video"><a href="#">a</a></p>',
  '<figure class="video"></figure>',
  '<ul class="pictures pair" role="list"></ul>',
  '<p class="button"><a href="#">a</a></p>',
  '<p class="file"><a href="#">a</a></p>',
])('%s is a block', (html) => {
  expect(namesOf('home', html)).toContain('block-styles.css');
});

it('a release of recent tools finds its styles by their address', () => {
  expect(namesOf('home', '', { styles_by_address: true })).toEqual(['/r/app.css', '/r/home.css']);
});

it('a release without a file for them has none', () => {
  expect(namesOf('home', callout, { left: ['app.css', 'home.css'] })).toEqual(['app.css', 'home.css']);
});
