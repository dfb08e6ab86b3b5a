import { useFormField } from '../form/use-form-field.ts';
import { DayInput } from '../../ui/dates/day-input.tsx';

interface DayFieldProps {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  /** Last selectable day, as `YYYY-MM-DD`. */
  last?: string;
}

export function DayField({ name, label, help, required = false, last }: DayFieldProps) {
  const { value, error, set, onBlur } = useFormField<string>(name);
  return (
    <DayInput
      id={name}
      label={label}
      description={help}
      withAsterisk={required}
      {...(last ? { maxDate: last } : {})}
      value={value}
      error={error}
      onChange={set}
      onBlur={onBlur}
    />
  );
}
