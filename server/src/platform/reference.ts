import { randomInt } from 'node:crypto';

/**
 * Characters that can be read out on the telephone without spelling: no vowels, no characters that sound or look alike,
 * none that are missing in Turkish.
 */
const LETTERS = 'ABCDEFGHJKMNPRSTUVYZ23456789';
const HALF = 4;

/** Returns a reference number for a visitor to quote; it contains no information and cannot be guessed. */
export function newReference(): string {
  const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${half()}-${half()}`;
}
