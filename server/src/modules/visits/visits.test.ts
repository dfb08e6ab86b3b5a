import type { VisitDimension, Visits } from '@vitrin/shared-contracts/visits';
import { dayAfter, istanbulDay } from '../../platform/istanbul-day.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { paragraphs } from '../../testing/documents.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Visit } from './visit-counter.ts';
import { MAX_VALUES, saveVisits } from './visits.repository.ts';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const bot = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';

let test: TestApp;
let editor: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  editor = await signIn(test, 'editor');
});
afterEach(() => test.close());

const read = async (days?: number) =>
  (await editor.call({ url: `/api/admin/statistics/visits${days ? `?days=${days}` : ''}` })).body.data as Visits;

function note(visit: Partial<Visit> = {}): void {
  const page: Visit = { kind: 'page', path: '/', language: 'tr', referrer: null, agent: desktop };
  test.services.visits.record({ ...page, ...visit });
}

it('sums visits by page, language, referrer and device, and ignores bots', async () => {
  note();
  note({ referrer: 'google.com' });
  note({ path: '/iletisim', language: 'en', agent: phone });
  note({ agent: bot });
  note({ agent: '' });
  note({ kind: 'missing', path: '/eski' });
  note({ kind: 'missing', path: '/wp-login.php', agent: bot });
  const { total, top, days } = await read(2);
  expect(top).toEqual({
    page: [
      { value: '/', count: 2 },
      { value: '/iletisim', count: 1 },
    ],
    language: [
      { value: 'tr', count: 2 },
      { value: 'en', count: 1 },
    ],
    referrer: [{ value: 'google.com', count: 1 }],
    device: [
      { value: 'desktop', count: 2 },
      { value: 'phone', count: 1 },
    ],
    missing: [{ value: '/eski', count: 1 }],
  });
  const today = istanbulDay();
  expect([total, days]).toEqual([
    3,
    [
      { day: dayAfter(today, -1), count: 0, previous: 0 },
      { day: today, count: 3, previous: 0 },
    ],
  ]);
});

it('adds to the sums of the day', async () => {
  note();
  await read();
  note();
  expect((await read()).top.page).toEqual([{ value: '/', count: 2 }]);
});

it('keeps the sums when a write fails', async () => {
  const { db, visits } = test.services;
  note();
  await db.schema.alterTable('visits').renameTo('elsewhere').execute();
  await expect(visits.flush(db)).rejects.toThrow('visits');
  await db.schema.alterTable('elsewhere').renameTo('visits').execute();
  expect((await read()).total).toBe(1);
});

it('keeps a limited number of distinct values a day', async () => {
  const { db } = test.services;
  const stored = Array.from({ length: MAX_VALUES - 1 }, (_, index) => [`/s${index}`, 1] as const);
  await saveVisits(db, { day: istanbulDay(), dimension: 'missing', counts: new Map(stored) });
  for (const path of ['/s1', '/s1', '/yeni', '/fazla-1', '/fazla-2']) note({ kind: 'missing', path });
  const { missing } = (await read()).top;
  expect(missing.slice(0, 2)).toEqual([
    { value: '/s1', count: 3 },
    { value: 'diğer', count: 2 },
  ]);
  const values = await db.selectFrom('visits').select('value').where('dimension', '=', 'missing').execute();
  expect(values).toHaveLength(MAX_VALUES + 1);
  for (let index = 0; index < MAX_VALUES + 50; index++) note({ kind: 'missing', path: `/t${index}` });
  expect((await read()).top.missing[0]).toEqual({ value: 'diğer', count: 2 + MAX_VALUES + 50 });
});

it('compares with the period before, for periods of any length', async () => {
  const { db } = test.services;
  const at = (daysAgo: number, dimension: VisitDimension, value: string, count: number) =>
    saveVisits(db, { day: dayAfter(istanbulDay(), -daysAgo), dimension, counts: new Map([[value, count]]) });
  for (const [daysAgo, count] of [
    [0, 1],
    [40, 2],
    [89, 4],
    [90, 8],
    [179, 16],
    [180, 32],
  ] as const) {
    await at(daysAgo, 'device', 'desktop', count);
    await at(daysAgo, 'page', '/', count);
  }
  const usual = await read();
  expect([usual.total, usual.previous_total, usual.days.length]).toEqual([7, 24, 90]);
  expect(usual.top.page).toEqual([{ value: '/', count: 7 }]);
  const year = await read(366);
  expect([year.total, year.top.page]).toEqual([63, [{ value: '/', count: 63 }]]);
  expect((await read(1)).days).toEqual([{ day: istanbulDay(), count: 1, previous: 0 }]);
  expect(usual.days.at(-1)).toEqual({ day: istanbulDay(), count: 1, previous: 8 });
});

