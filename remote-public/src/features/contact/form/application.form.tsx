import { useTexts } from '../../../shared/root-data.ts';
import { useNotice } from './consent-field.tsx';
import { CvField } from './cv-field.tsx';
import styles from './form.module.css';
import { FormFrame } from './form-frame.tsx';
import { LongTextField, TextField } from './text-field.tsx';

export function ApplicationForm() {
  const { contact } = useTexts();
  const labels = {
    name: contact.name,
    email: contact.yourEmail,
    phone: contact.yourPhone,
    position: contact.position,
    message: contact.about,
    cv: contact.cv,
    consent: useNotice()?.name ?? contact.noticeName,
  };
  return (
    <FormFrame kind="human-resources" labels={labels} send={contact.apply}>
      {(form, recheck) => (
        <>
          <TextField form={form} name="name" label={labels.name} autoComplete="name" />
          <div className={styles.pair}>
            <TextField form={form} name="email" label={labels.email} type="email" autoComplete="email" />
            <TextField form={form} name="phone" label={labels.phone} type="tel" autoComplete="tel" optional />
          </div>
          <TextField form={form} name="position" label={labels.position} autoComplete="organization-title" />
          <LongTextField form={form} name="message" label={labels.message} optional />
          <CvField form={form} onChange={recheck} />
        </>
      )}
    </FormFrame>
  );
}
