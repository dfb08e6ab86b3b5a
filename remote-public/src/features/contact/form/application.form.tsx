import { useTexts } from '../../../shared/root-data.ts';
import { useNotice } from '../../../shared/form/consent-field.tsx';
import { CvField } from './cv-field.tsx';
import styles from '../../../shared/form/form.module.css';
import { FormFrame } from '../../../shared/form/form-frame.tsx';
import { LongTextField, TextField } from '../../../shared/form/text-field.tsx';
import { useContactPlace } from './use-contact-place.ts';

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
    <FormFrame kind="human-resources" place={useContactPlace('human-resources')} labels={labels} send={contact.apply}>
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
