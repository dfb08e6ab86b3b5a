import type { BootBlock } from '@vitrin/shared-contracts/boot';
import type { ResolvedRelease } from '@vitrin/shared-contracts/releases';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { fallBack, replaceFailedRelease, reportFrozen, reportRecoveredError } from './fall-back.ts';
import { LoadTimeout } from './load-timeout.ts';
import { ReleaseFault } from './release-fault.ts';

const release: ResolvedRelease = {
  remote: 'remote_public',
  id: '0123456789abcdef',
  base: '/releases/remote_public/0123456789abcdef/',
  entry: '/releases/remote_public/0123456789abcdef/remote-entry.js',
  integrity: {},
};
const served = {
  release,
  fallback: { ...release, id: 'fedcba9876543210' },
  hydration: { loaderData: {} },
} as BootBlock;
const fault = new ReleaseFault('start', new Error('broken'));

const mockProven = jest.fn();
jest.mock('../health/freeze-evidence.ts', () => ({
  takeProvenFreezes: (pages: unknown) => mockProven(pages) as unknown,
}));

const report = jest.fn();
let replace: jest.SpyInstance;

beforeEach(() => {
  report.mockReset().mockResolvedValue({ status: 204 });
  mockProven.mockReset().mockImplementation(async (pages: unknown) => pages);
  globalThis.fetch = report;
  AbortSignal.timeout = () => new AbortController().signal;
  Object.assign(performance, { getEntriesByType: () => [] });
  replace = jest.spyOn(pageNavigation, 'replace').mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.cookie = '_avoid=; Max-Age=0; Path=/';
  document.body.innerHTML = '<div id="root"><form><input></form></div><div id="preloader" hidden></div>';
  globalThis.vitrin = {};
  history.replaceState(null, '', '/iletisim?form=ik#form');
});

function sent(): unknown {
  return JSON.parse((report.mock.calls as [string, { body: string }][])[0]?.[1].body ?? '{}');
}

const notice = () => document.querySelector('.failure');

test('a failed start reports the fault, avoids the release and loads the page once more', async () => {
  await fallBack(served, fault);
  expect(sent()).toEqual({
    remote: 'remote_public',
    id: '0123456789abcdef',
    phase: 'start',
    message: 'Error: broken',
    survived: false,
  });
  expect(document.cookie).toBe('_avoid=remote_public.0123456789abcdef');
  expect(replace.mock.calls).toEqual([['/iletisim?form=ik']]);
  expect(notice()).toBeNull();
});

test('a link that was clicked meanwhile is followed instead', async () => {
  globalThis.vitrin = { pending: '/makaleler' };
  await fallBack(served, fault);
  expect(replace).toHaveBeenCalledWith('/makaleler');
});

