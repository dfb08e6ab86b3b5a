import { TextInput } from '@mantine/core';

interface PasskeyNameFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function PasskeyNameField({ value, error, onChange }: PasskeyNameFieldProps) {
  return (
    <TextInput
      id="anahtar.name"
      label="Ad"
      description="Anahtarı listede tanımanızı sağlar, örneğin “İş telefonum”."
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      withAsterisk
      autoComplete="off"
      data-autofocus
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
