import { getIn, setIn, type useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import { openConflict, type OpenConflict } from './conflict.ts';
import { mergeValues } from './merge-values.ts';
import { useDecisions, type MergeOutcome } from './use-decisions.ts';

interface NewerVersionOptions<V extends object> {
  formik: ReturnType<typeof useFormik<V>>;
  /** Values that the form was opened with. */
  initial: V;
  /** Name of what `initial` shows; with a new one, `initial` is merged into the form. */
  source: string;
  /** Values of the record in its present version. */
  live: V;
  dirty: boolean;
  save: (values: V, outcome: MergeOutcome) => void;
}

/**
 * Merges a newer version of the record into the form when it has been loaded: fields that only others have changed are
 * taken, unsaved input stays. After a rejected save, the merged values are saved, or the user is asked first.
 */
export function useNewerVersion<V extends object>(options: NewerVersionOptions<V>) {
  const { formik, initial, source, live, dirty, save } = options;
  // Refs, because they are set before the newer version is fetched and read when it has arrived.
  const conflict = useRef<OpenConflict | null>(null);
  const accepted = useRef<V | null>(null);
  const latest = useRef(formik.values);
  latest.current = formik.values;
  const { decide, ...decisions } = useDecisions<V>({
    currentValues: () => latest.current,
    change: (values) => void formik.setValues(values),
    save,
  });

  useEffect(() => {
    const base = accepted.current ?? formik.initialValues;
    accepted.current = null;
    formik.resetForm({ values: initial });
    if (!dirty && !conflict.current) return;
    const merged = mergeValues(base, latest.current, initial);
    latest.current = merged.value;
    void formik.setValues(merged.value);
    if (conflict.current) decide(merged, conflict.current);
    conflict.current = null;
    // oxlint-disable-next-line exhaustive-deps -- runs only for a new source; `initial` changes with it, the values must not trigger it
  }, [source]);

  /** Merges a restored draft with the present version, which the form was opened with. */
  function decideInPlace(found: VersionConflict): void {
    const merged = mergeInPlace(latest.current, live, found);
    latest.current = merged.value;
    void formik.setValues(merged.value);
    decide(merged, openConflict(found));
  }

  return {
    ...decisions,
    decideInPlace,
    /** A save was rejected: the newer version is about to be loaded. */
    expect: (found: VersionConflict) => void (conflict.current = openConflict(found)),
    /** The server has accepted these values: what is typed later is compared with them. */
    accept: (sent: V) => void (accepted.current = sent),
  };
}

/** Without the fields of the conflict, the version before is not known: every difference is to be decided. */
function mergeInPlace<V extends object>(mine: V, present: V, { conflicts, merged = [] }: VersionConflict) {
  if (!conflicts) return mergeValues({} as V, mine, present);
  const take = (values: V, path: string) => setIn(values, path, getIn(present, path)) as V;
  return {
    value: merged.reduce(take, mine),
    conflicts: conflicts.map(({ path, base }) => ({
      path,
      base,
      mine: getIn(mine, path) as unknown,
      theirs: getIn(present, path) as unknown,
    })),
  };
}
