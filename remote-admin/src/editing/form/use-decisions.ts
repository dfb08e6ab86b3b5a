import { getIn } from 'formik';
import { useRef, useState } from 'react';
import type { Decisions, OpenConflict } from './conflict.ts';
import { withChoices, type ValueConflict } from './merge-values.ts';

/** How values were merged: without a question, or as the user has decided about the present version. */
export type MergeOutcome = 'merged' | 'decided';

interface Pending extends OpenConflict {
  conflicts: readonly ValueConflict[];
}

interface DecisionsOptions<V> {
  currentValues: () => V;
  /** Puts the values into the form. */
  change: (values: V) => void;
  save: (values: V, outcome: MergeOutcome) => void;
}

/**
 * Manages what the user has to decide before a merged form is saved. Going back to writing only postpones it: the next
 * save asks again, with the values of the form at that time.
 */
export function useDecisions<V extends object>({ currentValues, change, save }: DecisionsOptions<V>) {
  const pending = useRef<Pending | null>(null);
  const [decisions, setDecisions] = useState<Decisions | null>(null);

  function ask(): void {
    if (!pending.current) return;
    const { conflicts, ...open } = pending.current;
    const values = currentValues();
    setDecisions({
      ...open,
      conflicts: conflicts.map((conflict) => ({ ...conflict, mine: getIn(values, conflict.path) as unknown })),
      resolve: (choices) => settle(choices, (values) => save(values, 'decided')),
      edit: (choices) => settle(choices, change),
      cancel: () => setDecisions(null),
    });
  }

  function settle(choices: ReadonlyMap<string, unknown>, apply: (values: V) => void): void {
    pending.current = null;
    setDecisions(null);
    apply(withChoices(currentValues(), choices));
  }

  return {
    decisions,
    isPending: () => pending.current !== null,
    ask,
    /** Asks about these conflicts; without any, the merged values are saved at once. */
    decide(merged: { value: V; conflicts: readonly ValueConflict[] }, open: OpenConflict): void {
      if (merged.conflicts.length === 0) return save(merged.value, 'merged');
      pending.current = { ...open, conflicts: merged.conflicts };
      ask();
    },
  };
}
