import type { ComponentProps, ReactNode } from 'react';
import styles from './sign-in.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  name: string;
  label: string;
  wrong: boolean;
  message: string | undefined;
  /** Id of what explains the field. */
  explainedBy?: string;
  /** Stands at the end of the field. */
  children?: ReactNode;
}

export function TextField({ label, wrong, message, explainedBy, children, ...input }: TextFieldProps) {
  const id = `sign-in-${input.name}`;
  const description = [message ? `${id}-message` : '', explainedBy ?? ''].join(' ').trim();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          placeholder={label}
          {...input}
          id={id}
          required
          aria-invalid={wrong}
          aria-describedby={description || undefined}
        />
        {children}
      </div>
      <p className={styles.message} id={`${id}-message`} role="alert">
        {message}
      </p>
    </div>
  );
}
