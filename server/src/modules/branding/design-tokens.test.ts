import { wcagContrast } from 'culori';
import { designTokens } from './design-tokens.ts';

const named = [
  '#ffd400',
  '#ffffff',
  '#000000',
  '#777777',
  '#17594a',
  '#d98a3d',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  'oklch(0.7 0.2 150)',
];
const hueSamples = Array.from(
  { length: 40 },
  (_, index) => `hsl(${index * 9} ${40 + (index % 4) * 20}% ${15 + (index % 5) * 18}%)`,
);
const brands = [...named, ...hueSamples];

const texts = ['text', 'muted', 'accent-text', 'good', 'warn', 'bad'];
const grounds = ['surface', 'raised', 'tint'];
const onBrand = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-second', 'second'],
] as const;

/** Returns the values of one mode: the `:root` block, overridden by the dark block in dark mode, as in a browser. */
function tokensOf(css: string, mode: 'light' | 'dark'): Record<string, string> {
  const [light = '', dark = ''] = css.split('}');
  const read = (block: string) =>
    [...block.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]);
  return Object.fromEntries([...read(light), ...(mode === 'dark' ? read(dark) : [])]);
}

function contrast(tokens: Record<string, string>, text: string, ground: string): number {
  return wcagContrast(tokens[`--color-${text}`] ?? '', tokens[`--color-${ground}`] ?? '');
}

describe.each(['light', 'dark'] as const)('%s tokens', (mode) => {
  test.each(brands)('have sufficient contrast for every text with the brand colour %s', (mainColor) => {
    const tokens = tokensOf(designTokens({ mainColor, secondColor: '#d98a3d' }), mode);
    const pairs = texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)).concat(onBrand);
    expect(pairs.filter(([text, ground]) => contrast(tokens, text, ground) < 4.5)).toEqual([]);
    expect(contrast(tokens, 'accent', 'surface')).toBeGreaterThanOrEqual(1.25);
  });
});

test('an invalid colour is replaced by the default', () => {
  expect(designTokens({ mainColor: 'mavi', secondColor: '' })).toBe(
    designTokens({ mainColor: '#17594a', secondColor: '#d98a3d' }),
  );
});

test('a colour with sufficient contrast is not changed', () => {
  const tokens = tokensOf(designTokens({ mainColor: '#17594a', secondColor: '#d98a3d' }), 'light');
  expect(tokens).toMatchObject({
    '--color-accent': '#17594a',
    '--color-accent-text': '#17594a',
    '--color-second': '#d98a3d',
  });
});

test('on the site the dark scheme follows the system preference, and print is light', () => {
  const css = designTokens({ mainColor: '#17594a', secondColor: '#d98a3d' }, 'system');
  expect(css).toMatch(
    /^:root\{color-scheme:light;[^}]*\}@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;/,
  );
});
