import { useFormField } from '../form/use-form-field.ts';
import { DayInput } from './day-input.tsx';
import styles from './fields.module.css';
import { fromInputTime, toInputTime } from './istanbul-time.ts';
import { TimeInput } from './time-input.tsx';

interface DateTimeFieldProps {
  name: string;
  label: string;
  help?: string;
}

const MIDNIGHT = '00:00';

/** Date and time in Istanbul time, as two inputs. */
export function DateTimeField({ name, label, help }: DateTimeFieldProps) {
  const { value, error, set, onBlur } = useFormField<string>(name);
  const [day = '', time = ''] = toInputTime(value).split('T');
  return (
    <div className={styles.moment}>
      <DayInput
        id={name}
        label={label}
        description={help}
        error={error}
        value={day}
        onChange={(next) => set(fromInputTime(`${next}T${time || MIDNIGHT}`))}
        onBlur={onBlur}
      />
      <TimeInput
        label={`${label}, saati`}
        visibleLabel="Saat"
        value={time}
        disabled={day === ''}
        onChange={(next) => (next ? set(fromInputTime(`${day}T${next}`)) : undefined)}
      />
    </div>
  );
}
