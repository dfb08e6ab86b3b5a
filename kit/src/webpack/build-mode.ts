/** Set by `vitrin-remote build --standalone` before it reads the configuration of a project. */
const VARIABLE = 'VITRIN_BUILD';
const STANDALONE = 'standalone';

/**
 * Reports whether a build is for other hosts than a Vitrin site: it contains the federation runtime, and a copy of each
 * shared module for hosts that do not provide it.
 */
export function isStandalone(): boolean {
  return process.env[VARIABLE] === STANDALONE;
}

export function buildStandalone(): void {
  process.env[VARIABLE] = STANDALONE;
}
