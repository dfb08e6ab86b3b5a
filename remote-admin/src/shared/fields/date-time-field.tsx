import { TextInput } from '@mantine/core';
import { useFormField } from '../form/use-form-field.ts';
import { fromInputTime, toInputTime } from './istanbul-time.ts';

interface DateTimeFieldProps {
  name: string;
  label: string;
  help?: string;
}

export function DateTimeField({ name, label, help }: DateTimeFieldProps) {
  const { value, error, set, leave } = useFormField<string>(name);
  return (
    <TextInput
      id={name}
      type="datetime-local"
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={toInputTime(value)}
      error={error}
      onChange={(event) => set(fromInputTime(event.currentTarget.value))}
      onBlur={leave}
    />
  );
}
