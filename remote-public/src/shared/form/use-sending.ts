import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { failureMessage } from '../failure-message.ts';
import { showToast } from '../lazy-toasts.ts';
import { useRootData } from '../root-data.ts';
import type { FormErrors } from './check-form.ts';
import { useNotice } from './consent-field.tsx';
import { loadSubmitting } from './lazy-parts.ts';
import type { Outcome } from './submit-form.ts';
import { firstInvalidField, summaryOf, typedTexts } from './text-controls.ts';

export interface SendingOptions {
  kind: MailboxKind;
  ref: RefObject<HTMLFormElement | null>;
  /** Errors that the server rendered. */
  initialErrors: FormErrors;
  onSent: (reference: string) => void;
}

export interface Sending {
  /** Messages by field name; `form` is the message for the whole form. */
  errors: FormErrors;
  busy: boolean;
  submit: (event: FormEvent) => void;
  /** Removes the errors of fields that are valid now. */
  recheck: () => void;
}

/** Submits a form and reports the result. Clears nothing unless the form was received. */
export function useSending({ kind, ref, initialErrors, onSent }: SendingOptions): Sending {
  const { texts, language } = useRootData();
  const hasNotice = useNotice(kind) !== null;
  const [errors, setErrors] = useState(initialErrors);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const key = useRef('');
  const fillTime = useFillTime(ref);

  function show(form: HTMLFormElement, wrong: FormErrors): void {
    flushSync(() => setErrors(wrong));
    (firstInvalidField(form, wrong) ?? summaryOf(form))?.focus();
  }

  function showOutcome(form: HTMLFormElement, outcome: Outcome): void {
    if ('sent' in outcome) {
      onSent(outcome.sent);
      showToast('success', texts.toasts.sent);
      return;
    }
    const { wrong, failure } = outcome;
    // Staff have published the first notice since this page was loaded: only a new document shows it. The draft stays.
    if ('consent' in wrong && !hasNotice) {
      window.location.reload();
      return;
    }
    show(form, failure ? { form: `${failure.text} ${texts.toasts.kept}`, ...wrong } : wrong);
    if (failure) showToast('error', failure.title, failure.text);
  }

  /** Treats a module that cannot be loaded as a lost connection. */
  async function attempt(form: HTMLFormElement): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    key.current ||= newKey();
    const wish = {
      kind,
      hasNotice,
      form,
      texts,
      language,
      key: key.current,
      fillTime: fillTime(),
      onValid: () => setErrors({}),
    };
    const outcome = await loadSubmitting()
      .then(({ submitForm }) => submitForm(wish))
      .catch((): Outcome => ({ wrong: {}, failure: failureMessage(texts, 0) }));
    isBusy.current = false;
    setBusy(false);
    showOutcome(form, outcome);
  }

  async function removeFixedErrors(form: HTMLFormElement): Promise<void> {
    const wrong = (await loadSubmitting()).checkForm(new FormData(form), {
      kind,
      hasNotice,
      texts: texts.validation,
    });
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => name in wrong)));
  }

  return {
    errors,
    busy,
    submit(event) {
      event.preventDefault();
      if (ref.current) void attempt(ref.current);
    },
    recheck() {
      if (ref.current && Object.keys(errors).length > 0) removeFixedErrors(ref.current).catch(() => undefined);
    },
  };
}

const BYTES = 16;

/** Returns an idempotency key. `randomUUID` is not available when a site is opened without HTTPS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/**
 * Returns a function for the milliseconds since the form was first touched; a signal for the server, never a reason for
 * rejection (product §11). If the form was touched before hydration, the time counts from the start of the page load.
 */
function useFillTime(ref: RefObject<HTMLFormElement | null>): () => number {
  const touchedAt = useRef<number | null>(null);

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    if (form.contains(document.activeElement) || Object.values(typedTexts(form)).some(Boolean)) touchedAt.current = 0;
    const touch = () => {
      touchedAt.current ??= performance.now();
    };
    form.addEventListener('focusin', touch);
    return () => form.removeEventListener('focusin', touch);
  }, [ref]);

  return () => Math.round(performance.now() - (touchedAt.current ?? 0));
}
