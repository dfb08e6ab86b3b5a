import { useState } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { openingField } from '@vitrin/shared-contracts/submitted-form';
import { useTexts } from '../root-data.ts';
import { useNotice } from './consent-field.tsx';
import { CvField } from './cv-field.tsx';
import styles from './form.module.css';
import { FormFrame, type FormPlace } from './form-frame.tsx';
import type { FormView } from './form-view.ts';
import { LongTextField, TextField } from './text-field.tsx';

interface ApplicationFormProps {
  place: FormPlace;
  /** The job opening that the form answers; absent for a general application. */
  opening?: { id: number; title: string };
  /** Label of the button; by default the one of the contact page. */
  send?: string;
}

/** Renders the form for job applications. */
export function ApplicationForm({ place, opening, send }: ApplicationFormProps) {
  const { contact } = useTexts();
  const labels = {
    name: contact.name,
    email: contact.yourEmail,
    phone: contact.yourPhone,
    position: contact.position,
    message: contact.about,
    cv: contact.cv,
    consent: useNotice('human-resources')?.name ?? contact.noticeName,
  };
  return (
    <FormFrame kind="human-resources" place={place} labels={labels} send={send || contact.apply}>
      {(form, recheck) => (
        <>
          <TextField form={form} name="name" label={labels.name} autoComplete="name" />
          <div className={styles.pair}>
            <TextField form={form} name="email" label={labels.email} type="email" autoComplete="email" />
            <TextField form={form} name="phone" label={labels.phone} type="tel" autoComplete="tel" optional />
          </div>
          {opening ? (
            <input type="hidden" name="position" value={opening.title.slice(0, limits.title.max)} />
          ) : (
            <TextField form={form} name="position" label={labels.position} autoComplete="organization-title" />
          )}
          <LongTextField form={form} name="message" label={labels.message} optional />
          <CvField form={form} onChange={recheck} />
          <OpeningField form={form} id={opening?.id} />
        </>
      )}
    </FormFrame>
  );
}

interface OpeningFieldProps {
  form: FormView;
  id: number | undefined;
}

/**
 * Names the job opening, also in a form that was returned without JavaScript. Once the opening was refused as closed, the
 * form is a general application: what was typed can be sent all the same.
 */
function OpeningField({ form: { errors, values }, id }: OpeningFieldProps) {
  const [isRefused, setRefused] = useState(false);
  if (openingField in errors && !isRefused) setRefused(true);
  const value = id === undefined ? values[openingField] : String(id);
  if (isRefused || openingField in errors || !value) return null;
  return <input type="hidden" name={openingField} value={value} />;
}
