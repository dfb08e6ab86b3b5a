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
  /** Present state of the record, if the form was opened with other values or an older version. */
  live?: LiveState<V> | undefined;
  /** Name of what `initial` shows, if it does not follow from the version: a new one is merged into the form. */
  source?: string | undefined;
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

/** The record as it is stored. */
export interface LiveState<V> {
  version: number | null;
  values: V;
}

/** A request with the values of a form. */
export interface FormRequest<V> {
  texts: FeedbackTexts;
  send: (values: V) => Promise<ApiResponse<unknown>>;
  /** False if the version in a conflict is not that of the record. */
  replacesRecord?: boolean;
  /** Sends the request again, with merged values and over what is stored then. */
  repeat: (merged: V) => void;
  /** Called after the values were accepted, before anything is refetched. */
  onSuccess?: (answer: ApiResponse<unknown>) => void;
}

export type RecordForm<V extends object> = ReturnType<typeof useRecordForm<V, unknown, unknown>>;

/** Manages the form of one record: values and messages, saving with feedback, version conflicts, and drafts. */
export function useRecordForm<V extends object, I, A>(options: RecordFormOptions<V, I, A>) {
  const { form, record, version, called, initial, schema, input, confirm, save, texts } = options;
  const { live = { version, values: initial }, source = String(version) } = options;
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

  /** Sends the request again that met a newer version; null for a save. */
  const repeat = useRef<((merged: V) => void) | null>(null);
  const merge = useNewerVersion<V>({ formik, initial, source, live: live.values, dirty, save: saveMerged });

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
    const { value, errors } = check(sent, replacedVersion);
    if (errors) return setServerErrors(errors);
    repeat.current = null;
    const answer = await deliver(sent, { texts, send: () => save(value, createKey.current) });
    if (!answer?.success) return;
    createKey.current = crypto.randomUUID();
    if (record === 0) saved.current = true;
    await Promise.all([invalidate(...invalidatedPaths), onSaved?.(answer.data as A | undefined)]);
  }

  /**
   * Sends another request with the present values, valid or not, as a save is sent: its errors are shown at the fields, and a
   * newer version is merged first. Resolves to whether the values were accepted.
   */
  async function send(request: FormRequest<V>, sent = values): Promise<boolean> {
    if (merge.isPending()) {
      merge.ask();
      return false;
    }
    repeat.current = request.repeat;
    const answer = await deliver(sent, request);
    if (!answer?.success) return false;
    request.onSuccess?.(answer);
    await invalidate(...invalidatedPaths);
    return true;
  }

  /** Sends values and takes them as stored if they are accepted. Resolves to null when a newer version is merged. */
  async function deliver(sent: V, request: Omit<FormRequest<V>, 'repeat'>): Promise<ApiResponse<unknown> | null> {
    setServerErrors({});
    draft.flush();
    const answer = await run(() => request.send(sent), request.texts, isConflict);
    if (!answer) return null;
    if (isConflict(answer)) {
      await loadNewer(answer.data as VersionConflict, request);
      return null;
    }
    if (!answer.success) {
      setServerErrors(errorsOf(answer.errors ?? {}, sent));
      return answer;
    }
    setAcceptedValues(sent);
    merge.accept(sent);
    draft.clear();
    return answer;
  }

  /** Loads the newer version, which is merged with the input when it has arrived. */
  async function loadNewer(
    found: VersionConflict,
    { replacesRecord = true }: Pick<FormRequest<V>, 'replacesRecord'>,
  ): Promise<void> {
    if (replacesRecord && found.current_version === live.version) return merge.decideInPlace(found);
    merge.expect(found);
    await Promise.all([invalidate(...invalidatedPaths), onReload?.()]);
  }

  function saveMerged(merged: V): void {
    change(merged);
    if (repeat.current) repeat.current(merged);
    else void submit(merged, version);
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
    send,
    showErrors: setServerErrors,
    decisions: merge.decisions,
  };
}
