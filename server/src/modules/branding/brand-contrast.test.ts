import { wcagContrast } from 'culori';
import { designTokens } from './design-tokens.ts';
import { roleContrasts } from '../../testing/role-contrasts.ts';
import { stageFailures } from '../../testing/stage-contrasts.ts';
import { tokensOf, type Tokens } from '../../testing/token-values.ts';

/** Brand colours of companies: pure and neon ones, greys, darks, and those that turn brown or olive when darkened. */
const brands = [
  '#ff0000',
  '#ffe600',
  '#ffffff',
  '#000000',
  '#00ffff',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#ff6600',
  '#777777',
  '#001a66',
  '#17594a',
];

/** Each look of the site, with the style sheet of its tokens. A look with tokens of its own is a further line. */
const looks: readonly { name: string; css: (mainColor: string, secondColor: string) => string }[] = [
  { name: 'tokens of the branding', css: (mainColor, secondColor) => designTokens({ mainColor, secondColor }) },
];

/** Returns the pairs of roles that are not readable. */
function failuresOf(tokens: Tokens, scheme: 'light' | 'dark'): string[] {
  return roleContrasts(scheme).flatMap(({ text, on, least }) => {
    const contrast = wcagContrast(tokens[`--${text}`] ?? '', tokens[`--${on}`] ?? '');
    return contrast >= least ? [] : [`${text} on ${on}: ${contrast.toFixed(2)} < ${least}`];
  });
}

describe.each(looks)('$name', ({ css }) => {
  describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
    test.each(brands)('every text and control is readable with the brand colour %s', (brand) => {
      expect(failuresOf(tokensOf(css(brand, brand), scheme), scheme)).toEqual([]);
    });
  });
});

describe.each(['light', 'dark'] as const)("bands and pictures of the look 'sahne' in the %s scheme", (scheme) => {
  test.each(brands)('have readable texts with the brand colour %s', (brand) => {
    const css = designTokens({ mainColor: brand, secondColor: brand });
    expect(stageFailures(tokensOf(css, scheme), scheme)).toEqual([]);
  });
});
