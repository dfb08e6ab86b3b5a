import { fromIstanbulTime, parseMoment, toIstanbulTime } from '@vitrin/shared-contracts/istanbul-time';
import { invalid } from '@vitrin/shared-contracts/validation';
import { useFormField } from '../form/use-form-field.ts';
import { DayInput } from '../../ui/dates/day-input.tsx';
import styles from './fields.module.css';
import { isDay } from '../../ui/dates/read-day.ts';
import { isTime } from '../../ui/dates/read-time.ts';
import { TimeInput } from '../../ui/dates/time-input.tsx';

interface DateTimeFieldProps {
  name: string;
  label: string;
  help?: string;
}

const MIDNIGHT = '00:00';
/** Separates the two texts of a moment that cannot be read; an input cannot contain it. */
const SEPARATOR = '\n';

/**
 * Date and time in Istanbul time, as two inputs. The value is an ISO time, or both texts if one of them cannot be read;
 * drafts keep them, and the schema rejects them.
 */
export function DateTimeField({ name, label, help }: DateTimeFieldProps) {
  const { value, error, set, onBlur } = useFormField<string>(name);
  const { day, time } = partsOf(value);
  const isTimeWrong = isDay(day) && !isTime(time);
  return (
    <div className={styles.moment}>
      <DayInput
        id={isTimeWrong ? undefined : name}
        label={label}
        description={help}
        error={isTimeWrong ? undefined : error}
        value={day}
        onChange={(next) => set(momentOf(next, value === '' ? MIDNIGHT : time))}
        onBlur={onBlur}
      />
      <TimeInput
        id={isTimeWrong ? name : undefined}
        label={`${label}, saati`}
        visibleLabel="Saat"
        value={time}
        error={isTimeWrong && error ? invalid.time : undefined}
        disabled={value === ''}
        onChange={(next) => set(momentOf(day, next))}
        onBlur={onBlur}
      />
    </div>
  );
}

function partsOf(value: string): { day: string; time: string } {
  const isRead = parseMoment(value) !== null;
  const [day = '', time = ''] = isRead ? toIstanbulTime(value).split('T') : value.split(SEPARATOR);
  return { day, time };
}

function momentOf(day: string, time: string): string {
  if (day === '' && time === '') return '';
  return fromIstanbulTime(`${day}T${time}`) || [day, time].join(SEPARATOR);
}
