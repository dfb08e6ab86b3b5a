import { converter, wcagContrast } from 'culori';
import { tokensOf } from '../../testing/token-values.ts';
import { colourRoles, designTokens } from './design-tokens.ts';

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

function contrast(tokens: Record<string, string>, text: string, ground: string): number {
  return wcagContrast(tokens[`--color-${text}`] ?? '', tokens[`--color-${ground}`] ?? '');
}

describe.each(['light', 'dark'] as const)('%s tokens', (mode) => {
  test.each(brands)('have sufficient contrast for every text with the brand colour %s', (mainColor) => {
    const tokens = tokensOf(designTokens({ mainColor, secondColor: '#d98a3d' }), mode);
    const pairs = texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)).concat(onBrand);
    expect(pairs.filter(([text, ground]) => contrast(tokens, text, ground) < 4.5)).toEqual([]);
    // Yellow is seen by its hue.
    expect(contrast(tokens, 'accent', 'surface')).toBeGreaterThanOrEqual(1.15);
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

describe('a brand colour', () => {
  const rolesOf = (mainColor: string) => colourRoles({ mainColor, secondColor: '#d98a3d' });
  const adjustmentsOf = (mainColor: string) =>
    (rolesOf(mainColor).adjustments ?? [])
      .filter(({ field }) => field === 'mainColor')
      .map(({ scheme, use, reason }) => `${scheme} ${use}: ${reason}`);

  test('that is a little too light for a white label becomes darker, and the label is white', () => {
    expect(rolesOf('#ff0000').light).toMatchObject({ '--color-accent': '#ec0000', '--color-on-accent': '#ffffff' });
  });

  test('that would turn olive keeps its shade with a dark label, and texts are ink', () => {
    expect(rolesOf('#ffe600').light).toMatchObject({ '--color-accent': '#ffe600', '--color-on-accent': '#16181a' });
    expect(adjustmentsOf('#ffe600')).toEqual(['light text: muddy']);
  });

  test.each(['#ffffff', '#777777', '#000000'])(
    'without a hue, %s, makes dark buttons on light and light ones on dark',
    (grey) => {
      const { light, dark } = rolesOf(grey);
      expect([light['--color-on-accent'], dark['--color-on-accent']]).toEqual(['#ffffff', '#16181a']);
      expect(adjustmentsOf(grey).every((each) => each.endsWith(': grey'))).toBe(true);
    },
  );

  test('is named as it was chosen, not as it is rounded', () => {
    const { main, adjustments = [] } = rolesOf('#00ffff');
    expect([main, ...adjustments.filter(({ field }) => field === 'mainColor').map(({ from }) => from)]).toEqual([
      '#00ffff',
      '#00ffff',
      '#00ffff',
    ]);
  });

  test('that is readable on light pages is not adjusted there', () => {
    expect(adjustmentsOf('#17594a').filter((each) => each.startsWith('light'))).toEqual([]);
  });

  test.each(['#ff0000', '#ffe600', '#ff69b4'])('that is vivid, %s, makes nearly neutral backgrounds', (vivid) => {
    const tint = rolesOf(vivid).light['--color-tint'] ?? '';
    expect(converter('oklch')(tint)?.c).toBeLessThan(0.008);
  });
});
