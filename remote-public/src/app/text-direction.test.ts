import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf } from '@vitrin/shared-contracts/languages';

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const twoLetterCodes = letters.flatMap((first) => letters.map((second) => first + second));

function isKnown(abbr: string): boolean {
  return new Intl.DisplayNames(['tr'], { type: 'language', fallback: 'none' }).of(abbr) !== undefined;
}

test('the style sheet lists the same right-to-left languages as the document', () => {
  const css = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');
  const turned = [...css.matchAll(/\[lang\|='([a-z-]+)'\]/g)].map(([, abbr = '']) => abbr);
  const rightToLeft = twoLetterCodes.filter((abbr) => isKnown(abbr) && directionOf(abbr) === 'rtl');

  expect(rightToLeft).toContain('ar');
  expect(turned.filter((abbr) => abbr.length === 2)).toEqual(expect.arrayContaining(rightToLeft));
  expect(turned.filter((abbr) => directionOf(abbr) === 'ltr')).toEqual([]);
});