it.each(['0', '367', '-1', 'x', '1.5'])('rejects %s days', async (days) => {
  expect((await editor.call({ url: `/api/admin/statistics/visits?days=${days}` })).status).toBe(400);
});

it('returns 403 without the right', async () => {
  const hr = await signIn(test, 'hr');
  expect((await hr.call({ url: '/api/admin/statistics/visits' })).status).toBe(403);
});

describe('client-side navigation', () => {
  let own: Record<string, string>;
  const report = async (json: object, headers = own) =>
    (await test.app.inject({ method: 'POST', url: '/api/pages/visits', headers, payload: json })).statusCode;

  beforeEach(async () => {
    const { publicUrl } = test.services.config;
    own = { origin: publicUrl, 'sec-fetch-site': 'same-origin', 'user-agent': desktop };
    const admin = await signIn(test, 'admin');
    const document = paragraphs('x');
    const article = (title: string, published_at: string) =>
      admin.call({
        url: '/api/admin/blog',
        form: { form_data: { active: 1, published_at, translations: { tr: { title, document } } } },
      });
    await article('Köprü', '2026-01-01');
    await article('Yarın', '2999-01-01');
    await admin.call({
      url: '/api/admin/contracts',
      form: { form_data: { kind: 'other', translations: { tr: { name: 'Koşullar', document } } } },
    });
  });

  it('is counted as a page for known paths and as missing for others', async () => {
    const paths = ['/', '/makaleler', '/makale/kopru', '/sozlesme/kosullar', '/makale/yarin', '/yok', '/404'];
    for (const path of paths) expect(await report({ path, lang: 'en' })).toBe(204);
    const { top } = await read();
    expect(top.page.map(({ value }) => value)).toEqual(['/', '/makale/kopru', '/makaleler', '/sozlesme/kosullar']);
    expect(top.missing.map(({ value }) => value)).toEqual(['/makale/yarin', '/yok']);
    expect(top.language).toEqual([{ value: 'tr', count: 4 }]);
  });

  it('gets 204 in every case, and is counted only from our own pages', async () => {
    const page = { path: '/', lang: 'tr' };
    expect(await report(page, { ...own, 'sec-fetch-site': 'cross-site' })).toBe(204);
    expect(await report(page, { ...own, origin: 'https://elsewhere.example' })).toBe(204);
    expect(await report(page, { 'user-agent': desktop })).toBe(204);
    expect(await report(page, { ...own, cookie: '__Host-companion=abc' })).toBe(204);
    expect(await report(page, { ...own, 'user-agent': bot })).toBe(204);
    for (const json of [{}, { path: 'x' }, { path: '/?a=b' }, { path: '/a\u0007' }, { path: '/', lang: { a: 1 } }])
      expect(await report(json)).toBe(204);
    expect(await report({ path: `/${'a'.repeat(1_100)}` })).toBe(204);
    expect(await report({ path: '/', filler: 'a\0' })).toBe(204);
    expect((await read()).total).toBe(0);
    expect(await report(page, { origin: test.services.config.publicUrl, 'user-agent': desktop })).toBe(204);
    expect((await read()).total).toBe(1);
  });

  it('accepts no other body and sets no cookie', async () => {
    const headers = { ...own, 'content-type': 'text/plain' };
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/pages/visits',
      headers,
      payload: '{"path":"/"}',
    });
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([204, '', undefined]);
    expect((await read()).total).toBe(0);
    expect((await sendRequest(test.app, { url: '/api/pages/visits' })).status).toBe(405);
  });

  it('is counted only up to a limit per address', async () => {
    for (let count = 0; count < 70; count++) await report({ path: '/', lang: 'tr' });
    expect((await read()).total).toBe(60);
  });
});
