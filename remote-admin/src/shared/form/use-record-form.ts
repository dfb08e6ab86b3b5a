import { getIn, useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { VersionConflict } from 'shared-contracts/envelope';
import type { ApiResponse } from 'shared-contracts/http';
import { useSession } from 'shared-contracts/state';
import { validate } from 'shared-contracts/validation';
import { useDraft } from '../drafts/use-draft.ts';
import { useLeaveGuard } from '../drafts/use-leave-guard.ts';
import { useInvalidate } from '../query.ts';
import { useFeedback, type FeedbackTexts } from '../use-feedback.ts';
import { isConflict } from './conflict.ts';
import { focusFirstError } from './focus-error.ts';
import { withoutPath, type FieldErrors } from './field-errors.ts';
import { useNewerVersion } from './use-newer-version.ts';

/** Validation schema of the request body. */
export type InputSchema<I> = Parameters<typeof validate<I>>[0];

/** `V` are the form values, `I` is the request body, `A` the response data. */
export interface RecordFormOptions<V, I, A> {
  /** Name of the form, the same for every record, as in the drafts of its module. */
  form: string;
  /** Id of the record; 0: not created yet. */
  record: number;
  version: number | null;
  /** Name of the record for its draft, if the values do not contain it. */
  called?: string;
  initial: V;
  texts: FeedbackTexts;
  schema: InputSchema<I>;
  /**
   * Converts the values, valid or not, to the request body; `replaced` is the version to overwrite. By default the
   * values themselves.
   */
  input?: ((values: V, replacedVersion: number | null) => unknown) | undefined;
  /** Maps the error messages of request fields to form fields. */
  errors?: ((found: FieldErrors, values: V) => FieldErrors) | undefined;
  /** Asks for confirmation before saving; false cancels. */
  confirm?: ((values: V) => Promise<boolean>) | undefined;
  /** Sends the write request; `key` is the idempotency key for creating a record. */
  save: (input: I, key: string) => Promise<ApiResponse<A>>;
  /** API paths that a save changes: refetched after a save, and when the user loads the newer version. */
  invalidatedPaths?: readonly string[];
  /** Called after a save, with the response data. */
  onSaved?: ((data: A | undefined) => void | Promise<void>) | undefined;
  /** Loads the newer version after a conflict, for a form that shows the response of a save instead of refetching. */
  onReload?: () => Promise<void>;
}

export type RecordForm<V extends object> = ReturnType<typeof useRecordForm<V, unknown, unknown>>;

/** Manages the form of one record: values and messages, saving with feedback, version conflicts, and drafts. */
export function useRecordForm<V extends object, I, A>(options: RecordFormOptions<V, I, A>) {
  const { form, record, version, called, initial, schema, input, confirm, save, texts } = options;
  const { invalidatedPaths = [] } = options;
  const { errors: errorsOf = (found) => found, onSaved, onReload } = options;
  const email = useSession()?.user.email ?? '';
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  const createKey = useRef(crypto.randomUUID());
  // Values that the server has accepted, while the newer version is still being fetched.
  const [acceptedValues, setAcceptedValues] = useState<V | null>(null);
  // A ref, because it is read during navigation, before the next render.
  const saved = useRef(false);
  const formik = useFormik<V>({
    initialValues: initial,
    validate: (values) => check(values, version).errors ?? {},
    validateOnMount: false,
    onSubmit: async (values): Promise<void> => {
      if (merge.isPending()) return merge.ask();
      // A restored draft is saved over the version that it was written on: the server merges it with what came later.
      if (!confirm || (await confirm(values))) await submit(values, draft.restoredBase() ?? version);
    },
  });
  const { values, touched, submitCount } = formik;
  const dirty = formik.dirty && values !== acceptedValues;
  const draft = useDraft({ scope: { email, form, record }, base: version, values, dirty, called });
  useLeaveGuard(dirty, saved);

  const merge = useNewerVersion<V>({ formik, initial, version, dirty, save: saveMerged });

  useEffect(() => {
    const shown = visibleErrors();
    if (submitCount > 0 && Object.keys(shown).length > 0 && !formik.isSubmitting) focusFirstError(shown);
    // oxlint-disable-next-line exhaustive-deps -- runs only for a new submit attempt, not when an error changes
  }, [submitCount, formik.isSubmitting]);

  function visibleErrors(): FieldErrors {
    const all = Object.entries(formik.errors as FieldErrors);
    const seen = all.filter(([path]) => submitCount > 0 || getIn(touched, path) === true);
    return { ...serverErrors, ...Object.fromEntries(seen) };
  }

  function check(sent: V, replacedVersion: number | null): ReturnType<typeof validate<I>> {
    const checked = validate(schema, input ? input(sent, replacedVersion) : sent);
    const errors = errorsOf(checked.errors ?? {}, sent);
    return Object.keys(errors).length > 0 ? { errors: { ...errors } } : checked;
  }

  async function submit(sent: V, replacedVersion: number | null): Promise<void> {
    setServerErrors({});
    draft.flush();
    const { value, errors } = check(sent, replacedVersion);
    if (errors) return setServerErrors(errors);
    const answer = await run(() => save(value, createKey.current), texts, isConflict);
    if (!answer) return;
    if (isConflict(answer)) return await loadNewer(answer.data as VersionConflict);
    if (!answer.success) return setServerErrors(errorsOf(answer.errors ?? {}, sent));
    setAcceptedValues(sent);
    merge.accept(sent);
    createKey.current = crypto.randomUUID();
    draft.clear();
    if (record === 0) saved.current = true;
    await Promise.all([invalidate(...invalidatedPaths), onSaved?.(answer.data)]);
  }

  /** Loads the newer version, which is merged with the input when it has arrived. */
  async function loadNewer(found: VersionConflict): Promise<void> {
    if (found.current_version === version) return merge.decideInPlace(found);
    merge.expect(found);
    await Promise.all([invalidate(...invalidatedPaths), onReload?.()]);
  }

  function saveMerged(merged: V): void {
    change(merged);
    void submit(merged, version);
  }

  function change(next: V): void {
    void formik.setValues(next);
  }

  const clearError = (path: string) => setServerErrors((shown) => (path in shown ? withoutPath(shown, path) : shown));

  return {
    formik,
    draft,
    saving: pending,
    dirty,
    errors: visibleErrors(),
    clearError,
    change,
    decisions: merge.decisions,
  };
}
