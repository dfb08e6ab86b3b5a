import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './sign-in.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  name: string;
  label: string;
  wrong: boolean;
  message: string | undefined;
  /** Stands at the end of the field. */
  children?: ReactNode;
}

export function TextField({ label, wrong, message, children, ...input }: TextFieldProps) {
  const id = `sign-in-${input.name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          placeholder={label}
          required
          aria-invalid={wrong}
          aria-describedby={message ? `${id}-message` : undefined}
        />
        {children}
      </div>
      <p className={styles.message} id={`${id}-message`} role="alert">
        {message}
      </p>
    </div>
  );
}
