import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/tr';
import { DateInput, type DateInputProps } from '@mantine/dates';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

const typed = ['D.M.YYYY', 'D/M/YYYY', 'D.M.YY', 'YYYY-MM-DD'];

const labels = {
  monthLevelControl: 'Yıl ve ay seç',
  yearLevelControl: 'On yıl seç',
  nextMonth: 'Sonraki ay',
  previousMonth: 'Önceki ay',
  nextYear: 'Sonraki yıl',
  previousYear: 'Önceki yıl',
  nextDecade: 'Sonraki on yıl',
  previousDecade: 'Önceki on yıl',
};

interface DayInputProps extends Pick<
  DateInputProps,
  'id' | 'label' | 'aria-label' | 'description' | 'error' | 'className' | 'onBlur' | 'withAsterisk' | 'maxDate'
> {
  /** Date such as `2026-11-21`; empty: no date. */
  value: string;
  onChange: (day: string) => void;
}

/** Date input, typed as 21.11.2026 or chosen from a Turkish calendar, regardless of the browser language. */
export function DayInput({ value, onChange, ...input }: DayInputProps) {
  return (
    <DateInput
      {...input}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      locale="tr"
      firstDayOfWeek={1}
      valueFormat="D.M.YYYY"
      placeholder="gg.aa.yyyy"
      dateParser={(text) => dayOf(text)}
      allowDeselect
      ariaLabels={labels}
      getDayAriaLabel={(day) => dayjs(day).locale('tr').format('D MMMM YYYY dddd')}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  );
}

function dayOf(text: string): string | null {
  const day = dayjs(text.trim(), typed, 'tr', true);
  return day.isValid() ? day.format('YYYY-MM-DD') : null;
}
