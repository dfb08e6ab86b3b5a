import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex, interpolate, wcagContrast } from 'culori';
import type { Tokens } from './token-values.ts';

const TEXT = 4.5;
const sheet = readFileSync(path.join(import.meta.dirname, '../../../remote-public/src/looks/sahne/tokens.css'), 'utf8');

/** A share of one colour over another one: `color-mix` in this space, and in sRGB also what is seen through a scrim. */
function mix(colour: string, share: number, other: string, space: 'rgb' | 'oklab'): string {
  return formatHex(interpolate([other, colour], space)(share));
}

/** Returns what the sheet declares for a token: in the dark scheme the last value, which is in the block of that scheme. */
function declared(token: string, scheme: 'light' | 'dark'): string {
  const values = Array.from(sheet.matchAll(new RegExp(`${token}: ([^;]+);`, 'g')), ([, value = '']) => value);
  const value = scheme === 'dark' ? values.at(-1) : values[0];
  if (value === undefined) throw new Error(`The look 'sahne' has no ${token}`);
  return value;
}

/** Returns the colour of a token; a scrim as it is seen over a picture that is white, the worst for its light letters. */
function colourOf(token: string, tokens: Tokens, scheme: 'light' | 'dark'): string {
  const value = declared(token, scheme);
  const lighter = /white (\d+)%, var\((--[\w-]+)\)/.exec(value);
  if (lighter) return mix('#ffffff', Number(lighter[1]) / 100, colourOf(lighter[2] ?? '', tokens, scheme), 'oklab');
  const [, name = ''] = /var\((--[\w-]+)\)/.exec(value) ?? [];
  const [, space = '', share = '100'] = /color-mix\(in (\w+), var\([\w-]+\) (\d+)%/.exec(value) ?? [];
  return mix(tokens[name] ?? '', Number(share) / 100, '#ffffff', space === 'oklab' ? 'oklab' : 'rgb');
}

/** Returns the texts on bands and on pictures of the look 'sahne' that are not readable. */
export function stageFailures(tokens: Tokens, scheme: 'light' | 'dark'): string[] {
  const token = (name: string) => tokens[`--${name}`] ?? '';
  const scrim = colourOf('--scrim', tokens, scheme);
  const bands = ['--band', '--band-raised'].map((name) => colourOf(name, tokens, scheme));
  const texts = [...['brand-1', 'brand-2', 'brand-4', 'second-5'].map(token), colourOf('--band-bad', tokens, scheme)];
  const pairs = [
    ...texts.flatMap((text) => bands.map((band) => [text, band] as const)),
    ...['brand-1', 'brand-2'].map((name) => [token(name), scrim] as const),
    // An entry of the header that is pointed at: 14 % of its letters over the scrim.
    [token('brand-1'), mix(token('brand-1'), 0.14, scrim, 'rgb')] as const,
  ];
  return pairs.flatMap(([text, ground]) => {
    const contrast = wcagContrast(text, ground);
    return contrast >= TEXT ? [] : [`${text} on ${ground}: ${contrast.toFixed(2)}`];
  });
}
