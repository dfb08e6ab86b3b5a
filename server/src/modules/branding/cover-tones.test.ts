import { wcagContrast } from 'culori';
import { tokensOf } from '../../testing/token-values.ts';
import { designTokens } from './design-tokens.ts';

const brands = ['#17594a', '#ff0000', '#ffe600', '#ffffff', '#000000', '#00ffff', '#ff6600', '#0000ff', '#777777'];
const tones = ['pale', 'deep', 'paper', 'bold'];

describe.each(['light', 'dark'] as const)('%s covers', (scheme) => {
  test.each(brands)('have readable initials and an accent that is seen with the brand colour %s', (mainColor) => {
    const css = designTokens({ mainColor, secondColor: '#d98a3d' }, 'system');
    const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme:dark){');
    const tokens = tokensOf(`${light}${dark}`, scheme);
    const contrast = (tone: string, role: string, on: string) =>
      wcagContrast(tokens[`--${tone}-${role}`] ?? '', tokens[`--${tone}-${on}`] ?? '');
    for (const tone of tones) {
      expect([tone, contrast(tone, 'ink', 'ground') >= 4.5, contrast(tone, 'ink', 'plane') >= 4.5]).toEqual([
        tone,
        true,
        true,
      ]);
      // A yellow is seen by its hue.
      expect(mainColor === '#ffe600' || contrast(tone, 'spot', 'ground') > 1.1).toBe(true);
    }
  });
});

test('the panel gets no colours of covers', () => {
  expect(designTokens({ mainColor: '#17594a', secondColor: '#d98a3d' })).not.toContain('--pale-ground');
});
