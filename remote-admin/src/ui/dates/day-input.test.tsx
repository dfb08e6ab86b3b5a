import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TestProvider } from '../../testing/test-provider.tsx';
import { DayInput } from './day-input.tsx';
import { TimeInput } from './time-input.tsx';

function Day({ first = '' }: { first?: string }) {
  const [day, setDay] = useState(first);
  return (
    <TestProvider>
      <DayInput label="Gün" value={day} onChange={setDay} />
      <output>{day || 'boş'}</output>
    </TestProvider>
  );
}

function Time({ first = '' }: { first?: string }) {
  const [time, setTime] = useState(first);
  return (
    <TestProvider>
      <TimeInput label="Açılış" value={time} onChange={setTime} />
      <output>{time || 'boş'}</output>
    </TestProvider>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Gün' });

test.each([
  ['21.11.2026', '2026-11-21', '21.11.2026'],
  ['1.2.27', '2027-02-01', '1.2.2027'],
  ['5 Aralık 2026', '2026-12-05', '5.12.2026'],
])('the typed date %s is read as %s and shown as %s', async (typed, day, shown) => {
  render(<Day />);
  await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent(day);
  expect(field()).toHaveValue(shown);
  expect(field()).toBeValid();
});

test('text that is no date stays in the field with an error, and is the value', async () => {
  render(<Day first="2026-11-21" />);
  await userEvent.clear(field());
  await userEvent.type(field(), '31.02.2027');
  expect(field()).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(field()).toHaveValue('31.02.2027');
  expect(field()).toHaveAccessibleDescription(/Geçerli Bir Tarih Giriniz/);
  expect(screen.getByRole('status')).toHaveTextContent('31.02.2027');
});

test('text that is no date is shown with its error when a draft brings it back', () => {
  render(<Day first="5 Aralık" />);
  expect(field()).toHaveValue('5 Aralık');
  expect(field()).toHaveAccessibleDescription(/Geçerli Bir Tarih Giriniz/);
});

test('the calendar is Turkish and starts on Monday', async () => {
  render(<Day first="2026-11-21" />);
  expect(field()).toHaveValue('21.11.2026');

  await userEvent.click(screen.getByRole('button', { name: 'Takvimden seç' }));
  const calendar = await screen.findByRole('table');
  expect(within(calendar).getAllByRole('columnheader')[0]).toHaveTextContent(/^Pt/);
  await userEvent.click(within(calendar).getByRole('button', { name: '24 Kasım 2026 Salı' }));
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-24');
  expect(field()).toHaveValue('24.11.2026');
});

test.each([
  ['02', '02:00'],
  ['2', '02:00'],
  ['0230', '02:30'],
  ['1745', '17:45'],
  ['17.30', '17:30'],
  ['00', '00:00'],
  ['0005', '00:05'],
])('a click into the time and typing %s replaces it by %s', async (typed, time) => {
  render(<Time first="09:15" />);
  await userEvent.click(screen.getByLabelText('Açılış'));
  await userEvent.keyboard(typed);
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent(time);
  expect(screen.getByLabelText('Açılış')).toHaveValue(time);
});

test('text that is no time stays in the field with an error, and is the value', async () => {
  render(<Time />);
  await userEvent.type(screen.getByLabelText('Açılış'), '25:00');
  await userEvent.tab();
  expect(screen.getByLabelText('Açılış')).toHaveValue('25:00');
  expect(screen.getByLabelText('Açılış')).toHaveAccessibleDescription('Saati 09:30 Gibi Yazınız');
  expect(screen.getByRole('status')).toHaveTextContent('25:00');
});
