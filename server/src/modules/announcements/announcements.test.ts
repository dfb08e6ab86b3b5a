import type { AnnouncementRecord, AnnouncementRow, SiteAnnouncements } from '@vitrin/shared-contracts/announcements';
import type { MenuTargetState } from '@vitrin/shared-contracts/menus';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const now = Date.parse('2026-12-01T09:00:00.000Z');
const url = '/api/admin/announcements';
let app: TestApp;
let staff: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  // Only the clock: server and database need the timers.
  const timers = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'] as const;
  jest.useFakeTimers({ now, doNotFake: [...timers] });
  staff = await signIn(app, 'editor');
  await addEnglish(app);
});
afterEach(async () => {
  jest.useRealTimers();
  await app.close();
});

const send = (title: string, extra: object = {}) =>
  staff.call({ url, form: { form_data: { translations: { tr: { title } }, ...extra } } });
const create = async (title: string, extra: object = {}) => (await send(title, extra)).body.data as AnnouncementRecord;
const read = async (lang: string) =>
  (await sendRequest(app.app, { url: `/api/pages/announcements?lang=${lang}` })).body.data as SiteAnnouncements;
const shown = async (lang = 'tr') => (await read(lang)).announcements;
const titles = async (lang = 'tr') => (await shown(lang)).map(({ title }) => title);
const rows = async () => (await staff.call({ url })).body.data as AnnouncementRow[];

it('a notice is on every page until it is switched off, the newest first', async () => {
  expect(await shown()).toEqual([]);
  const first = await create('Bayramda kapalıyız', {
    link_url: '/iletisim',
    translations: { tr: { title: 'Bayramda kapalıyız', text: '20–23 Mart', link_label: 'Nöbetçi numarası' } },
  });
  await create('Yeni adresimiz', { shape: 'card', tone: 'important' });
  expect(await shown()).toEqual([
    expect.objectContaining({ title: 'Yeni adresimiz', shape: 'card', tone: 'important', link_label: null, text: '' }),
    {
      id: first.id,
      version: 1,
      shape: 'bar',
      tone: 'info',
      title: 'Bayramda kapalıyız',
      text: '20–23 Mart',
      link_url: '/iletisim',
      link_label: 'Nöbetçi numarası',
      paths: null,
    },
  ]);
  await staff.call({ url: `${url}/${first.id}`, form: { _method: 'PUT', form_data: { version: 1, active: 0 } } });
  expect(await titles()).toEqual(['Yeni adresimiz']);
});

it('a notice begins and ends at its times, also where the response is cached', async () => {
  await create('Yılbaşı', { starts_at: '2026-12-01T12:20', ends_at: '2026-12-01T12:40' });
  expect(await titles()).toEqual([]);
  expect((await rows())[0]?.states).toEqual({ tr: 'scheduled', en: 'scheduled' });
  jest.setSystemTime(Date.parse('2026-12-01T12:20:00.000+03:00'));
  expect(await titles()).toEqual(['Yılbaşı']);
  expect((await rows())[0]?.states).toEqual({ tr: 'public', en: 'untranslated' });
  jest.setSystemTime(Date.parse('2026-12-01T12:40:00.000+03:00') - 1);
  expect(await titles()).toEqual(['Yılbaşı']);
  jest.setSystemTime(Date.parse('2026-12-01T12:40:00.000+03:00'));
  expect(await titles()).toEqual([]);
  expect((await rows())[0]?.states).toEqual({ tr: 'ended', en: 'ended' });
});

it('an end before the beginning, and no chosen page, are refused at their fields', async () => {
  const { status, body } = await send('Kapalıyız', {
    scope: 'chosen',
    starts_at: '2026-12-03T09:00',
    ends_at: '2026-12-01T09:00',
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    ends_at: 'Bitiş, başlangıçtan sonra olmalı.',
    pages: 'En az bir sayfa seçin ya da duyuruyu her sayfada gösterin.',
  });
});

it.each([
  ['pages', { scope: 'chosen', pages: ['/iletisim'] }, 'pages[0]'],
  ['a date', { starts_at: '31.02.2026' }, 'starts_at'],
  ['a link', { link_url: 'javascript:alert(1)' }, 'link_url'],
  ['a form', { shape: 'popup' }, 'shape'],
] as const)('%s that cannot be read is refused', async (_what, extra, field) => {
  const { status, body } = await send('Kapalıyız', extra);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

it('a notice does not fall back to another language', async () => {
  await create('Kapalıyız', { translations: { tr: { title: 'Kapalıyız' }, en: { title: 'We are closed' } } });
  expect((await read('tr')).languages).toEqual(['tr', 'en']);
  await create('Yalnız Türkçe');
  expect(await titles('en')).toEqual(['We are closed']);
  expect((await rows()).map(({ states }) => states['en'])).toEqual(['untranslated', 'public']);
});

it('the chosen pages are followed, and are shown only while they are public', async () => {
  const article = { active: 1, published_at: '2026-12-01T09:10:00.000Z', cover_id: null };
  const translations = { tr: { title: 'Zemin', document: paragraphs('Metin.') } };
  const { body } = await staff.call({ url: '/api/admin/blog', form: { form_data: { ...article, translations } } });
  const { id } = body.data as { id: number };
  await create('Zemin haftası', { scope: 'chosen', pages: [`article.${id}`] });
  expect(await titles()).toEqual([]);
  expect((await rows())[0]?.states).toEqual({ tr: 'pageless', en: 'untranslated' });
  // The article is published at this time; nobody writes anything.
  jest.setSystemTime(Date.parse('2026-12-01T09:10:00.000Z'));
  expect((await shown())[0]?.paths).toEqual(['/makale/zemin']);
  const renamed = { version: 1, translations: { tr: { ...translations.tr, seo_name: 'sondaj' } } };
  await staff.call({ url: `/api/admin/blog/${id}`, form: { _method: 'PUT', form_data: renamed } });
  expect((await shown())[0]?.paths).toEqual(['/makale/sondaj']);
  await staff.call({ url: `/api/admin/blog/${id}`, form: { _method: 'DELETE' } });
  expect(await titles()).toEqual([]);
});

it('the form learns the names of the chosen pages', async () => {
  const { body } = await staff.call({ url: `${url}/pages?keys=route.contact,gece,site-page.77` });
  const states = body.data as MenuTargetState[];
  expect(states.map(({ key, titles: names, states: at }) => [key, names['tr'], at['tr']])).toEqual([
    ['route.contact', 'İletişim', 'public'],
    ['site-page.77', undefined, 'deleted'],
  ]);
});
