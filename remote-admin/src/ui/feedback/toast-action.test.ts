import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { durations } from '@vitrin/shared-contracts/limits';
import { showSuccess } from './dialogs.ts';

const run = jest.fn();
const undo = () => screen.getByRole('button', { name: 'Geri al', hidden: true });
const isShown = () => screen.queryByRole('alert') !== null;

async function show(): Promise<HTMLElement> {
  const message = showSuccess('Çöpe Taşındı!', 'Köprü', { label: 'Geri al', run });
  await act(() => message);
  return screen.findByRole('alert');
}

beforeEach(() => {
  run.mockReset();
  document.body.innerHTML = '<button>Listede</button><input aria-label="Ara">';
});

test('a message with an action is announced, takes no focus and runs the action once', async () => {
  const before = screen.getByRole('button', { name: 'Listede' });
  before.focus();
  const message = await show();

  expect(message).toHaveAttribute('aria-live', 'polite');
  expect(message).toHaveTextContent('Çöpe Taşındı!');
  expect(before).toHaveFocus();
  await userEvent.click(undo());
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});

test('Ctrl Z runs the action while the message is shown, but belongs to a text field that has the focus', async () => {
  await show();
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(run).not.toHaveBeenCalled();

  screen.getByRole('button', { name: 'Listede' }).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(isShown()).toBe(false));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(run).toHaveBeenCalledTimes(1);
});

test('the message stays while the focus is on it, and returns the focus when it is closed', async () => {
  const before = screen.getByRole('button', { name: 'Listede' });
  before.focus();
  await show();
  const { default: Swal } = await import('sweetalert2/dist/sweetalert2.js');
  expect(Swal.getTimerLeft()).toBeGreaterThan(durations.actionToastMs - 5_000);
  expect(durations.actionToastMs).toBeGreaterThanOrEqual(10_000);

  act(() => undo().focus());
  expect(Swal.isTimerRunning()).toBe(false);
  act(() => before.focus());
  expect(Swal.isTimerRunning()).toBe(true);

  act(() => undo().focus());
  await userEvent.click(screen.getByRole('button', { name: 'Kapat', hidden: true }));
  await waitFor(() => expect(before).toHaveFocus());
  expect(run).not.toHaveBeenCalled();
});
