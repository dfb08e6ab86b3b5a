import type { useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import type { VersionConflict } from 'shared-contracts/envelope';
import { openConflict, type OpenConflict } from './conflict.ts';
import { mergeValues } from './merge-values.ts';
import { useDecisions } from './use-decisions.ts';

interface NewerVersionOptions<V extends object> {
  formik: ReturnType<typeof useFormik<V>>;
  /** Values of the record in its present version. */
  initial: V;
  version: number | null;
  dirty: boolean;
  save: (values: V) => void;
}

/**
 * Merges a newer version of the record into the form when it has been loaded: fields that only others have changed are
 * taken, unsaved input stays. After a rejected save, the merged values are saved, or the user is asked first.
 */
export function useNewerVersion<V extends object>({ formik, initial, version, dirty, save }: NewerVersionOptions<V>) {
  // Refs, because they are set before the newer version is fetched and read when it has arrived.
  const conflict = useRef<OpenConflict | null>(null);
  const accepted = useRef<V | null>(null);
  const latest = useRef(formik.values);
  latest.current = formik.values;
  const { decide, ...decisions } = useDecisions<V>(() => latest.current, save);

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
    // oxlint-disable-next-line exhaustive-deps -- runs only for a new version; `initial` changes with it, the values must not trigger it
  }, [version]);

  return {
    ...decisions,
    /** A save was rejected: the newer version is about to be loaded. */
    expect: (found: VersionConflict) => void (conflict.current = openConflict(found)),
    /** The server has accepted these values: what is typed later is compared with them. */
    accept: (sent: V) => void (accepted.current = sent),
  };
}
