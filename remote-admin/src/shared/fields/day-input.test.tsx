import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TestProvider } from '../testing/test-provider.tsx';
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

test.each([
  ['21.11.2026', '2026-11-21'],
  ['1.2.2027', '2027-02-01'],
  ['31.02.2027', 'boş'],
])('the typed date %s is read as %s', async (typed, day) => {
  render(<Day />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Gün' }), typed);
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent(day);
});

test('the calendar is Turkish and starts on Monday', async () => {
  render(<Day first="2026-11-21" />);
  const input = screen.getByRole('textbox', { name: 'Gün' });
  expect(input).toHaveValue('21.11.2026');

  await userEvent.click(input);
  const calendar = await screen.findByRole('table');
  expect(within(calendar).getAllByRole('columnheader')[0]).toHaveTextContent(/^Pt/);
  await userEvent.click(within(calendar).getByRole('button', { name: '24 Kasım 2026 Salı' }));
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-24');
});

test('a time is typed in 24-hour format', async () => {
  const onChange = jest.fn();
  render(
    <TestProvider>
      <TimeInput label="Açılış" value="" onChange={onChange} />
    </TestProvider>,
  );
  await userEvent.type(screen.getByLabelText('Açılış, saat'), '17');
  await userEvent.type(screen.getByLabelText('Açılış, dakika'), '30');
  expect(onChange).toHaveBeenLastCalledWith('17:30');
});
