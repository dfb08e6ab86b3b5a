import { check } from 'recheck';
import type { FoundRegex } from './find.ts';

/** A regular expression that is not proven to be linear. */
export interface RegexFinding {
  regex: string;
  reason: string;
}

/** Expressions already found linear, by `nameOf`; the result depends only on the expression. */
export type KnownLinear = Set<string>;

/**
 * The checker's own limits in milliseconds of a match take a busy machine for a slow expression. Without them its limits
 * in characters decide, which count the same everywhere.
 */
const OPTIONS = { timeout: 120_000, seedingTimeout: null, incubationTimeout: null, attackTimeout: null } as const;

function nameOf({ source, flags }: Pick<FoundRegex, 'source' | 'flags'>): string {
  return `/${source}/${flags}`;
}

/**
 * Returns null when the running time is linear in the length of the text. An inconclusive check counts as an objection.
 */
export async function checkRegex(regex: FoundRegex, known: KnownLinear): Promise<RegexFinding | null> {
  const name = nameOf(regex);
  if (regex.exception !== null || known.has(name)) return null;
  const diagnostics = await check(regex.source, regex.flags, OPTIONS);
  if (diagnostics.status === 'safe') {
    known.add(name);
    return null;
  }
  const reason =
    diagnostics.status === 'vulnerable'
      ? `${diagnostics.complexity.summary}, by ${diagnostics.attack.pattern}`
      : `not known: ${diagnostics.error.kind}`;
  return { regex: name, reason };
}
