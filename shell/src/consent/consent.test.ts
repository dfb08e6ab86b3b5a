import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/dom';
import type { Integration } from '@vitrin/shared-contracts/integrations';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { collectReports, type SentReport } from '../testing/sent-reports.ts';
import { watchConsent } from './consent.ts';

const integrations: Integration[] = [
  { provider: 'google', category: 'analytics', id: 'G-ABC1234567' },
  { provider: 'google', category: 'marketing', id: 'AW-123456789' },
  { provider: 'yandex', category: 'analytics', id: '12345678' },
  { provider: 'facebook', category: 'marketing', id: '1234567890123456' },
];
const offer = 'analytics.google analytics.yandex marketing.facebook marketing.google';

const reload = jest.spyOn(pageNavigation, 'reload').mockImplementation(() => undefined);
const user = userEvent.setup();

const onDocument = jest.spyOn(document, 'addEventListener');
const onWindow = jest.spyOn(window, 'addEventListener');

/** Removes all listeners, as leaving a page does. */
function removeListeners(): void {
  for (const [type, listener] of onDocument.mock.calls) document.removeEventListener(type, listener as EventListener);
  for (const [type, listener] of onWindow.mock.calls) window.removeEventListener(type, listener as EventListener);
  onDocument.mockClear();
  onWindow.mockClear();
}

/** Loads a page: the document as the server sends it, the script, and the end of loading. */
function open(known: Integration[] = integrations, asked = offer): void {
  removeListeners();
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('data-consent');
  document.body.innerHTML = `<section id="consent" aria-labelledby="t" hidden><h2 id="t" tabindex="-1">Çerez tercihiniz</h2>
    <details><summary>Tek tek seç</summary>
      <label><input type="checkbox" checked disabled> Zorunlu</label>
      <label><input type="checkbox" value="analytics"> İstatistik</label>
      <label><input type="checkbox" value="marketing"> Pazarlama</label>
      <button data-choice="chosen">Seçimimi kaydet</button>
      <p data-record hidden>Kayıt numaranız <bdi></bdi></p></details>
    <button data-choice="all">Tümünü kabul et</button><button data-choice="none">Tümünü reddet</button></section>
    <footer><button data-consent-open>Çerez tercihleri</button></footer>
    <script type="application/json" id="boot">{"csrf":"csrf-degeri"}</script>`;
  document.documentElement.lang = 'tr';
  const notice = document.getElementById('consent') as HTMLElement;
  Object.assign(notice.dataset, { integrations: JSON.stringify(known), offer: asked, revision: 'a1b2' });
  Object.assign(window, { dataLayer: undefined, ym: undefined, fbq: undefined });
  watchConsent(notice);
  dispatchEvent(new Event('pageshow'));
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
const region = () => screen.queryByRole('region', { name: 'Çerez tercihiniz' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])]);
const kept = () =>
  JSON.parse(localStorage.getItem('consent') ?? 'null') as {
    categories: string[];
    id: string;
    unsent: unknown[];
  } | null;
let sent: SentReport[];

beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
  sent = collectReports();
});
afterEach(() => {
  removeListeners();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
});

test('nothing starts before a choice; the notice is shown and can be reopened', () => {
  open();
  expect(region()).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-consent');
  expect(screen.getByLabelText('İstatistik')).not.toBeChecked();
  expect(scripts()).toEqual([]);
});

test('accepting starts each script once, and the choice is stored', async () => {
  open();
  await press('Tümünü kabul et');
  const expected = [
    'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
    'https://mc.yandex.ru/metrika/tag.js',
    'https://connect.facebook.net/en_US/fbevents.js',
  ];
  expect(scripts()).toEqual(expected);
  expect(region()).toBeNull();
  expect(kept()).toMatchObject({ categories: ['analytics', 'marketing'], version: offer });
  open();
  expect(region()).toBeNull();
  expect(scripts()).toEqual(expected);
  expect(commands().filter(([word]) => word === 'config')).toEqual([
    ['config', 'G-ABC1234567'],
    ['config', 'AW-123456789'],
  ]);
  expect(commands().filter(([word]) => word === 'js')).toHaveLength(1);
  expect((window.ym as unknown as { a: unknown[] }).a[0]).toEqual([12_345_678, 'init', expect.anything()]);
  expect((window.fbq as unknown as { queue: unknown[] }).queue).toEqual([
    ['init', '1234567890123456'],
    ['trackSingle', '1234567890123456', 'PageView'],
  ]);
});

