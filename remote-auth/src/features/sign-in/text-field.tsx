import type { ComponentProps, ReactNode } from 'react';
import styles from './sign-in.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  name: string;
  label: string;
  isInvalid: boolean;
  message: string | undefined;
  /** Id of the element that describes the field. */
  describedBy?: string;
  /** Content at the end of the field. */
  children?: ReactNode;
}

export function TextField({ label, isInvalid, message, describedBy, children, ...input }: TextFieldProps) {
  const id = `sign-in-${input.name}`;
  const description = [message ? `${id}-message` : '', describedBy ?? ''].join(' ').trim();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          placeholder={label}
          {...input}
          id={id}
          required
          aria-invalid={isInvalid}
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
