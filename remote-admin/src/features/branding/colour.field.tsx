import { TextInput } from '@mantine/core';
import { useFormField } from '../../shared/form/use-form-field.ts';
import styles from './branding.module.css';

interface ColourFieldProps {
  name: string;
  label: string;
  help: string;
  /** The colour as hex, as parsed by the server. */
  hex: string | undefined;
  /** What the server says of the colour as it stands. */
  problem: string | undefined;
}

const HEX = /^#[\da-f]{6}$/i;

/** Any CSS colour: typed, or chosen by eye. */
export function ColourField({ name, label, help, hex, problem }: ColourFieldProps) {
  const { value, error, set, leave } = useFormField<string>(name);
  return (
    <TextInput
      id={name}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={value}
      error={error ?? problem}
      onChange={(event) => set(event.currentTarget.value)}
      onBlur={leave}
      spellCheck={false}
      leftSection={
        <input
          type="color"
          className={styles.swatch}
          aria-label={`${label}: gözle seç`}
          value={HEX.test(value) ? value.toLowerCase() : (hex ?? '#000000')}
          onChange={(event) => set(event.currentTarget.value)}
        />
      }
      leftSectionPointerEvents="auto"
    />
  );
}
