import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureMessage } from '../failure-message.ts';
import type { FormErrors } from '../form/check-form.ts';
import { useRootData } from '../root-data.ts';
import type { Outcome } from './send-subscription.ts';

interface Subscribing {
  ref: RefObject<HTMLFormElement | null>;
  errors: FormErrors;
  busy: boolean;
  submit: (event: FormEvent) => void;
}

/** Sends the form and shows what is wrong. A second press while it is being sent does nothing. */
export function useSubscribing(onSent: () => void): Subscribing {
  const { texts, language } = useRootData();
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [busy, setBusy] = useState(false);

  // Messages of the site stand at the fields; without script the browser has its own.
  useEffect(() => ref.current?.setAttribute('novalidate', ''), []);

  async function attempt(form: HTMLFormElement): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    const outcome = await import('./send-subscription.ts')
      .then(({ sendSubscription }) => sendSubscription(new FormData(form), { texts, language }))
      .catch((): Outcome => ({ sent: false, errors: { form: failureMessage(texts, 0).text } }));
    isBusy.current = false;
    setBusy(false);
    if (outcome.sent) {
      onSent();
      return;
    }
    flushSync(() => setErrors(outcome.errors));
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  return {
    ref,
    errors,
    busy,
    submit(event) {
      event.preventDefault();
      if (ref.current) void attempt(ref.current);
    },
  };
}
