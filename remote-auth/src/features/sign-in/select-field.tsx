import type { ComponentProps } from 'react';
import styles from './sign-in.module.css';
import { OptionalMark } from './text-field.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  name: string;
  label: string;
  isInvalid: boolean;
  message: string | undefined;
  /** Labels by value, in display order. */
  options: readonly (readonly [value: string, label: string])[];
}

/** Choice that may stay open. */
export function SelectField({ label, isInvalid, message, options, ...select }: SelectFieldProps) {
  const id = `sign-in-${select.name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        <OptionalMark />
      </label>
      <div className={styles.box}>
        <select {...select} id={id} aria-invalid={isInvalid} aria-describedby={message ? `${id}-message` : undefined}>
          <option value="">Seçin</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <p className={styles.message} id={`${id}-message`} role="alert">
        {message}
      </p>
    </div>
  );
}
