import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/tr';
import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import dayjs from 'dayjs';
import { useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { isDay } from './read-day.ts';

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

interface DayCalendarProps {
  value: string;
  onChange: (day: string) => void;
  maxDate: string | undefined;
}

/** Button of a date field that opens a Turkish calendar, which takes the focus and gives it back. */
export function DayCalendar({ value, onChange, maxDate }: DayCalendarProps) {
  const [opened, setOpened] = useState(false);
  const chosen = isDay(value) ? value : null;
  const first = chosen ?? dayjs().format('YYYY-MM-DD');
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <IconButton
          aria-label="Takvimden seç"
          data-tooltip="Takvimden seç"
          onClick={() => setOpened((isOpen) => !isOpen)}
        >
          <IconCalendar size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker
          value={chosen}
          defaultDate={first}
          onChange={(day) => {
            onChange(day ?? '');
            setOpened(false);
          }}
          locale="tr"
          firstDayOfWeek={1}
          allowDeselect
          {...(maxDate ? { maxDate } : {})}
          ariaLabels={labels}
          getDayAriaLabel={(day) => dayjs(day).locale('tr').format('D MMMM YYYY dddd')}
          getDayProps={(day) => (day === first ? { 'data-autofocus': true } : {})}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
