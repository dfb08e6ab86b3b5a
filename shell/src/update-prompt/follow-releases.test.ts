import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { updatePromptEvent } from '@vitrin/shared-contracts/remote-app';

const SHELL = 'fedcba9876543210';
const release = { remote: 'remote_admin', id: '0123456789abcdef', base: '', entry: '', integrity: {} } as const;
const boot = { surface: 'admin', release } as unknown as BootBlock;

let current: { id: string; shell: string };
let asked: string[];

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  document.body.innerHTML = '';
  current = { id: '0123456789abcdef', shell: SHELL };
  asked = [];
  Object.assign(globalThis, { __webpack_public_path__: `https://site.example/releases/shell/${SHELL}/` });
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url);
    const texts = { newRelease: { text: 'A new version is ready.', reload: 'Reload', later: 'Later' } };
    const data = url.startsWith('/api/releases') ? current : texts;
    return { ok: true, json: async () => ({ data }) };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

async function open(page: Partial<BootBlock> = {}): Promise<void> {
  const { languageStore } = await import('@vitrin/shared-contracts/state');
  languageStore.set({ abbr: 'en', lang: 'English' });
  const { followReleases } = await import('./follow-releases.ts');
  followReleases({ ...boot, ...page });
}

async function wait(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

const offer = () => document.querySelector<HTMLElement>('.offer:not([hidden])');
const newer = { id: 'aaaaaaaaaaaaaaaa', shell: SHELL };

test('a page that is up to date shows no update prompt', async () => {
  await open();
  await wait(60_000);
  expect(asked).toEqual(['/api/releases/current?remote=remote_admin']);
  expect(offer()).toBeNull();
});

test.each([
  ['remote', newer],
  ['shell', { id: '0123456789abcdef', shell: 'bbbbbbbbbbbbbbbb' }],
])('a newer %s shows the update prompt', async (_what, named) => {
  current = named;
  await open();
  await wait(61_000);
  expect(screen.getByRole('status')).toHaveTextContent('Bu sayfanın yeni sürümü hazır.');
});

test('the page checks for a newer release when it becomes visible again', async () => {
  await open();
  current = newer;
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(1_000);
  expect(offer()).not.toBeNull();
});

test('a public page checks less often and shows the prompt in the language of the site', async () => {
  current = newer;
  await open({ surface: 'public' });
  await wait(299_000);
  expect(asked).toEqual([]);
  await wait(3_000);
  expect(offer()).toHaveTextContent('A new version is ready.');
  expect(asked.at(-1)).toBe('/api/pages/static-languages?lang=en');
});

test('the prompt is hidden while a remote has unsaved text, even if the text is typed later', async () => {
  let unsaved = true;
  const hold = (event: Event) => {
    if (unsaved) event.preventDefault();
  };
  document.addEventListener(updatePromptEvent, hold);
  current = newer;
  await open();
  await wait(62_000);
  expect(offer()).toBeNull();
  unsaved = false;
  await wait(1_000);
  expect(offer()).not.toBeNull();
  unsaved = true;
  await wait(1_000);
  expect(offer()).toBeNull();
  document.removeEventListener(updatePromptEvent, hold);
});

test('changed text in a public form and any text in the sign-in count as unsaved', async () => {
  document.body.innerHTML = '<form><input value="köprü"></form>';
  const { isUnsaved } = await import('./is-unsaved.ts');
  expect([isUnsaved('public'), isUnsaved('auth'), isUnsaved('admin')]).toEqual([false, true, false]);
  (document.querySelector('input') as HTMLInputElement).value = 'köprüler';
  expect([isUnsaved('public'), isUnsaved('admin')]).toEqual([true, false]);
});

test('a dismissed prompt appears again only for another release', async () => {
  current = newer;
  await open();
  await wait(61_000);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  await user.click(screen.getByRole('button', { name: 'Sonra' }));
  await wait(120_000);
  expect(offer()).toBeNull();
  current = { ...newer, id: 'cccccccccccccccc' };
  await wait(61_000);
  expect(offer()).not.toBeNull();
});

test('the prompt disappears when the release is rolled back', async () => {
  current = newer;
  await open();
  await wait(61_000);
  expect(offer()).not.toBeNull();
  current = { id: '0123456789abcdef', shell: SHELL };
  await wait(61_000);
  expect(offer()).toBeNull();
});

test('accepting the prompt loads a new document', async () => {
  const { pageNavigation } = await import('../navigation/page-navigation.ts');
  const reload = jest.spyOn(pageNavigation, 'reload').mockImplementation(() => undefined);
  current = newer;
  await open();
  await wait(61_000);
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTimeAsync })
    .click(screen.getByRole('button', { name: 'Yenile' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a preview does not check for newer releases', async () => {
  current = newer;
  await open({ choice: 'preview' });
  await wait(600_000);
  expect(asked).toEqual([]);
});