test.each<[string, Partial<BootBlock>, () => void]>([
  ['no other release is available', { fallback: null }, () => undefined],
  ['it is already a fallback', { choice: 'fallback' }, () => undefined],
  ['it is a preview', { choice: 'preview' }, () => undefined],
  ['it has already been avoided', {}, () => (document.cookie = '_avoid=remote_public.0123456789abcdef; Path=/')],
  ['the server is unreachable', {}, () => report.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['the server returns an error', {}, () => report.mockResolvedValue({ status: 503 })],
  ['the user has typed something', {}, () => ((document.querySelector('input') as HTMLInputElement).value = 'Merhaba')],
])('when %s, a server-rendered page stays and an empty page shows an error message', async (_what, change, prepare) => {
  prepare();
  const html = document.getElementById('root')?.innerHTML;
  await fallBack({ ...served, ...change }, fault);
  expect(replace).not.toHaveBeenCalled();
  expect(document.getElementById('root')?.innerHTML).toBe(html);

  await fallBack({ ...served, ...change, hydration: null }, fault);
  expect(replace).not.toHaveBeenCalled();
  expect(notice()).toHaveTextContent('Sayfa açılamadı');
});

const missing = Object.assign(new Error('Loading chunk home failed'), {
  name: 'ChunkLoadError',
  type: 'error',
  request: '/releases/remote_public/0123456789abcdef/home.js?2',
});

/** Answers the report, and a request for the missing file as given. */
function answerFile(file: () => Promise<unknown>): void {
  report.mockImplementation((address: string) =>
    address === missing.request ? file() : Promise.resolve({ status: 204 }),
  );
}

test('on a slow connection the report and the second request for a file have the load timeout', async () => {
  const shell = { name: 'https://site.example/releases/shell/0123456789abcdef/shell.js', duration: 1_500 };
  Object.assign(performance, { getEntriesByType: () => [shell] });
  const limits: number[] = [];
  AbortSignal.timeout = (limit) => {
    limits.push(limit);
    return new AbortController().signal;
  };
  answerFile(() => Promise.reject(new TypeError('Failed to fetch')));
  await fallBack(served, missing);
  expect(limits).toEqual([6_000, 6_000]);
});

test('a file that does not arrive is no fault of the release: it is not counted, and the page stays', async () => {
  answerFile(() => Promise.reject(new TypeError('Failed to fetch')));
  await fallBack(served, missing);
  const { body } = (report.mock.calls as [string, { body: string }][])[1]?.[1] ?? { body: '{}' };
  expect(JSON.parse(body)).toMatchObject({ phase: 'load', survived: true });
  expect(replace).not.toHaveBeenCalled();
  expect(document.cookie).toBe('');
});

test('a file that the server does not send as the release needs it is a fault of the release', async () => {
  answerFile(async () => ({ status: 404, arrayBuffer: async () => new ArrayBuffer(0) }));
  await fallBack(served, missing);
  expect(replace).toHaveBeenCalledTimes(1);
});

test('a release whose files are slow is replaced, but not counted as failed', async () => {
  await fallBack(served, new ReleaseFault('load', new LoadTimeout(2_000)));
  expect(sent()).toMatchObject({ phase: 'load', message: 'Timed out after 2000 ms', survived: true });
  expect(replace).toHaveBeenCalledTimes(1);
});

test('an empty page shows the preloader while it is loaded again', async () => {
  await fallBack({ ...served, hydration: null }, fault);
  expect(replace).toHaveBeenCalledTimes(1);
  expect(document.getElementById('preloader')).not.toHaveAttribute('hidden');
  expect(notice()).toBeNull();
});

test('a candidate that fails is replaced by the fallback like any other release', async () => {
  await fallBack({ ...served, choice: 'candidate' }, fault);
  expect(replace).toHaveBeenCalledTimes(1);
});

test('an error that React recovered from is only reported', () => {
  reportRecoveredError(release, new Error('later'));
  expect(sent()).toMatchObject({ phase: 'render', message: 'Error: later', survived: true });
  expect(replace).not.toHaveBeenCalled();
});

test('a second release that fails is avoided too; one that failed before is not loaded once more', async () => {
  document.cookie = '_avoid=remote_kampanya.1111111111111111; Path=/';
  await fallBack(served, fault);
  expect(document.cookie).toBe('_avoid=remote_public.0123456789abcdef~remote_kampanya.1111111111111111');
  await fallBack(served, fault);
  expect(replace).toHaveBeenCalledTimes(1);
});

test('a fault of a page in use is reported, and the page is loaded with the previous release', async () => {
  await replaceFailedRelease(served, new ReleaseFault('navigate', new Error('broken')), '/makaleler');
  expect(sent()).toMatchObject({ phase: 'navigate', survived: false });
  expect(document.cookie).toBe('_avoid=remote_public.0123456789abcdef');
  expect(replace.mock.calls).toEqual([['/makaleler']]);
});

test('a page with typed input stays, and only a reload gets the previous release', async () => {
  (document.querySelector('input') as HTMLInputElement).value = 'Merhaba';
  await replaceFailedRelease({ ...served, surface: 'public' }, fault);
  expect(document.cookie).toBe('_avoid=remote_public.0123456789abcdef');
  expect(replace).not.toHaveBeenCalled();
});

const frozen = (id = release.id) => ({ release: { ...release, id }, path: '/makaleler', at: 0, key: 'running.a' });

test('a page that ended together with its browser is no fault of the release', async () => {
  mockProven.mockResolvedValue([]);
  expect(await reportFrozen(served, [frozen()])).toBe(false);
  expect(report).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});

test('a frozen page is reported for its release, which this browser no longer gets', async () => {
  expect(await reportFrozen(served, [frozen()])).toBe(true);
  expect(sent()).toMatchObject({ id: release.id, phase: 'freeze', message: 'The page /makaleler stopped responding' });
  expect(replace.mock.calls).toEqual([['/iletisim?form=ik']]);
});

test.each<[string, Partial<BootBlock>, string]>([
  ['another release was frozen', {}, 'fedcba9876543210'],
  ['no other release is available', { fallback: null }, release.id],
])('a page starts normally after a freeze when %s', async (_what, change, id) => {
  expect(await reportFrozen({ ...served, ...change }, [frozen(id)])).toBe(false);
  expect(report).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
});
