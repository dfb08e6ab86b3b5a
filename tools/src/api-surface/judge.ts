import semver from 'semver';
import { differences, stepFor, type Difference } from './compare.ts';
import type { Step } from './compare-types.ts';
import type { Surface } from './surface.ts';

export interface Versioned {
  version: string;
  surface: Surface;
}

export interface Verdict {
  found: readonly Difference[];
  /** The step that the differences require; `given` is the step that the version has made. */
  needed: Step;
  madeStep: Step;
  /** Whether the version step is at least as large as required. */
  isSufficient: boolean;
}

const ranks: Readonly<Record<Step, number>> = { none: 0, minor: 1, major: 2 };

/** Checks whether the version has made the step that the differences from the closed version require. */
export function checkVersionStep(closed: Versioned, now: Versioned): Verdict {
  const found = differences(closed.surface, now.surface);
  const [needed, madeStep] = [stepFor(found), stepOf(closed.version, now.version)];
  return { found, needed, madeStep, isSufficient: ranks[madeStep] >= ranks[needed] };
}

function stepOf(from: string, to: string): Step {
  if (semver.lte(to, from)) return 'none';
  if (semver.major(to) > semver.major(from)) return 'major';
  return semver.minor(to) > semver.minor(from) ? 'minor' : 'none';
}
