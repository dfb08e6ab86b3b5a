import { act, render, screen, waitFor } from '@testing-library/react';
import type { PresentUser } from '@vitrin/shared-contracts/presence';
import { http, rejected, succeeded } from '../../testing/fake-server.ts';
import { PresentUsers } from './present-users.tsx';

const form = (values: object) => <PresentUsers entity="article" record="7" values={values} />;
const answer = (...others: PresentUser[]) => http.presence.mockImplementation(async () => succeeded(others));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.clearAllMocks();
  answer();
});
afterEach(() => jest.useRealTimers());

test('names who else has the record open, and who is typing', async () => {
  answer({ name: 'Elif Kaya', last_input_at: new Date().toISOString() }, { name: 'Deniz Ak', last_input_at: null });
  render(form({}));
  expect(await screen.findByText('Elif Kaya, Deniz Ak')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Bu kayıt şu kişilerde de açık: Elif Kaya, Deniz Ak\. ?Şu anda yazıyor\.$/,
  );
});

test('says nothing while nobody else is there, and when the server does not answer', async () => {
  http.presence.mockImplementation(async () => rejected(503));
  render(form({}));
  await waitFor(() => expect(http.presence).toHaveBeenCalled());
  expect(screen.queryByRole('status')).toBeNull();
});

test('tells the server whether the user has typed since the last request, and that the form was closed', async () => {
  jest.useFakeTimers();
  const first = { title: 'Köprü' };
  const { rerender, unmount } = render(form(first));
  await pass(10_100);
  rerender(form({ title: 'Köprüler' }));
  await pass(10_000);
  unmount();
  await pass(100);

  const calls = http.presence.mock.calls;
  expect(calls.map(([method]) => method)).toEqual(['PUT', 'PUT', 'PUT', 'DELETE']);
  expect(calls.map(([, , body]) => body?.typed)).toEqual([false, false, true, undefined]);
  expect(new Set(calls.map(([, path]) => path)).size).toBe(1);
});

test('a record that does not exist yet is open to nobody else', async () => {
  render(<PresentUsers entity="article" record={null} values={{}} />);
  await Promise.resolve();
  expect(http.presence).not.toHaveBeenCalled();
});

test('a form in a hidden tab says nothing, and says so at once when it is shown again', async () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  render(form({}));
  await pass(100);
  const sent = http.presence.mock.calls.length;
  visibility.mockReturnValue('hidden');
  await pass(60_000);
  expect(http.presence).toHaveBeenCalledTimes(sent);

  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(100);
  expect(http.presence).toHaveBeenCalledTimes(sent + 1);
  visibility.mockRestore();
});

test('another user is named without a suffix', async () => {
  answer({ name: 'Elif Editör', last_input_at: null });
  render(form({}));
  expect(await screen.findByText('Elif Editör')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Bu kayıt şu kişide de açık: Elif Editör\./);
});
