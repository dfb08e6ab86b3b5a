import type { FromProcess, PairFiles } from './protocol.ts';

const STEPS = ['ready', 'loading', 'loaded'] as const satisfies readonly FromProcess['kind'][];

type Step = Extract<FromProcess, { kind: (typeof STEPS)[number] }>;

export type LoadSteps = ReturnType<typeof createLoadSteps>;

export function isStep(message: FromProcess): message is Step {
  return STEPS.some((kind) => kind === message.kind);
}

/** Tracks the load progress of a process, so that it cannot attribute an error of one bundle to the other. */
export function createLoadSteps() {
  let taken = 0;
  let bundle: keyof PairFiles | null = null;
  return {
    isLoaded: () => taken === STEPS.length,
    /** Whose code runs: of the first run its own, of all that comes later the remote's. Null: no foreign code yet. */
    bundle: () => bundle,
    /** The bundle whose files are read or whose code is run. */
    begin: (next: keyof PairFiles) => void (bundle = next),
    /** False where it is not the next step. */
    take(kind: Step['kind']): boolean {
      if (kind !== STEPS[taken]) return false;
      taken += 1;
      if (kind !== 'ready') bundle = 'remote';
      return true;
    },
  };
}
