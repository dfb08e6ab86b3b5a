import { TextInput } from '@mantine/core';
import { shallowEqual } from '@mantine/hooks';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { memo } from 'react';
import type { SpecialHours } from '@vitrin/shared-contracts/contact-information';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { limits } from '@vitrin/shared-contracts/limits';
import { DayInput } from '../../ui/dates/day-input.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lengthError } from '../../ui/length-error.ts';
import styles from './contact-information.module.css';
import { HoursTimes } from './hours-times.tsx';
import { withName } from './working-hours.ts';

interface SpecialLineProps {
  line: SpecialHours;
  /** Place among the lines. */
  index: number;
  /** Languages in which the name is translated. */
  translations: readonly LanguageInfo[];
  onChange: (index: number, line: SpecialHours) => void;
  onRemove: (index: number) => void;
}

/** One special day, or several in a row, with its name and hours. Rendered again only if it has changed. */
export const SpecialLine = memo(Line, (before, after) => {
  const { line: former, ...others } = before;
  const { line: present, ...next } = after;
  return shallowEqual(others, next) && JSON.stringify(former) === JSON.stringify(present);
});

function Line({ line, index, translations, onChange: change, onRemove }: SpecialLineProps) {
  const { from, to, note = '' } = line;
  const number = index + 1;
  const onChange = (next: SpecialHours) => change(index, next);
  // A single day is the usual case: the last day follows the first one until it is chosen.
  const setFirst = (day: string) => onChange({ ...line, from: day, to: to === from || to < day ? day : to });
  return (
    <div role="group" aria-label={`${number}. özel gün${note && `: ${note}`}`} className={styles.line}>
      <div className={styles.specialDays}>
        <TextInput
          label="Adı (isteğe bağlı)"
          value={note}
          error={lengthError(note, limits.title.max)}
          onChange={(event) => onChange({ ...line, note: event.currentTarget.value })}
        />
        {translations.map(({ abbr, lang }) => (
          <TextInput
            key={abbr}
            label={`Adı, ${lang}`}
            lang={abbr}
            // What visitors read until it is translated.
            placeholder={note}
            value={line.notes?.[abbr] ?? ''}
            error={lengthError(line.notes?.[abbr] ?? '', limits.title.max)}
            onChange={(event) => onChange(withName(line, abbr, event.currentTarget.value))}
          />
        ))}
      </div>
      <div className={styles.specialDays}>
        <DayInput label="İlk gün" value={from} onChange={setFirst} />
        <DayInput label="Son gün" value={to} onChange={(day) => onChange({ ...line, to: day })} />
      </div>
      <HoursTimes line={line} onChange={onChange}>
        <IconButton
          data-tooltip="Özel günü sil"
          aria-label={`${number}. özel günü sil`}
          onClick={() => onRemove(index)}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </HoursTimes>
    </div>
  );
}
