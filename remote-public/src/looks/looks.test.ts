import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { looks, type Look } from '@vitrin/shared-contracts/looks';
import { fallbacks } from './fallbacks.ts';

const folder = import.meta.dirname;
const sources = path.dirname(folder);
const names = Object.keys(looks);
const read = (file: string) => readFileSync(file, 'utf8');
const lookFile = (look: string, ...place: string[]) => path.join(folder, look, ...place);

/** Returns the paths of style files below a folder, relative to it. */
function stylesBelow(place: string): string[] {
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
}

const isOwn = (file: string) => file === 'tokens.css' || /^(?:options|fonts)[/\\]/.test(file);
const componentStyles = (look: string) => stylesBelow(lookFile(look)).filter((file) => !isOwn(file));

/** Returns the sheet of a type pair, with those that it imports. */
function pairStyles(look: string, pair: string): string {
  const css = read(lookFile(look, 'options', `type-${pair}.css`));
  const imported = Array.from(css.matchAll(/@import '\.\.\/fonts\/([\w-]+\.css)'/g), ([, file = '']) => file);
  return [...imported.map((file) => read(lookFile(look, 'fonts', file))), css].join('\n');
}

/** Returns the component's own file; those of the installed contracts, built or not, are below `shared-contracts/src`. */
function ownFile(file: string): string {
  const own = file.replace(/\.extend\.css$/, '.css');
  const shared = path.relative('shared-contracts/src', own);
  if (shared.startsWith('..')) return path.join(sources, own);
  const folders = ['src', 'dist'].map((folder) => path.join(installedContracts(sources), folder, shared));
  return folders.find((each) => existsSync(each)) ?? shared;
}

function installedContracts(below: string): string {
  const installed = path.join(below, 'node_modules/@vitrin/shared-contracts');
  if (existsSync(installed)) return installed;
  if (path.dirname(below) === below) throw new Error('The contracts are not installed');
  return installedContracts(path.dirname(below));
}

const withoutComments = (css: string) => css.replace(/\/\*[^]*?\*\//g, '');
const classesOf = (css: string) =>
  new Set(Array.from(withoutComments(css).matchAll(/\.([a-zA-Z_][\w-]*)(?=[^{}]*\{)/g), ([, name = '']) => name));

test('each look has a folder, and each folder is a look', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

describe.each(names)('the look %s', (look) => {
  const { options }: Look = looks[look as keyof typeof looks];

  test('has a sheet for each value of its options that is not the default, and for each type pair', () => {
    const sheets = new Set(stylesBelow(lookFile(look, 'options')));
    const needed = (['corner', 'density'] as const).flatMap((option) =>
      Object.keys(options[option] ?? {})
        .slice(1)
        .map((value) => `${option}-${value}.css`),
    );
    const pairs = Object.keys(options.type ?? {}).map((value) => `type-${value}.css`);
    expect([...sheets].toSorted()).toEqual([...needed, ...pairs].toSorted());
  });

  test.each(Object.keys(options.type ?? {}))('names both families in the pair %s', (pair) => {
    const css = pairStyles(look, pair);
    expect(css).toMatch(/--font-text:/);
    expect(css).toMatch(/--font-display:/);
  });

  test.each(Object.keys(options.type ?? {}))(
    'has a pair %s of at most 30 kB, with a fallback and a licence',
    (pair) => {
      const css = pairStyles(look, pair);
      const fonts = Array.from(css.matchAll(/url\('\.(?:\.\/fonts)?\/([\w-]+)\.woff2'\)/g), ([, font = '']) => font);
      const bytes = fonts.map((font) => statSync(lookFile(look, 'fonts', `${font}.woff2`)).size);
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(30_000);
      expect(fonts.filter((font) => !existsSync(lookFile(look, 'fonts', `OFL-${font}.txt`)))).toEqual([]);
      expect(css.match(/size-adjust:/g) ?? []).toHaveLength(fonts.length);
    },
  );

  test('has styles of components only', () => {
    expect(componentStyles(look).filter((file) => !existsSync(ownFile(file)))).toEqual([]);
  });

  test('does not replace and extend the same styles', () => {
    const files = new Set(componentStyles(look));
    expect([...files].filter((file) => files.has(file.replace(/\.css$/, '.extend.css')))).toEqual([]);
  });

  test('uses only class names that the components have', () => {
    const unknown = componentStyles(look).flatMap((file) => {
      const known = classesOf(read(ownFile(file)));
      return [...classesOf(read(lookFile(look, file)))]
        .filter((name) => !known.has(name))
        .map((name) => `${file} ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  test('has a style for each kind of section, or names its fallback', () => {
    const own = new Set(componentStyles(look).map((file) => path.dirname(file)));
    const kinds = readdirSync(path.join(sources, 'features/site-page/sections'));
    const missing = kinds.filter((kind) => !own.has(path.join('features/site-page/sections', kind)));
    const isFirst = own.size === 0;
    expect(isFirst ? [] : missing).toEqual([...(fallbacks[look as keyof typeof looks] ?? [])].toSorted());
  });
});

test("every band of 'Sahne' sets the same roles of colour", () => {
  const bands = componentStyles('sahne').flatMap((file) =>
    Array.from(
      withoutComments(read(lookFile('sahne', file))).matchAll(/\{([^{}]*--color-surface: var\(--band\)[^{}]*)\}/g),
    ),
  );
  const roles = bands.map(([, body = '']) =>
    body
      .match(/--(?:color|focus)[^;]*;/g)
      ?.toSorted()
      .join('\n'),
  );
  expect(roles.length).toBeGreaterThan(10);
  expect(new Set(roles).size).toBe(1);
});
