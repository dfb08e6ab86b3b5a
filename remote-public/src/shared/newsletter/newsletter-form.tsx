import { useState } from 'react';
import { newsletterFields } from '@vitrin/shared-contracts/newsletter';
import { api, pathInLanguage } from '@vitrin/shared-contracts/paths';
import { useBranding } from '@vitrin/shared-contracts/state';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { honeypotField, noticeField } from '@vitrin/shared-contracts/submitted-form';
import { FieldError } from '../form/field.tsx';
import type { FormErrors } from '../form/check-form.ts';
import { describedControl } from '../form/form-view.ts';
import { useRootData, useShownPath } from '../root-data.ts';
import shared from '../shared.module.css';
import { NoticeLink } from './notice-link.tsx';
import styles from './newsletter-form.module.css';
import { Sent } from './sent.tsx';
import { useSubscribing } from './use-subscribing.ts';

interface NewsletterFormProps {
  /** Beginning of the ids of its fields. */
  scope: string;
}

/** Renders the form that subscribes to the newsletter. Without script the server answers it with a page. */
export function NewsletterForm({ scope }: NewsletterFormProps) {
  const { newsletter, texts, language } = useRootData();
  const pathname = useShownPath();
  const [isSent, setSent] = useState(false);
  const { ref, errors, busy, submit } = useSubscribing(() => setSent(true));
  if (!newsletter?.notice) return null;
  if (isSent) return <Sent />;
  const { notice } = newsletter;
  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      action={`${api.newsletter}?lang=${language}`}
      encType="multipart/form-data"
      data-held=""
      // The loader has set `noValidate` before hydration.
      suppressHydrationWarning
      onSubmit={submit}
    >
      <p className={styles.failure} role="alert">
        {errors['form']}
      </p>
      <EmailField scope={scope} errors={errors} />
      <ConsentField scope={scope} errors={errors} />
      <NoticeLink name={notice.name} path={pathInLanguage(notice.path, language)} />
      <input type="hidden" name={noticeField} value={notice.revision} />
      <input type="hidden" name={newsletterFields.place} value={pathname} />
      <label className={styles.trap}>
        {texts.contact.honeypot}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
      <button className={shared.button} type="submit" aria-disabled={busy}>
        {busy ? texts.contact.sending : texts.newsletter.send}
      </button>
    </form>
  );
}

interface FieldProps extends NewsletterFormProps {
  errors: FormErrors;
}

function EmailField(form: FieldProps) {
  const { texts } = useRootData();
  const control = describedControl(form, newsletterFields.email);
  return (
    <div className={styles.field}>
      <label htmlFor={control.id}>{texts.newsletter.email}</label>
      <input {...control} type="email" autoComplete="email" required />
      <FieldError form={form} name={newsletterFields.email} />
    </div>
  );
}

/** Never ticked beforehand: a consent is given, not assumed. */
function ConsentField(form: FieldProps) {
  const { texts } = useRootData();
  const { companyName } = useBranding();
  const control = describedControl(form, newsletterFields.consent);
  return (
    <div>
      <div className={styles.consent}>
        <input {...control} type="checkbox" value="1" required />
        <label htmlFor={control.id}>{fill(texts.newsletter.consent, { company: companyName })}</label>
      </div>
      <FieldError form={form} name={newsletterFields.consent} />
    </div>
  );
}
