import type { FromProcess, PairFiles } from './protocol.ts';

const STEPS = ['ready', 'loading', 'loaded'] as const satisfies readonly FromProcess['kind'][];

type Step = Extract<FromProcess, { kind: (typeof STEPS)[number] }>;

export type LoadSteps = ReturnType<typeof createLoadSteps>;

export function isStep(message: FromProcess): message is Step {
  return STEPS.some((kind) => kind === message.kind);
}

/** Tracks the load progress of a process, so that it cannot attribute an error of one bundle to the other. */
export function createLoadSteps() {
  let completed = 0;
  let bundle: keyof PairFiles | null = null;
  return {
    isLoaded: () => completed === STEPS.length,
    /**
     * The bundle whose code runs: during its first run each bundle itself, later always the remote. Null: no untrusted
     * code has run yet.
     */
    bundle: () => bundle,
    /** Sets the bundle whose files are read or whose code runs. */
    setBundle: (next: keyof PairFiles) => void (bundle = next),
    /** Returns false when it is not the expected next step. */
    advance(kind: Step['kind']): boolean {
      if (kind !== STEPS[completed]) return false;
      completed += 1;
      if (kind !== 'ready') bundle = 'remote';
      return true;
    },
  };
}