test('rejecting starts nothing, is stored and removes provider cookies and storage entries', async () => {
  document.cookie = '_ga=1; path=/';
  document.cookie = '_lang=tr; path=/';
  localStorage.setItem('_ym_uid', '1');
  open();
  await press('Tümünü reddet');
  expect([scripts(), region(), kept()?.categories]).toEqual([[], null, []]);
  expect([document.cookie, localStorage.getItem('_ym_uid')]).toEqual(['_lang=tr', null]);
  open();
  expect([scripts(), region()]).toEqual([[], null]);
  expect(reload).not.toHaveBeenCalled();
});

test('a single category starts only its own providers, and Google receives the denied consent', async () => {
  open();
  await user.click(screen.getByText('Tek tek seç'));
  await user.click(screen.getByLabelText('İstatistik'));
  await press('Seçimimi kaydet');
  expect(scripts()).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
    'https://mc.yandex.ru/metrika/tag.js',
  ]);
  expect(commands()[0]).toEqual([
    'consent',
    'default',
    { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
  ]);
});

test('the footer reopens the notice with the current choice; withdrawing removes provider cookies and reloads the page', async () => {
  open();
  await press('Tümünü kabul et');
  document.cookie = '_ga_ABC=1; path=/';
  document.cookie = '_fbp=1; path=/';
  await press('Çerez tercihleri');
  expect(region()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Çerez tercihiniz' })).toHaveFocus();
  expect(screen.getByLabelText('Pazarlama')).toBeChecked();
  await press('Tümünü reddet');
  expect(screen.getByRole('button', { name: 'Çerez tercihleri' })).toHaveFocus();
  expect([document.cookie, kept()?.categories]).toEqual(['', []]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a category accepted later starts without a reload', async () => {
  open();
  await press('Tümünü reddet');
  await press('Çerez tercihleri');
  await press('Tümünü kabul et');
  expect(scripts()).toHaveLength(3);
  expect(reload).not.toHaveBeenCalled();
});

test('Escape makes no choice', async () => {
  open();
  await user.keyboard('{Escape}');
  expect([region() !== null, kept()]).toEqual([true, null]);
});

test('with a staff token there is no notice, no way to reopen it and no provider, whatever was accepted', async () => {
  open();
  await press('Tümünü kabul et');
  localStorage.setItem('token', 'x');
  open();
  expect([region(), scripts()]).toEqual([null, []]);
  expect(document.documentElement).not.toHaveAttribute('data-consent');
});

test('a sign-in in another tab stops the scripts of this page, and a choice made there applies here', async () => {
  open();
  localStorage.setItem(
    'consent',
    JSON.stringify({ categories: ['analytics'], time: new Date(), version: offer, id: 'a' }),
  );
  dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  expect([region(), scripts().length]).toEqual([null, 2]);
  localStorage.setItem('token', 'x');
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['for fewer providers', { categories: ['analytics'], time: new Date(), version: 'analytics.google', id: 'a' }],
  ['more than a year ago', { categories: ['analytics'], time: '2020-01-01T00:00:00Z', version: offer, id: 'a' }],
  ['before choices were logged', { categories: ['analytics'], time: new Date(), version: offer }],
  ['in an unknown format', { categories: 7 }],
  ['by nobody', 'null'],
])('the notice is shown again for a choice made %s', (_what, stored) => {
  localStorage.setItem('consent', JSON.stringify(stored));
  open();
  expect([region() !== null, scripts()]).toEqual([true, []]);
});

test('a container is loaded by its own script, and Metrica receives page changes', async () => {
  const known: Integration[] = [
    { provider: 'google', category: 'marketing', id: 'GTM-ABC1234' },
    { provider: 'yandex', category: 'analytics', id: '12345678' },
  ];
  open(known, 'x');
  await press('Tümünü kabul et');
  expect(scripts()[0]).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234');
  document.dispatchEvent(new Event('vitrin:page'));
  expect((window.ym as unknown as { a: unknown[] }).a.at(-1)).toEqual([12_345_678, 'hit', location.href]);
});

describe('the consent log', () => {
  const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
  /** Waits until pending requests have finished. */
  const requestsFinished = () => new Promise((resolve) => setTimeout(resolve));

  test('receives each choice with the notice that was shown, under one id that the visitor sees', async () => {
    open();
    expect(screen.getByText('Kayıt numaranız', { exact: false })).not.toBeVisible();
    await press('Tümünü kabul et');
    await press('Çerez tercihleri');
    await press('Tümünü reddet');
    await requestsFinished();
    const id = kept()?.id ?? '';
    expect(id).toMatch(UUID);
    const common = { id, revision: 'a1b2', lang: 'tr' };
    expect(sent).toMatchObject([
      { url: '/api/pages/consents', keepalive: true, body: { ...common, categories: ['analytics', 'marketing'] } },
      { url: '/api/pages/consents', keepalive: true, body: { ...common, categories: [] } },
    ]);
    expect(new Set(sent.map(({ body }) => (body as { key: string }).key)).size).toBe(2);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      'x-csrf-token': 'csrf-degeri',
      'x-requested-with': 'XMLHttpRequest',
    });
    await press('Çerez tercihleri');
    expect(screen.getByText(id)).toBeVisible();
    expect(kept()?.unsent).toEqual([]);
  });

  test.each([
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server error', async () => new Response(null, { status: 503 })],
    ['a limit', async () => new Response(null, { status: 429 })],
  ])(
    'receives a choice with the next page load after %s, without any effect for the visitor',
    async (_what, answer) => {
      globalThis.fetch = answer;
      open();
      await press('Tümünü kabul et');
      await requestsFinished();
      expect([region(), scripts().length, kept()?.unsent.length]).toEqual([null, 3, 1]);
      sent = collectReports();
      open();
      await requestsFinished();
      expect(sent).toMatchObject([{ body: { id: kept()?.id, categories: ['analytics', 'marketing'] } }]);
      expect(kept()?.unsent).toEqual([]);
      open();
      await requestsFinished();
      expect(sent).toHaveLength(1);
    },
  );

  test('makes the next page ask again when it does not know the notice', async () => {
    globalThis.fetch = async () => new Response(null, { status: 422 });
    open();
    await press('Tümünü kabul et');
    await requestsFinished();
    open();
    expect(region()).toBeVisible();
  });

  test('receives nothing before a choice', async () => {
    open();
    await requestsFinished();
    expect([sent, localStorage.length]).toEqual([[], 0]);
  });
});

test('an element that gets the focus behind the notice is scrolled into view', async () => {
  open();
  const notice = document.getElementById('consent') as HTMLElement;
  const button = screen.getByRole('button', { name: 'Çerez tercihleri' });
  const rectangle = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 300 }) as DOMRect;
  notice.getBoundingClientRect = () => rectangle(400, 760);
  button.getBoundingClientRect = () => rectangle(500, 530);
  const scroll = jest.spyOn(globalThis, 'scrollBy').mockImplementation(() => undefined);
  button.focus();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(scroll).toHaveBeenCalledWith({ top: 142, behavior: 'instant' });
  scroll.mockClear();
  button.blur();
  button.getBoundingClientRect = () => rectangle(100, 130);
  button.focus();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(scroll).not.toHaveBeenCalled();
});
