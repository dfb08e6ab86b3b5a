import { collectReports, type SentReport } from '../testing/sent-reports.ts';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { interceptLinks } from './intercept-links.ts';

const base = '/releases/remote_public/0123456789abcdef/';
const boot = {
  surfaces: { '*': 'remote_public' },
  release: { remote: 'remote_public', id: '0123456789abcdef', entry: `${base}entry.js` },
  page_scripts: [`${base}home.js`],
  choice: 'live',
};
/** Addresses of the files that have arrived, with the time. */
let arrived: Record<string, number>;
let sent: SentReport[];

beforeAll(() => interceptLinks(() => undefined));

beforeEach(() => {
  jest.useFakeTimers();
  sent = collectReports();
  globalThis.vitrin = {};
  arrived = { [`${base}entry.js`]: 200, [`${base}home.js`]: 300 };
  Object.assign(performance, {
    now: () => 1_200,
    getEntriesByName: (address: string) => {
      const responseEnd = arrived[new URL(address).pathname];
      return responseEnd === undefined ? [] : [{ responseEnd }];
    },
  });
  jest.spyOn(pageNavigation, 'assign').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function follow(more: object = {}): void {
  const block = JSON.stringify({ ...boot, ...more });
  document.body.innerHTML = `<script type="application/json" id="boot">${block}</script><div id="preloader" hidden></div><a href="/makaleler">Makaleler</a>`;
  document.querySelector('a')?.click();
  jest.advanceTimersByTime(1_000);
}

test('a release that has all its files and does not respond is reported by the navigation that the browser makes', () => {
  follow();
  expect(pageNavigation.assign).toHaveBeenCalledWith('http://localhost/makaleler');
  expect(sent).toMatchObject([
    {
      url: '/api/releases/faults',
      body: { remote: 'remote_public', id: '0123456789abcdef', phase: 'render', survived: false },
    },
  ]);
});

test('the browser follows the link that was clicked last', () => {
  document.body.innerHTML =
    '<div id="preloader" hidden></div><a href="/makaleler">Makaleler</a><a href="/iletisim?form=ik">İletişim</a>';
  for (const link of document.querySelectorAll('a')) link.click();
  jest.advanceTimersByTime(1_000);
  expect(jest.mocked(pageNavigation.assign).mock.calls[0]).toEqual(['http://localhost/iletisim?form=ik']);
});

test.each<[string, () => void, object]>([
  ['whose files are still on the way', () => delete arrived[`${base}home.js`], {}],
  ['whose files have just arrived', () => (arrived[`${base}home.js`] = 1_000), {}],
  ['whose route data is still on the way', () => undefined, { hydration_address: '/veri' }],
  ['that is a preview', () => undefined, { choice: 'preview' }],
])('a release %s is not reported', (_what, change, more) => {
  change();
  follow(more);
  expect(pageNavigation.assign).toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test('a page that has become ready is neither left nor reported', () => {
  document.addEventListener(
    'click',
    () => setTimeout(() => Object.assign(globalThis.vitrin ?? {}, { ready: true }), 500),
    { once: true },
  );
  follow();
  expect(pageNavigation.assign).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});
