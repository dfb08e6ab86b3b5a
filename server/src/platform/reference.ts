import { randomInt } from 'node:crypto';

/** Said on the telephone without spelling: no vowels or digits that sound or look alike, no letters strange to Turkish. */
const LETTERS = 'ABCDEFGHJKMNPRSTUVYZ23456789';
const HALF = 4;

/** A number that a visitor may quote; tells nothing and cannot be guessed. */
export function newReference(): string {
  const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${half()}-${half()}`;
}
