import { ownerOfSegment } from '@vitrin/shared-contracts/first-segments';
import { slugify } from '@vitrin/shared-contracts/slug';

/** Thrown for an invalid or reserved name; the message states the reason. */
export class NamingError extends Error {}

/**
 * Throws a `NamingError` when a name does not match the pattern or is an address of the site. `rule` describes valid
 * names; the message suggests a valid name if one can be derived.
 */
export function checkName(name: string, pattern: RegExp, rule: string): void {
  if (!pattern.test(name)) {
    const better = slugify(name);
    const example = better !== name && pattern.test(better) ? ` Örneğin: ${better}` : '';
    throw new NamingError(rule + example);
  }
  if (ownerOfSegment(name) !== null) throw new NamingError(`/${name} sitenin kendi adresidir; başka bir ad seçin.`);
}

/** Runs a generator of the command line; prints a `NamingError` and sets exit code 1. */
export function runGenerator(generate: () => void): void {
  try {
    generate();
  } catch (error) {
    if (!(error instanceof NamingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
