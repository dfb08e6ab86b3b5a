import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { showSuccess } from './dialogs.ts';

afterEach(() => Swal.close());

test('a toast with an action runs it once, by pointer or keyboard, and closes', async () => {
  const run = jest.fn();
  await showSuccess('Güncellendi!', 'Eski adres yenisine yönlendiriliyor.', { label: 'Geri al', run });
  const button = await screen.findByRole('button', { name: 'Geri al' });
  expect(screen.getByText('Eski adres yenisine yönlendiriliyor.')).toBeInTheDocument();

  button.focus();
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull());
});

test('a toast that is closed runs nothing', async () => {
  const run = jest.fn();
  await showSuccess('Güncellendi!', undefined, { label: 'Geri al', run });
  await userEvent.click(await screen.findByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull());
  expect(run).not.toHaveBeenCalled();
});

test('a toast stays while its action has the focus', async () => {
  await showSuccess('Güncellendi!', undefined, { label: 'Geri al', run: jest.fn() });
  const button = await screen.findByRole('button', { name: 'Geri al' });
  expect(Swal.isTimerRunning()).toBe(true);
  button.focus();
  expect(Swal.isTimerRunning()).toBe(false);
  button.blur();
  expect(Swal.isTimerRunning()).toBe(true);
});
