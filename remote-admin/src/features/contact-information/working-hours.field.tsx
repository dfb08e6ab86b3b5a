import { Button, Input, Switch } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { WorkingHours } from '@vitrin/shared-contracts/contact-information';
import { useFormField } from '../../shared/form/use-form-field.ts';
import { TimeInput } from '../../shared/fields/time-input.tsx';
import styles from './contact-information.module.css';
import { daysText, longDay, newLine, readHours, shortDay, weekdays } from './working-hours.ts';
import { IconButton } from '../../shared/icon-button.tsx';

/** A list of lines with days and opening hours; the value is the JSON string that the API expects. */
export function WorkingHoursField({ name, label }: { name: string; label: string }) {
  const { value, error, set } = useFormField<string>(name);
  const hours = readHours(value);
  const write = (lines: WorkingHours[]) => set(JSON.stringify(lines));
  return (
    <fieldset id={name} tabIndex={-1} className={styles.hours}>
      <legend className="field-label">{label}</legend>
      {hours.map((line, index) => (
        <Line
          // The lines have no id: the index identifies them.
          // oxlint-disable-next-line no-array-index-key
          key={index}
          line={line}
          number={index + 1}
          onChange={(next) => write(hours.with(index, next))}
          onRemove={() => write(hours.toSpliced(index, 1))}
        />
      ))}
      {error ? <Input.Error>{error}</Input.Error> : null}
      <Button
        variant="default"
        size="xs"
        className={styles.addLine}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => write([...hours, newLine(hours)])}
      >
        Satır ekle
      </Button>
    </fieldset>
  );
}

interface LineProps {
  line: WorkingHours;
  number: number;
  onChange: (line: WorkingHours) => void;
  onRemove: () => void;
}

function Line({ line, number, onChange, onRemove }: LineProps) {
  const { days, opens, closes } = line;
  const closed = opens === null && closes === null;
  const toggle = (day: number) =>
    onChange({
      ...line,
      days: days.includes(day)
        ? days.filter((each) => each !== day)
        : [...days, day].toSorted((one, other) => one - other),
    });
  return (
    <div role="group" aria-label={`${number}. satır: ${daysText(days) || 'gün seçilmedi'}`} className={styles.line}>
      <div className={styles.days}>
        {weekdays.map((day) => (
          <button
            key={day}
            type="button"
            className={styles.day}
            aria-pressed={days.includes(day)}
            title={longDay(day)}
            onClick={() => toggle(day)}
          >
            {shortDay(day)}
          </button>
        ))}
      </div>
      <div className={styles.times}>
        <Switch
          label="Kapalı"
          checked={closed}
          onChange={(event) =>
            onChange({
              ...line,
              ...(event.currentTarget.checked ? { opens: null, closes: null } : { opens: '09:00', closes: '18:00' }),
            })
          }
        />
        <TimeInput
          label="Açılış"
          className={styles.time}
          value={opens ?? ''}
          disabled={closed}
          onChange={(time) => onChange({ ...line, opens: time })}
        />
        <span aria-hidden>–</span>
        <TimeInput
          label="Kapanış"
          className={styles.time}
          value={closes ?? ''}
          disabled={closed}
          onChange={(time) => onChange({ ...line, closes: time })}
        />
        <IconButton data-tooltip="Satırı sil" aria-label={`${number}. satırı sil`} onClick={onRemove}>
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
