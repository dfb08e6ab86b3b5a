import { TextInput } from '@mantine/core';
import { useFormField } from '../form/use-form-field.ts';
import { WithSource } from '../translations/side-by-side/with-source.tsx';
import { Counter } from './counter.tsx';

interface TextFieldProps {
  name: string;
  label: string;
  help?: string;
  placeholder?: string;
  /** Determines the virtual keyboard on a phone. */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Token of the HTML `autocomplete` attribute. */
  autoComplete?: string;
  required?: boolean;
  /** Maximum length in characters; shown as a counter. */
  maxLength?: number;
  /** Prefix shown before the value, such as the beginning of an address. */
  prefix?: string;
}

export function TextField(props: TextFieldProps) {
  const { name, label, help, placeholder, type, autoComplete, required, maxLength, prefix } = props;
  const { value, error, set, onBlur } = useFormField<string | null>(name);
  return (
    <WithSource name={name} label={label}>
      <TextInput
        id={name}
        type={type ?? 'text'}
        label={label}
        description={help}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        placeholder={placeholder}
        autoComplete={autoComplete}
        withAsterisk={required ?? false}
        value={value ?? ''}
        error={error}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={onBlur}
        {...(prefix ? { leftSection: prefix, leftSectionWidth: `calc(${prefix.length}ch + 20px)` } : {})}
        {...(maxLength
          ? { rightSection: <Counter text={value ?? ''} maxLength={maxLength} />, rightSectionWidth: 72 }
          : {})}
      />
    </WithSource>
  );
}
