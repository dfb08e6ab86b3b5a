import { interceptLinks } from './intercept-links.ts';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { followHistory } from './follow-history.ts';
import { holdForms } from './hold-forms.ts';
import { holdLinks } from './hold-links.ts';
import { syncAriaExpanded } from './sync-aria-expanded.ts';
import { followScroll } from './follow-scroll.ts';
import { storeChosenLanguage } from './store-chosen-language.ts';

const start = jest.fn();

beforeAll(() => {
  followScroll();
  followHistory();
  syncAriaExpanded();
  holdLinks(start);
  interceptLinks(start);
  holdForms(start);
  storeChosenLanguage();
});

beforeEach(() => {
  jest.useFakeTimers();
  start.mockClear();
  globalThis.vitrin = {};
  document.body.innerHTML = `
    <script type="application/json" id="boot">{"languages":["en"],"surfaces":{"giris-yap":"remote_auth","admin":"remote_admin","kampanya":"remote_campaign","*":"remote_public"}}</script>
    <div id="preloader" hidden></div>`;
});
afterEach(() => jest.useRealTimers());

function press(html: string, init: MouseEventInit = {}): { taken: boolean } {
  document.body.insertAdjacentHTML('beforeend', html);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.body.lastElementChild?.dispatchEvent(event);
  return { taken: event.defaultPrevented };
}

test('a plain click on a link of the site waits for the shell and shows the preloader', () => {
  expect(press('<a href="/makaleler?sayfa=2">Makaleler</a>').taken).toBe(true);
  expect(globalThis.vitrin?.pending).toBe('/makaleler?sayfa=2');
  expect(start).toHaveBeenCalledTimes(1);
  expect(document.getElementById('preloader')).not.toHaveAttribute('hidden');
});

test.each([
  ['another surface', '<a href="/giris-yap">Giriş</a>'],
  ['the panel', '<a href="/admin/dashboard">Panel</a>'],
  ['an additional remote', '<a href="/kampanya/yaz">Kampanya</a>'],
  ['an API URL', '<a href="/api/pages/change-language/en">English</a>'],
  ['another language', '<a href="/en/makaleler">Articles</a>'],
  ['another site', '<a href="https://elsewhere.example/">Dış</a>'],
  ['a download', '<a href="/dosya" download>Dosya</a>'],
  ['a new tab', '<a href="/makaleler" target="_blank">Makaleler</a>'],
  ['a fragment', '<a href="#bolum">Bölüm</a>'],
])('a link to %s is handled by the browser', (_what, html) => {
  expect(press(html).taken).toBe(false);
  expect(start).not.toHaveBeenCalled();
});

test('below a language prefix its pages wait for the shell, and pages of the default language are document loads', () => {
  history.replaceState(null, '', '/en/biyografi');
  expect(press('<a href="/en/makaleler">Articles</a>').taken).toBe(true);
  expect(press('<a href="/en">Home</a>').taken).toBe(true);
  expect(press('<a href="/makaleler">Makaleler</a>').taken).toBe(false);
  expect(press('<a href="/en/kampanya">Campaign</a>').taken).toBe(false);
  history.replaceState(null, '', '/');
});

test('a language chosen before hydration is stored before the page is unloaded', () => {
  localStorage.clear();
  const link = '<a href="/api/pages/change-language/en" data-language="en">English</a>';
  press(link);
  expect(localStorage.getItem('language')).toBe('{"abbr":"en","lang":"English"}');
  localStorage.clear();
  globalThis.vitrin = { ready: true };
  press(link);
  expect(localStorage.getItem('language')).toBeNull();
});

test('Back navigation to another address loads it until the shell is ready', () => {
  const reload = jest.spyOn(pageNavigation, 'reload').mockImplementation(() => undefined);
  const pop = (address: string) => {
    history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    return reload.mock.calls.length;
  };
  expect(pop('/#icerik')).toBe(0);
  expect(pop('/makaleler')).toBe(1);
  globalThis.vitrin = { ready: true };
  expect(pop('/iletisim')).toBe(1);
  history.replaceState(null, '', '/');
});

test('on an additional remote a link to the site is a document load, and a link of its own waits for the shell', () => {
  history.replaceState(null, '', '/kampanya');
  expect(press('<a href="/makaleler">Makaleler</a>').taken).toBe(false);
  expect(press('<a href="/">Anasayfa</a>').taken).toBe(false);
  expect(press('<a href="/kampanya/yaz">Yaz</a>').taken).toBe(true);
  history.replaceState(null, '', '/');
});

test('modified clicks and clicks on a ready page are handled by the browser', () => {
  expect(press('<a href="/makaleler">Makaleler</a>', { ctrlKey: true }).taken).toBe(false);
  expect(press('<a href="/makaleler">Makaleler</a>', { button: 1 }).taken).toBe(false);
  globalThis.vitrin = { ready: true };
  expect(press('<a href="/makaleler">Makaleler</a>').taken).toBe(false);
});

test('a held form that is submitted early is submitted again once the shell is ready', () => {
  document.body.insertAdjacentHTML('beforeend', '<form data-held><button>Gönder</button></form>');
  const form = document.querySelector('form') as HTMLFormElement;
  const sent = jest.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
  const early = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  expect(start).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('vitrin:ready'));
  jest.runAllTimers();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a held link that is pressed early is pressed again once the shell is ready', () => {
  expect(press('<a href="/media/a-1600.webp" data-held="">Köprü</a>').taken).toBe(true);
  expect(start).toHaveBeenCalledTimes(1);
  const pressed = jest
    .spyOn(document.body.lastElementChild as HTMLElement, 'click')
    .mockImplementation(() => undefined);
  document.dispatchEvent(new Event('vitrin:ready'));
  jest.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('other forms are submitted natively', () => {
  document.body.insertAdjacentHTML('beforeend', '<form></form>');
  const event = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('a menu button has aria-expanded while its menu is open', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button popovertarget="menu" aria-expanded="false"></button><div id="menu"></div>',
  );
  const toggle = Object.assign(new Event('toggle'), { newState: 'open' });
  document.getElementById('menu')?.dispatchEvent(toggle);
  expect(document.querySelector('[popovertarget]')).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  [0, undefined, undefined],
  [51, '', undefined],
  [1001, '', ''],
])('at %i px the document has the attributes of the scroll offsets that it has passed', (offset, scrolled, far) => {
  Object.defineProperty(window, 'scrollY', { value: offset, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  expect(document.documentElement.dataset.scrolled).toBe(scrolled);
  expect(document.documentElement.dataset.far).toBe(far);
});

test('an incomplete form that is submitted early gets the messages of the page, not those of the browser', () => {
  document.body.innerHTML = '<form data-held><input name="name" required><button>Gönder</button></form>';
  holdForms(start);
  const form = document.querySelector('form') as HTMLFormElement;
  form.requestSubmit(form.querySelector('button'));
  expect(start).toHaveBeenCalled();
});
