import { NativeSelect } from '@mantine/core';
import { useFormField } from '../form/use-form-field.ts';

interface SelectFieldProps {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  options: readonly { value: string; label: string }[];
}

export function SelectField({ name, label, help, required, options }: SelectFieldProps) {
  const { value, error, set, onBlur } = useFormField<string | undefined>(name);
  return (
    <NativeSelect
      id={name}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      withAsterisk={required ?? false}
      data={[...options]}
      value={value ?? ''}
      error={error}
      onChange={(event) => set(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
