import type { ReactNode } from 'react';
import { useTexts } from '../root-data.ts';
import styles from './form.module.css';
import { fieldId, type FormView } from './form-view.ts';

export interface FieldProps {
  form: FormView;
  name: string;
  label: string;
  optional?: boolean;
  help?: string;
  children: ReactNode;
}

/** Renders the label above the field, the help text below and the error message beside it. */
export function Field({ form, name, label, optional = false, help, children }: FieldProps) {
  const { contact } = useTexts();
  const id = fieldId(form, name);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <span>{label}</span> {optional && <span className={styles.help}>({contact.optional})</span>}
      </label>
      {children}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError form={form} name={name} />
    </div>
  );
}

export function FieldError({ form, name }: { form: Pick<FormView, 'errors' | 'scope'>; name: string }) {
  const message = form.errors[name];
  if (message === undefined) return null;
  return (
    <p className={styles.error} id={`${fieldId(form, name)}-error`}>
      {message}
    </p>
  );
}
