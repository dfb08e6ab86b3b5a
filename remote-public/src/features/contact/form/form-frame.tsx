import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { useLoaderData, useNavigate } from '@vitrin/shared-contracts/router';
import { formNames, honeypotField, noticeField } from '@vitrin/shared-contracts/submitted-form';
import { useRootData } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import { formAddress } from '../contact-address.ts';
import type { ContactData } from '../contact.loader.ts';
import { ConsentField } from './consent-field.tsx';
import styles from './form.module.css';
import type { FormView } from './form-view.ts';
import { preloadSubmitting } from './lazy-parts.ts';
import { Summary } from './summary.tsx';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

export interface FormFrameProps {
  kind: MailboxKind;
  labels: Readonly<Record<string, string>>;
  send: string;
  children: (form: FormView, recheck: () => void) => ReactNode;
}

const EMPTY: Pick<FormView, 'values' | 'errors'> = { values: {}, errors: {} };

/**
 * Renders what both forms have in common. Posts natively until, and unless, the script handles the submission (product
 * §11).
 */
export function FormFrame({ kind, labels, send, children }: FormFrameProps) {
  const { language, texts } = useRootData();
  const { notice, submitted } = useLoaderData<ContactData>();
  // A language change reloads the data, and the browser does not have the submitted form: keeps the values of the first
  // render.
  const [{ values, errors: initialErrors }] = useState(submitted?.kind === kind ? submitted : EMPTY);
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const draft = useDraft(kind, ref);
  const { errors, busy, submit, recheck } = useSending({
    kind,
    ref,
    initialErrors,
    onSent(reference) {
      draft.discard();
      const state = { reference };
      void navigate(formAddress(kind, { sent: true }), { replace: true, preventScrollReset: true, state });
    },
  });
  const form: FormView = { kind, values, errors };

  useEffect(() => (ref.current ? enhanceForm(ref.current) : undefined), []);

  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      action={pathInLanguage(publicPaths.contact, language)}
      encType="multipart/form-data"
      data-held=""
      // The loader has set `noValidate` before hydration.
      suppressHydrationWarning
      onSubmit={submit}
      onInput={recheck}
    >
      <Summary form={form} labels={labels} />
      {draft.restored && (
        <p className={styles.note} role="status">
          {texts.contact.draft}
          <button className={shared.link} type="button" onClick={draft.discard}>
            {texts.contact.discard}
          </button>
        </p>
      )}
      {children(form, recheck)}
      <ConsentField form={form} />
      <input type="hidden" name="form" value={formNames[kind]} />
      <input type="hidden" name={noticeField} value={notice ?? ''} />
      <label className={styles.trap}>
        {texts.contact.honeypot}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
      <button className={shared.button} type="submit" aria-disabled={busy}>
        {busy ? texts.contact.sending : send}
      </button>
    </form>
  );
}

/**
 * Replaces native validation messages with the site's own beside the fields; preloads what sending needs on the first
 * focus. Returns a cleanup function.
 */
function enhanceForm(form: HTMLFormElement): () => void {
  form.setAttribute('novalidate', '');
  if (form.contains(document.activeElement)) preloadSubmitting();
  else form.addEventListener('focusin', preloadSubmitting, { once: true });
  return () => form.removeEventListener('focusin', preloadSubmitting);
}
