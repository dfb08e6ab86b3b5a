import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredRelease } from '../releases/serving/registry.ts';
import { documentLook } from './document-look.ts';
import { inlineStyles } from './inline-style.ts';

const files = {
  'app.css': '.app{color:own}',
  'home.css': '.home{color:own}',
  'duru.tokens.css': ':root{--radius-m:8px}',
  'duru.corner-round.css': ':root{--radius-m:22px}',
  'matbaa.app.css': '.app{color:matbaa}',
  'matbaa.home.css': '.home{color:matbaa}',
  'matbaa.tokens.css': ':root{--radius-m:0}',
  'matbaa.type-newsreader.css': '@font-face{src:url(serif.woff2)format("woff2")}',
  'matbaa.type-fraunces.css': '@font-face{src:url(other.woff2)}',
  'serif.woff2': 'font',
  'shell.css': '@font-face{font-family:Vitrin Sans}.offer{}',
};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'look-'));
  for (const [name, css] of Object.entries(files)) writeFileSync(path.join(folder, name), css);
});
afterAll(() => rmSync(folder, { recursive: true }));

const releaseWith = (looks?: string[]) =>
  ({
    folder,
    base: '/r/',
    descriptor: { id: looks?.join(' ') ?? 'none', styles: ['app.css'], looks, files },
  }) as unknown as StoredRelease;

function sheets(look: string, release: StoredRelease, lookOptions = {}): string {
  const shell = { ...release, descriptor: { ...release.descriptor, styles: ['shell.css'] } };
  const shown = documentLook({ look, lookOptions }, release);
  return inlineStyles({ tokens: '', shell, remote: release, look: shown, chunks: ['home'], html: '' })
    .map(({ css, href }) => `${href} ${css}`)
    .join(' ');
}

const both = () => releaseWith(['duru', 'matbaa']);

it('a document contains the styles, tokens and fonts of its look, and no others', () => {
  const css = sheets('matbaa', both());
  expect(css).toContain('matbaa.home.css .home{color:matbaa}');
  expect(css).toContain(':root{--radius-m:0}');
  expect(css).toContain('url(/r/serif.woff2)');
  expect(css).not.toMatch(/own|8px|other\.woff2|Vitrin Sans/);
  expect(css).toContain('.offer{}');
  expect(documentLook({ look: 'matbaa' }, both())).toMatchObject({ sheets: 'matbaa', fonts: ['/r/serif.woff2'] });
});

it('a look without styles of its own uses those of the components', () => {
  expect(sheets('duru', both())).toContain('home.css .home{color:own}');
  expect(documentLook({ look: 'duru' }, both())?.sheets).toBeNull();
});

it('options of the look follow its tokens; those of another look have no effect', () => {
  const css = sheets('duru', both(), { duru: { corner: 'round' }, matbaa: { corner: 'soft' } });
  expect(css.indexOf('--radius-m:22px')).toBeGreaterThan(css.indexOf('--radius-m:8px'));
  expect(sheets('duru', both(), { duru: { corner: 'none' } })).not.toContain('22px');
});

it('what the remote renders by has a value for each option of the look that is shown', () => {
  const { choice } = documentLook({ look: 'duru', lookOptions: { duru: { hero: 'full' } } }, both()) ?? {};
  expect(choice).toMatchObject({ look: 'duru', lookOptions: { duru: { hero: 'full', corner: 'soft' } } });
});

it('a release that does not know the look shows its default, one without looks its own', () => {
  expect(documentLook({ look: 'matbaa' }, releaseWith(['duru']))).toMatchObject({ choice: { look: 'duru' } });
  expect(sheets('matbaa', releaseWith(['duru']))).not.toContain('matbaa');
  expect(documentLook({ look: 'matbaa' }, releaseWith())).toBeNull();
  expect(sheets('matbaa', releaseWith())).toContain('home.css .home{color:own}');
});
