import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { formNames, honeypotField, noticeField, type SubmittedForm } from '@vitrin/shared-contracts/submitted-form';
import { itemsOf } from '../contact-facts.ts';
import { useRootData, type RootData } from '../root-data.ts';
import shared from '../shared.module.css';
import { ConsentField } from './consent-field.tsx';
import styles from './form.module.css';
import type { NoticeRevisions } from './read-notice.ts';
import type { FormView } from './form-view.ts';
import { preloadSubmitting } from './lazy-parts.ts';
import { Summary } from './summary.tsx';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

export interface FormFrameProps {
  kind: MailboxKind;
  place: FormPlace;
  labels: Readonly<Record<string, string>>;
  send: string;
  children: (form: FormView, recheck: () => void) => ReactNode;
}

/** Where a form stands. */
export interface FormPlace extends Pick<FormView, 'scope'> {
  /** Revisions of the notices that the forms link to; null when there is none. */
  notice: NoticeRevisions | null;
  /** A form that was sent without JavaScript and returned with errors; null otherwise. */
  submitted: SubmittedForm | null;
  onSent: (reference: string) => void;
}

const EMPTY: Pick<FormView, 'values' | 'errors'> = { values: {}, errors: {} };

/**
 * Renders what all forms have in common, or that they are closed. Posts natively until, and unless, the script handles the submission (product
 * §11).
 */
export function FormFrame(props: FormFrameProps) {
  const root = useRootData();
  return root.formsClosed ? <p className={styles.note}>{closedText(root)}</p> : <OpenForm {...props} />;
}

/** Says that the forms are closed, and by which of its contact information visitors reach the company instead. */
function closedText({ contact, texts }: Pick<RootData, 'contact' | 'texts'>): string {
  const { formClosed, formClosedPhone, formClosedEmail, formNotOpen } = texts.contact;
  const hasEmail = itemsOf(contact, 'email').length > 0;
  if (itemsOf(contact, 'telefon').length > 0) return hasEmail ? formClosed : formClosedPhone;
  return hasEmail ? formClosedEmail : formNotOpen;
}

function OpenForm({ kind, place, labels, send, children }: FormFrameProps) {
  const { language, texts } = useRootData();
  const { scope, notice, submitted, onSent } = place;
  // A language change reloads the data, and the browser does not have the submitted form: keeps the values of the first
  // render.
  const [{ values, errors: initialErrors }] = useState(submitted?.kind === kind ? submitted : EMPTY);
  const ref = useRef<HTMLFormElement>(null);
  const draft = useDraft(scope, ref);
  const { errors, busy, submit, recheck } = useSending({
    kind,
    ref,
    initialErrors,
    onSent(reference) {
      draft.discard();
      onSent(reference);
    },
  });
  const form: FormView = { kind, scope, values, errors };

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
      <input type="hidden" name={noticeField} value={notice?.[kind] ?? ''} />
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
