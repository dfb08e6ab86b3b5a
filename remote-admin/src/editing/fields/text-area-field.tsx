import { Textarea } from '@mantine/core';
import { useFormField } from '../form/use-form-field.ts';
import { WithSource } from '../translations/side-by-side/with-source.tsx';
import { Counter } from './counter.tsx';
import styles from './fields.module.css';

interface TextAreaFieldProps {
  name: string;
  label: string;
  help?: string;
  placeholder?: string;
  maxLength: number;
  rows?: number;
  required?: boolean;
}

export function TextAreaField({ name, label, help, placeholder, maxLength, rows = 3, required }: TextAreaFieldProps) {
  const { value, error, set, onBlur } = useFormField<string | null>(name);
  return (
    <WithSource name={name} label={label}>
      <div className={styles.counted}>
        <Textarea
          id={name}
          label={label}
          description={help}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder={placeholder}
          rows={rows}
          withAsterisk={required ?? false}
          value={value ?? ''}
          error={error}
          onChange={(event) => set(event.currentTarget.value)}
          onBlur={onBlur}
        />
        <Counter text={value ?? ''} maxLength={maxLength} />
      </div>
    </WithSource>
  );
}
