import { useRootData } from '../root-data.ts';
import { useNotice } from './consent-field.tsx';
import { FormFrame, type FormPlace } from './form-frame.tsx';
import styles from './form.module.css';
import { LongTextField, TextField } from './text-field.tsx';

interface ContactFieldsProps {
  place: FormPlace;
  subject: string;
  send: string;
}

/** Renders the contact form without a field for its subject, which names the page of the form. */
export function ContactFields({ place, subject, send }: ContactFieldsProps) {
  const {
    texts: { contact },
  } = useRootData();
  const labels = {
    name: contact.name,
    email: contact.yourEmail,
    phone: contact.yourPhone,
    message: contact.message,
    consent: useNotice('contact')?.name ?? contact.noticeName,
  };
  return (
    <FormFrame kind="contact" place={place} labels={labels} send={send}>
      {(form) => (
        <>
          <TextField form={form} name="name" label={labels.name} autoComplete="name" />
          <div className={styles.pair}>
            <TextField form={form} name="email" label={labels.email} type="email" autoComplete="email" />
            <TextField form={form} name="phone" label={labels.phone} type="tel" autoComplete="tel" optional />
          </div>
          <LongTextField form={form} name="message" label={labels.message} />
          <input type="hidden" name="subject" value={subject} />
        </>
      )}
    </FormFrame>
  );
}
