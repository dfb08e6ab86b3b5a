import { TextInput } from '@mantine/core';
import { useFormField } from '../../editing/form/use-form-field.ts';
import styles from './branding.module.css';

interface ColourFieldProps {
  name: string;
  label: string;
  help: string;
  /** The colour as hex, as parsed by the server. */
  hex: string | undefined;
  /** Error message from the server for the current value. */
  serverError: string | undefined;
}

const HEX = /^#[\da-f]{6}$/i;

/** A field for any CSS colour, typed or picked. */
export function ColourField({ name, label, help, hex, serverError }: ColourFieldProps) {
  const { value, error, set, onBlur } = useFormField<string>(name);
  return (
    <TextInput
      id={name}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={value}
      error={error ?? serverError}
      onChange={(event) => set(event.currentTarget.value)}
      onBlur={onBlur}
      spellCheck={false}
      leftSection={
        <input
          type="color"
          className={styles.swatch}
          aria-label={`${label}: renk seçiciyi aç`}
          value={HEX.test(value) ? value.toLowerCase() : (hex ?? '#000000')}
          onChange={(event) => set(event.currentTarget.value)}
        />
      }
      leftSectionPointerEvents="auto"
    />
  );
}
