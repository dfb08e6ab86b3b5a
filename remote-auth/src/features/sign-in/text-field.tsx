import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../shared/texts/texts.ts';
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

/** Text field that has to be filled in unless `required` is false. */
export function TextField({
  label,
  isInvalid,
  message,
  describedBy,
  children,
  required = true,
  ...input
}: TextFieldProps) {
  const id = `sign-in-${input.name}`;
  const { say } = useTexts();
  const description = [message ? `${id}-message` : '', describedBy ?? ''].join(' ').trim();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <span>{label}</span>
        {!required && <OptionalMark />}
      </label>
      <div className={styles.box}>
        <input
          placeholder={label}
          {...input}
          id={id}
          required={required}
          aria-invalid={isInvalid}
          aria-describedby={description || undefined}
        />
        {children}
      </div>
      <p className={styles.message} id={`${id}-message`} role="alert">
        {message && say(message)}
      </p>
    </div>
  );
}

/** Says that a field may stay empty. */
export function OptionalMark() {
  return <span className={styles.optional}> (isteğe bağlı)</span>;
}
