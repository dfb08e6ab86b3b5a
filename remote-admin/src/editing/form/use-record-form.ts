import { getIn, useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { useSession } from '@vitrin/shared-contracts/state';
import { validate } from '@vitrin/shared-contracts/validation';
import { useDraft } from '../drafts/use-draft.ts';
import { useLeaveGuard } from '../drafts/use-leave-guard.ts';
import type { NoticeAction } from '../../ui/feedback/dialogs.ts';
import { useInvalidate } from '../../data/query.ts';
import type { FeedbackTexts } from '../../ui/feedback/use-feedback.ts';
import type { MergeOutcome } from './use-decisions.ts';
import { useFormDelivery, type FormRequest } from './use-form-delivery.ts';
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
  /** Returns what the message after a save says besides. */
  savedDetail?: ((sent: V, data: A | undefined) => Promise<string | undefined>) | undefined;
  /** Returns what the message after a save offers. */
  savedAction?: ((data: A | undefined) => NoticeAction | undefined) | undefined;
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

/** A request other than saving. */
export interface OtherRequest<V> extends FormRequest<V> {
  /** Sends the request again, with merged values and over what is stored then. */
  repeat: (merged: V, outcome: MergeOutcome) => void;
  /** Called after the values were accepted, before anything is refetched. */
  onSuccess?: (answer: ApiResponse<unknown>) => void;
}

export type RecordForm<V extends object> = ReturnType<typeof useRecordForm<V, unknown, unknown>>;

/** Manages the form of one record: values and messages, saving with feedback, version conflicts, and drafts. */
export function useRecordForm<V extends object, I, A>(options: RecordFormOptions<V, I, A>) {
  const { form, record, version, called, initial, confirm, save } = options;
  const { live = { version, values: initial }, source = String(version) } = options;
  const { invalidatedPaths = [], errors: errorsOf = (found) => found, onSaved, onReload } = options;
  const email = useSession()?.user.email ?? '';
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const invalidate = useInvalidate();
  const createKey = useRef(crypto.randomUUID());
  // Values that the server has accepted, while the newer version is still being fetched.
  const [acceptedValues, setAcceptedValues] = useState<V | null>(null);
  // A ref, because it is read during navigation, before the next render.
  const saved = useRef(false);
  const formik = useFormik<V>({
    initialValues: initial,
    validate: (values) => checked(options, values, version).errors ?? {},
    validateOnMount: false,
    onSubmit: async (values): Promise<void> => {
      if (merge.isPending()) return merge.ask();
      // A restored draft is saved over the version that it was written on: the server merges it with what came later.
      if (!confirm || (await confirm(values))) await submit(values, draft.restoredBase() ?? version);
    },
  });
  const { values } = formik;
  const dirty = formik.dirty && values !== acceptedValues;
  const draft = useDraft({ scope: { email, form, record }, base: version, values, dirty, called });
  useLeaveGuard(dirty, saved);

  /** Sends the request again that met a newer version; null for a save. */
  const repeat = useRef<OtherRequest<V>['repeat'] | null>(null);
  const merge = useNewerVersion<V>({ formik, initial, source, live: live.values, dirty, save: saveMerged });
  const { pending, deliver } = useFormDelivery<V>({
    draft,
    merge,
    liveVersion: live.version,
    showErrors: (found, sent) => setServerErrors(errorsOf(found, sent)),
    onAccepted: setAcceptedValues,
    invalidatedPaths,
    onReload,
  });

  const errors = useShownErrors(formik, serverErrors);

  async function submit(sent: V, replacedVersion: number | null): Promise<void> {
    const { value, errors: found } = checked(options, sent, replacedVersion);
    if (found) return setServerErrors(found);
    repeat.current = null;
    const texts = feedbackOf(options, sent);
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
  async function send(request: OtherRequest<V>, sent = values): Promise<boolean> {
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

  function saveMerged(merged: V, outcome: MergeOutcome): void {
    change(merged);
    if (repeat.current) repeat.current(merged, outcome);
    else void submit(merged, outcome === 'decided' ? live.version : version);
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
    errors,
    clearError,
    change,
    send,
    showErrors: setServerErrors,
    decisions: merge.decisions,
  };
}

/** Returns the errors to show: those of the server, and of fields that the user has left or tried to send. */
function useShownErrors<V extends object>(
  { errors, touched, submitCount, isSubmitting }: ReturnType<typeof useFormik<V>>,
  serverErrors: FieldErrors,
): FieldErrors {
  const all = Object.entries(errors as FieldErrors);
  const seen = all.filter(([path]) => submitCount > 0 || getIn(touched, path) === true);
  const shown = { ...serverErrors, ...Object.fromEntries(seen) };
  useEffect(() => {
    if (submitCount > 0 && Object.keys(shown).length > 0 && !isSubmitting) focusFirstError(shown);
    // oxlint-disable-next-line exhaustive-deps -- runs only for a new submit attempt, not when an error changes
  }, [submitCount, isSubmitting]);
  return shown;
}

function feedbackOf<V extends object, I, A>(
  { texts, savedDetail, savedAction }: RecordFormOptions<V, I, A>,
  sent: V,
): FormRequest<V>['texts'] {
  return {
    ...texts,
    ...(savedDetail && { detail: (data) => savedDetail(sent, data as A | undefined) }),
    ...(savedAction && { action: (data) => savedAction(data as A | undefined) }),
  };
}

/** Validates what would be sent; the errors are those of the form fields. */
function checked<V extends object, I, A>(
  { schema, input, errors: errorsOf = (found) => found }: RecordFormOptions<V, I, A>,
  sent: V,
  replacedVersion: number | null,
): ReturnType<typeof validate<I>> {
  const result = validate(schema, input ? input(sent, replacedVersion) : sent);
  const errors = errorsOf(result.errors ?? {}, sent);
  return Object.keys(errors).length > 0 ? { errors: { ...errors } } : result;
}
