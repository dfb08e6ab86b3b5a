import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { bootStore, languageStore } from '@vitrin/shared-contracts/state';
import { passLinksToBrowser } from './pass-links-to-browser.ts';

const taken = jest.fn((event: Event) => event.preventDefault());

beforeAll(() => {
  bootStore.set({ languages: ['en', 'de'] } as unknown as BootBlock);
  passLinksToBrowser({
    surfaces: { 'giris-yap': 'remote_auth', kampanya: 'remote_kampanya', '*': 'remote_public' },
    release: { remote: 'remote_public', id: '', entry: '', base: '', integrity: {} },
  });
});

afterEach(() => languageStore.set({ abbr: 'tr', lang: 'Türkçe' }));

/** Clicks a link inside the root, where the remote listens; returns whether the remote handled it. */
function press(href: string, attributes = ''): boolean {
  taken.mockClear();
  document.body.innerHTML = `<div><a href="${href}" ${attributes}><b>bağlantı</b></a></div>`;
  document.body.firstElementChild?.addEventListener('click', taken);
  // Prevents the navigation, which jsdom does not implement.
  document.body.querySelector('a')?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.body.querySelector('b')?.click();
  return taken.mock.calls.length > 0;
}

test.each(['/', '/makaleler?sayfa=2', '/kampanyalar', '#icerik'])('the remote handles %s', (href) => {
  expect(press(href)).toBe(true);
});

test.each(['/kampanya', '/kampanya/hakkinda?a=1', '/giris-yap'])('%s is handled by the browser', (href) => {
  expect(press(href)).toBe(false);
});

test('a link to another site is not intercepted', () => {
  expect(press('https://baska.example/kampanya')).toBe(true);
});

test.each([
  ['tr', '/makaleler', true],
  ['tr', '/en/makaleler', false],
  ['en', '/en', true],
  ['en', '/en/makaleler', true],
  ['en', '/makaleler', false],
  ['en', '/de', false],
  ['en', '/en/kampanya', false],
])('on a page in %s the remote handles %s: %s', (abbr, href, stays) => {
  languageStore.set({ abbr, lang: abbr });
  expect(press(href)).toBe(stays);
});

test('a language link is handled by the browser unless data-language shows that the remote changes the address', () => {
  for (const abbr of ['tr', 'en']) {
    languageStore.set({ abbr, lang: abbr });
    expect(press('/api/pages/change-language/de')).toBe(false);
    expect(press('/api/pages/change-language/de', 'data-language="de"')).toBe(true);
  }
});
