import { Button, Input } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMemo } from 'react';
import { isSpecialHours, type WorkingHours } from '@vitrin/shared-contracts/contact-information';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { useFormField } from '../../editing/form/use-form-field.ts';
import styles from './contact-information.module.css';
import { HoursTimes } from './hours-times.tsx';
import { SpecialDays } from './special-days.tsx';
import { daysText, longDay, newLine, readHours, shortDay, weekdays } from './working-hours.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface WorkingHoursFieldProps {
  name: string;
  label: string;
  /** The default one first. */
  languages: readonly LanguageInfo[];
}

/** A list of lines with days and opening hours; the value is the JSON string that the API expects. */
export function WorkingHoursField({ name, label, languages }: WorkingHoursFieldProps) {
  const { value, error, set } = useFormField<string>(name);
  const { value: shownIn } = useFormField<string>('lang');
  const translations = useMemo(() => (shownIn === '' ? languages.slice(1) : []), [shownIn, languages]);
  const hours = readHours(value);
  const write = (lines: WorkingHours[]) => set(JSON.stringify(lines));
  return (
    <fieldset id={name} tabIndex={-1} className={styles.hours}>
      <legend className="field-label">{label}</legend>
      {hours.map((line, index) =>
        isSpecialHours(line) ? null : (
          <Line
            // The lines have no id: the index identifies them.
            // oxlint-disable-next-line no-array-index-key
            key={index}
            line={line}
            number={index + 1}
            onChange={(next) => write(hours.with(index, next))}
            onRemove={() => write(hours.toSpliced(index, 1))}
          />
        ),
      )}
      <Button
        variant="default"
        size="xs"
        className={styles.addLine}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => write([...hours, newLine(hours)])}
      >
        Satır ekle
      </Button>
      <SpecialDays hours={hours} translations={translations} onChange={write} />
      {error ? <Input.Error>{error}</Input.Error> : null}
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
  const { days } = line;
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
      <HoursTimes line={line} onChange={onChange}>
        <IconButton data-tooltip="Satırı sil" aria-label={`${number}. satırı sil`} onClick={onRemove}>
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </HoursTimes>
    </div>
  );
}
