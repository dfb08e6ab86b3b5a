import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import {
  isSpecialHours,
  tooManySpecialDays,
  type SpecialHours,
  type WorkingHours,
} from '@vitrin/shared-contracts/contact-information';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { limits } from '@vitrin/shared-contracts/limits';
import styles from './contact-information.module.css';
import { PastDays } from './past-days.tsx';
import { SpecialLine } from './special-line.tsx';
import { newSpecial, pastLines } from './working-hours.ts';

interface SpecialDaysProps {
  /** All lines of the working hours. */
  hours: readonly WorkingHours[];
  /** Languages besides the default one, if the hours are shown in all languages. */
  translations: readonly LanguageInfo[];
  onChange: (hours: WorkingHours[]) => void;
}

/** Days with other hours than usual, such as holidays: they replace the hours of their weekday. */
export function SpecialDays({ hours, translations, onChange }: SpecialDaysProps) {
  const special = hours.filter(isSpecialHours);
  const past = usePastLines(hours);
  const upcoming = special.filter((line) => !past.includes(line));
  const remove = (lines: readonly WorkingHours[]) => onChange(hours.filter((line) => !lines.includes(line)));
  // The same functions in every render: otherwise each key that is typed would render every line.
  const changeLine = useCallbackRef((index: number, next: SpecialHours) =>
    onChange(hours.map((line) => (line === upcoming[index] ? next : line))),
  );
  const removeLine = useCallbackRef((index: number) => remove(upcoming.slice(index, index + 1)));
  return (
    <fieldset className={styles.hours}>
      <legend className="field-label">Özel günler</legend>
      <p className={styles.help}>
        Bayram ve tatil gibi günler: o günlerde haftalık saatlerin yerine geçer. Geçmiş günler sitede gösterilmez.
      </p>
      {upcoming.map((line, index) => (
        <SpecialLine
          // The lines have no id: the index identifies them.
          // oxlint-disable-next-line no-array-index-key
          key={index}
          line={line}
          index={index}
          translations={translations}
          onChange={changeLine}
          onRemove={removeLine}
        />
      ))}
      {special.length < limits.specialDays.max ? (
        <Button
          variant="default"
          size="xs"
          className={styles.addLine}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...hours, newSpecial()])}
        >
          {upcoming.length > 0 ? 'Bir özel gün daha ekle' : 'Özel gün ekle'}
        </Button>
      ) : (
        <p className={styles.help} role="status">
          {tooManySpecialDays}.
        </p>
      )}
      <PastDays lines={past} onRemove={remove} />
    </fieldset>
  );
}

/** Returns the lines that were over when the form was opened: one that is being typed stays where it is. */
function usePastLines(hours: readonly WorkingHours[]): SpecialHours[] {
  const [opened] = useState(() => new Set(pastLines(hours, new Date()).map((line) => JSON.stringify(line))));
  return hours.filter(isSpecialHours).filter((line) => opened.has(JSON.stringify(line)));
}
