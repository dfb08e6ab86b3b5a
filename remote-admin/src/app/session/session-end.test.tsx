import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionNavigation } from '@vitrin/shared-contracts/http';
import { durations } from '@vitrin/shared-contracts/limits';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { storageKeys } from '@vitrin/shared-contracts/storage';
import { page } from '../../data/page.ts';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { SessionEnd } from './session-end.tsx';
// Imported in advance: fake timers cannot wait for a dynamic import.
import './extend-session.dialog.tsx';

const MINUTE_MS = 60_000;
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

function Screen() {
  return (
    <>
      <SessionEnd />
      <textarea aria-label="Metin" />
    </>
  );
}

const dialog = () => screen.findByRole('dialog', { name: 'Oturumunuz birazdan sona erecek' });
const expectClosed = () => expect(screen.queryByRole('dialog')).toBeNull();

/** Advances the clock in small steps, so that a render between two steps can start or clear timers. */
async function advance(ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const step = Math.min(500, end - Date.now());
    await act(() => jest.advanceTimersByTimeAsync(step));
  }
}

function setExpiry(ms: number): void {
  const session = sessionStore.get();
  if (!session) throw new Error('There is no session');
  act(() => sessionStore.set({ ...session, expiresAt: new Date(Date.now() + ms) }));
}

/** Opens the panel with almost five minutes of the session remaining and the focus in a text field. */
async function openNearTheEnd(): Promise<HTMLElement> {
  openPanel(singleScreenRoutes('/admin', Screen), '/admin');
  const text = await screen.findByRole('textbox', { name: 'Metin' });
  await user.click(text);
  setExpiry(durations.sessionWarningMs + 10_000);
  await advance(13_000);
  return text;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  jest.spyOn(sessionNavigation, 'go').mockReturnValue(undefined);
  stubReads({});
});
afterEach(() => jest.useRealTimers());

async function extendWith(password: string): Promise<void> {
  await user.type(screen.getByLabelText('Şifre'), password);
  await user.click(screen.getByRole('button', { name: 'Oturumu uzat' }));
  // Two steps: the dialog closes at the end of the first one, and returns the focus some milliseconds later.
  await advance(1_000);
}

test('the dialog opens five minutes before the session ends, not earlier, and focuses the password field', async () => {
  openPanel(singleScreenRoutes('/admin', Screen), '/admin');
  await screen.findByRole('textbox', { name: 'Metin' });
  setExpiry(durations.sessionWarningMs + MINUTE_MS);
  await advance(MINUTE_MS - 1_000);
  expectClosed();
  await advance(4_000);
  expect(await dialog()).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByText('4:57')).toBeVisible();
  expect(screen.getByText('Oturumunuzun bitmesine 5 dakika kaldı.')).toHaveAttribute('role', 'status');
  expect(screen.getByLabelText('Şifre')).toHaveFocus();
});

test('the dialog waits until the user stops typing, so that no text ends up in the password field', async () => {
  openPanel(singleScreenRoutes('/admin', Screen), '/admin');
  const text = await screen.findByRole('textbox', { name: 'Metin' });
  await user.click(text);
  setExpiry(durations.sessionWarningMs + 1_000);
  for (let letter = 0; letter < 8; letter += 1) {
    await advance(1_000);
    await user.keyboard('a');
  }
  expectClosed();
  expect(text).toHaveValue('aaaaaaaa');
  await advance(2_500);
  expect(await dialog()).toBeVisible();
});

test('the correct password extends the session, closes the dialog and restores the focus', async () => {
  const text = await openNearTheEnd();
  http.sendForm.mockResolvedValue(succeeded(undefined, { expires_in: 28_800 } as object));
  localStorage.setItem(storageKeys.token, 'jeton');

  await extendWith('Deneme-1234');

  expect(http.sendForm).toHaveBeenCalledWith('POST', '/api/admin/session/extend', { password: 'Deneme-1234' });
  expect(sessionStore.get()?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 28_000_000);
  expect(document.body).toHaveTextContent('Oturumunuz uzatıldı.');
  expectClosed();
  expect(text).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Oturumu uzat' })).toBeNull();
});

const wrong = { message: 'Şifre hatalı.', errors: { password: 'Şifre Hatalı' } };
const throttled = { message: 'Çok fazla deneme yapıldı. Lütfen biraz bekleyip yeniden deneyin.' };

test.each([
  ['a wrong password', () => rejected(422, wrong), 'Şifre Hatalı'],
  ['a throttled request', () => rejected(429, throttled), throttled.message],
  ['a network failure', unreachable, /^İşlem Başarısız! Sistem Hatası! İnternet bağlantınızı kontrol edip/],
])('%s is reported in the dialog, which stays open', async (_what, answer, text) => {
  await openNearTheEnd();
  http.sendForm.mockImplementation(async () => answer());

  await extendWith('yanlis-sifre');

  expect(within(await dialog()).getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Şifre')).toHaveFocus();
  expect(sessionNavigation.go).not.toHaveBeenCalled();
});

test('an invalid password is not sent', async () => {
  await openNearTheEnd();
  await extendWith('kısa');
  expect(within(await dialog()).getByRole('alert')).toHaveTextContent('Bu Alan 6 Karakterden Az Olamaz');
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('an expired CSRF value offers to reload the page', async () => {
  const reload = jest.spyOn(page, 'reload').mockReturnValue(undefined);
  await openNearTheEnd();
  http.sendForm.mockResolvedValue(rejected(403, { code: 'csrf', message: 'Sayfanın süresi doldu.' }));
  await extendWith('Deneme-1234');
  await user.click(screen.getByRole('button', { name: 'Sayfayı yenile' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['Şimdi değil', () => user.click(screen.getByRole('button', { name: 'Şimdi değil' }))],
  ['Escape', () => user.keyboard('{Escape}')],
])('%s shows a countdown, which can open the dialog again', async (_what, decline) => {
  const text = await openNearTheEnd();
  await decline();
  await advance(500);
  expectClosed();
  expect(text).toHaveFocus();
  await advance(MINUTE_MS);
  expect(screen.getByText(/^Oturumun bitmesine 3:5\d$/)).toBeVisible();
  expectClosed();
  await user.click(screen.getByRole('button', { name: 'Oturumu uzat' }));
  await advance(500);
  expect(await dialog()).toBeVisible();
});

test('the dialog closes when the session is extended in another tab', async () => {
  await openNearTheEnd();
  setExpiry(8 * 3_600_000);
  await advance(500);
  expectClosed();
  expect(screen.queryByText(/\d:\d\d/)).toBeNull();
});
