import { Button, TextInput } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { isSpecialHours, type SpecialHours, type WorkingHours } from '@vitrin/shared-contracts/contact-information';
import { limits } from '@vitrin/shared-contracts/limits';
import { DayInput } from '../../shared/fields/day-input.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import styles from './contact-information.module.css';
import { HoursTimes } from './hours-times.tsx';
import { newSpecial } from './working-hours.ts';

interface SpecialDaysProps {
  /** All lines of the working hours. */
  hours: readonly WorkingHours[];
  onChange: (hours: WorkingHours[]) => void;
}

/** Days with other hours than usual, such as holidays: they replace the hours of their weekday. */
export function SpecialDays({ hours, onChange }: SpecialDaysProps) {
  const count = hours.filter(isSpecialHours).length;
  return (
    <fieldset className={styles.hours}>
      <legend className="field-label">Özel günler</legend>
      <p className={styles.help}>
        Bayram ve tatil gibi günler: o günlerde haftalık saatlerin yerine geçer. Geçmiş günler sitede gösterilmez.
      </p>
      {hours.map((line, index) =>
        isSpecialHours(line) ? (
          <SpecialLine
            // The lines have no id: the index identifies them.
            // oxlint-disable-next-line no-array-index-key
            key={index}
            line={line}
            number={hours.slice(0, index + 1).filter(isSpecialHours).length}
            onChange={(next) => onChange(hours.with(index, next))}
            onRemove={() => onChange(hours.toSpliced(index, 1))}
          />
        ) : null,
      )}
      <Button
        variant="default"
        size="xs"
        className={styles.addLine}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onChange([...hours, newSpecial()])}
      >
        {count > 0 ? 'Bir özel gün daha ekle' : 'Özel gün ekle'}
      </Button>
    </fieldset>
  );
}

interface SpecialLineProps {
  line: SpecialHours;
  number: number;
  onChange: (line: SpecialHours) => void;
  onRemove: () => void;
}

function SpecialLine({ line, number, onChange, onRemove }: SpecialLineProps) {
  const { from, to, note = '' } = line;
  // A single day is the usual case: the last day follows the first one until it is chosen.
  const setFirst = (day: string) => onChange({ ...line, from: day, to: to === from || to < day ? day : to });
  return (
    <div role="group" aria-label={`${number}. özel gün${note && `: ${note}`}`} className={styles.line}>
      <TextInput
        label="Adı (isteğe bağlı)"
        maxLength={limits.title.max}
        value={note}
        onChange={(event) => onChange({ ...line, note: event.currentTarget.value })}
      />
      <div className={styles.specialDays}>
        <DayInput label="İlk gün" value={from} onChange={setFirst} />
        <DayInput label="Son gün" value={to} onChange={(day) => onChange({ ...line, to: day })} />
      </div>
      <HoursTimes line={line} onChange={onChange}>
        <IconButton data-tooltip="Özel günü sil" aria-label={`${number}. özel günü sil`} onClick={onRemove}>
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </HoursTimes>
    </div>
  );
}
