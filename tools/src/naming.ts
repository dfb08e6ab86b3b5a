import { ownerOfSegment } from 'shared-contracts/first-segments';
import { slugify } from 'shared-contracts/slug';

/** A name that cannot be taken; the message says why. */
export class NamingError extends Error {}

/**
 * Throws a `NamingError` where a name does not match or is an address of the site. `rule` says what a name consists of; the
 * message proposes one that matches where there is one.
 */
export function checkName(name: string, pattern: RegExp, rule: string): void {
  if (!pattern.test(name)) {
    const better = slugify(name);
    const example = better !== name && pattern.test(better) ? ` Örneğin: ${better}` : '';
    throw new NamingError(rule + example);
  }
  if (ownerOfSegment(name) !== null) throw new NamingError(`/${name} sitenin kendi adresidir; başka bir ad seçin.`);
}

/** Runs a generator of the command line: a refused name is printed and ends it with 1. */
export function runGenerator(generate: () => void): void {
  try {
    generate();
  } catch (error) {
    if (!(error instanceof NamingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
