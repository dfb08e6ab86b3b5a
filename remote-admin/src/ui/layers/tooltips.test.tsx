import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestProvider } from '../../testing/test-provider.tsx';
import { Tooltips } from './tooltips.tsx';

const iso = '2026-03-14T09:26:00.000Z';

function open() {
  return render(
    <TestProvider>
      <button type="button" data-tooltip="Sil" aria-label="Makale: sil">
        <svg aria-hidden />
      </button>
      <time data-tooltip="" dateTime={iso}>
        dün
      </time>
      <Tooltips />
    </TestProvider>,
  );
}

const tooltip = () => screen.findByRole('tooltip');
const isClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

test('the tooltip of a hovered element describes it, until the pointer leaves', async () => {
  open();
  const button = screen.getByRole('button');

  await userEvent.hover(button);
  expect(await tooltip()).toHaveTextContent('Sil');
  expect(button).toHaveAccessibleDescription('Sil');

  await userEvent.unhover(button);
  await isClosed();
  expect(button).not.toHaveAttribute('aria-describedby');
});

test('the keyboard focus shows the tooltip, and Escape hides it', async () => {
  open();
  await userEvent.tab();
  expect(await tooltip()).toHaveTextContent('Sil');

  await userEvent.keyboard('{Escape}');
  await isClosed();
});

test('a time shows the exact time', async () => {
  open();
  await userEvent.hover(screen.getByText('dün'));
  expect(await tooltip()).toHaveTextContent('14.3.2026 - 12:26');
});

test('a text that changes is shown, and the tooltip of a removed element is closed', async () => {
  open();
  const button = screen.getByRole('button');
  await userEvent.hover(button);
  expect(await tooltip()).toHaveTextContent('Sil');

  act(() => button.setAttribute('data-tooltip', 'Silindi'));
  await waitFor(async () => expect(await tooltip()).toHaveTextContent('Silindi'));

  // React does not remove it, because the test has changed it only for a moment.
  const { parentElement } = button;
  act(() => button.remove());
  await isClosed();
  parentElement?.prepend(button);
});
