import type { BootBlock } from '@vitrin/shared-contracts/boot';
import type { Metric } from 'web-vitals';
import { reportHealth } from './report-health.ts';
import { collectReports, type SentReport } from '../testing/sent-reports.ts';
import { watchVitals } from './watch-vitals.ts';

type Note = (metric: Pick<Metric, 'name' | 'rating'>) => void;

const mockNotes: Note[] = [];
jest.mock('web-vitals', () => {
  const watch = (note: Note) => void mockNotes.push(note);
  return { onCLS: watch, onINP: watch, onLCP: watch, onTTFB: watch };
});

const boot = { release: { remote: 'remote_public', id: '0123456789abcdef' }, choice: 'live' } as unknown as BootBlock;
let sent: SentReport[];

beforeEach(() => {
  sent = collectReports();
  mockNotes.length = 0;
  Object.assign(globalThis, { __webpack_public_path__: 'https://site.example/releases/shell/fedcba9876543210/' });
});

const bodies = () => sent.map(({ body }) => body);

function hide(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const releaseIds = { remote: 'remote_public', id: '0123456789abcdef', shell: 'fedcba9876543210' };

test('a successful start reports the two releases and no personal data', async () => {
  reportHealth(boot);
  expect(sent[0]).toMatchObject({ url: '/api/releases/health', keepalive: true });
  expect(bodies()).toEqual([releaseIds]);
});

test('a preview is not reported', () => {
  reportHealth({ ...boot, choice: 'preview' });
  expect(sent).toEqual([]);
});

test('the last rating of each vital is reported once, when the page is hidden', async () => {
  watchVitals(boot);
  const [cls, inp, lcp] = mockNotes;
  lcp?.({ name: 'LCP', rating: 'good' });
  inp?.({ name: 'INP', rating: 'needs-improvement' });
  cls?.({ name: 'CLS', rating: 'good' });
  cls?.({ name: 'CLS', rating: 'poor' });
  hide('visible');
  expect(sent).toEqual([]);
  hide('hidden');
  hide('hidden');
  expect(bodies()).toEqual([{ ...releaseIds, vitals: { lcp: 'good', inp: 'fair', cls: 'poor' } }]);
});
