import { useTexts } from '../../../shared/root-data.ts';
import { useNotice } from '../../../shared/form/consent-field.tsx';
import styles from '../../../shared/form/form.module.css';
import { FormFrame } from '../../../shared/form/form-frame.tsx';
import { LongTextField, TextField } from '../../../shared/form/text-field.tsx';
import { useContactPlace } from './use-contact-place.ts';

export function ContactForm() {
  const { contact } = useTexts();
  const labels = {
    name: contact.name,
    email: contact.yourEmail,
    phone: contact.yourPhone,
    subject: contact.subject,
    message: contact.message,
    consent: useNotice('contact')?.name ?? contact.noticeName,
  };
  return (
    <FormFrame kind="contact" place={useContactPlace('contact')} labels={labels} send={contact.send}>
      {(form) => (
        <>
          <TextField form={form} name="name" label={labels.name} autoComplete="name" />
          <div className={styles.pair}>
            <TextField form={form} name="email" label={labels.email} type="email" autoComplete="email" />
            <TextField form={form} name="phone" label={labels.phone} type="tel" autoComplete="tel" optional />
          </div>
          <TextField form={form} name="subject" label={labels.subject} />
          <LongTextField form={form} name="message" label={labels.message} />
        </>
      )}
    </FormFrame>
  );
}
