import { NativeSelect } from '@mantine/core';
import { useFormField } from '../form/use-form-field.ts';

interface SelectFieldProps {
  name: string;
  label: string;
  help?: string;
  options: readonly { value: string; label: string }[];
}

export function SelectField({ name, label, help, options }: SelectFieldProps) {
  const { value, error, set, leave } = useFormField<string>(name);
  return (
    <NativeSelect
      id={name}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data={[...options]}
      value={value}
      error={error}
      onChange={(event) => set(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
