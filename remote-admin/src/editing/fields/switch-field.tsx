import { Switch } from '@mantine/core';
import { useFormField } from '../form/use-form-field.ts';

interface SwitchFieldProps {
  name: string;
  label: string;
  /** Help text for each state. */
  help: { on: string; off: string };
}

/** Switch for a flag that is sent as 0 or 1. */
export function SwitchField({ name, label, help }: SwitchFieldProps) {
  const { value, error, set } = useFormField<0 | 1>(name);
  return (
    <Switch
      id={name}
      label={label}
      description={value === 1 ? help.on : help.off}
      checked={value === 1}
      error={error}
      onChange={(event) => set(event.currentTarget.checked ? 1 : 0)}
    />
  );
}
