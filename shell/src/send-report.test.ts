import { sendReport } from './send-report.ts';
import { collectReports } from './testing/sent-reports.ts';

const url = '/api/pages/visits';

test('a report has the two headers of every call and continues after the page is unloaded', () => {
  const sent = collectReports();
  globalThis.csrf_token = 'csrf-degeri';
  sendReport(url, { path: '/' });
  expect(sent).toMatchObject([{ url, keepalive: true, body: { path: '/' } }]);
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
    'content-type': 'application/json',
    'x-csrf-token': 'csrf-degeri',
    'x-requested-with': 'XMLHttpRequest',
  });
});

test('a browser without keepalive sends a beacon', () => {
  const sent = collectReports();
  const beacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon: beacon });
  const real = globalThis.Request;
  globalThis.Request = jest.fn();
  sendReport(url, { path: '/' });
  globalThis.Request = real;
  expect([sent, beacon.mock.calls.length]).toEqual([[], 1]);
});
