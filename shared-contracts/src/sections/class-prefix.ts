import type { Unit } from '../api/releases.ts';

/** Two letters distinguish units that a document shows together, whatever their names are. */
const PREFIX_LENGTH = 2;

/**
 * Returns what the names of the classes and animations of a unit begin with: letters of the hash over the unit.
 * @param hash - returns the SHA-256 of a text as base64url
 * @param unit - the unit
 */
export function classPrefix(hash: (text: string) => string, unit: Unit): string {
  return hash(unit)
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, PREFIX_LENGTH);
}
