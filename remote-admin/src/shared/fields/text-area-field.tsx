import { Textarea } from '@mantine/core';
import { useFormField } from '../form/use-form-field.ts';
import { Counter } from './counter.tsx';
import styles from './fields.module.css';

interface TextAreaFieldProps {
  name: string;
  label: string;
  help?: string;
  longest: number;
  rows?: number;
}

export function TextAreaField({ name, label, help, longest, rows = 3 }: TextAreaFieldProps) {
  const { value, error, set, leave } = useFormField<string | null>(name);
  return (
    <div className={styles.counted}>
      <Textarea
        id={name}
        label={label}
        description={help}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        rows={rows}
        value={value ?? ''}
        error={error}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={leave}
      />
      <Counter length={value?.length ?? 0} longest={longest} />
    </div>
  );
}
