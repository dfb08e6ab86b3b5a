import type { MenuTargetState, SiteMenus } from '@vitrin/shared-contracts/menus';
import type { Opening, OpeningList, OpeningRecord, OpeningRow } from '@vitrin/shared-contracts/openings';
import { api } from '@vitrin/shared-contracts/paths';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { fixedPages } from '../../site/sitemap-pages.ts';

const url = api.adminOpenings;
const lastMoment = Date.parse('2030-06-30T20:59:59.999Z');
let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  // Only the clock: server and database need the timers.
  const timers = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'] as const;
  jest.useFakeTimers({ now: Date.parse('2030-06-30T20:00:00.000Z'), doNotFake: [...timers] });
  staff = await signIn(test, 'editor');
});
afterEach(async () => {
  jest.useRealTimers();
  await test.close();
});

const texts = (title: string, more: object = {}) => ({ title, document: paragraphs(`${title} görevi.`), ...more });
const post = (form_data: object) => staff.call({ url, form: { form_data } });
async function create(title: string, { en, ...shared }: { en?: string } & Record<string, unknown> = {}) {
  const translations = { tr: texts(title), ...(en && { en: texts(en) }) };
  const { status, body } = await post({ province: 'izmir', closes_on: '2030-06-30', ...shared, translations });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as OpeningRecord;
}

const read = async <T>(address: string) => (await sendRequest(test.app, { url: address })).body.data as T;
const list = (lang = 'tr') => read<OpeningList>(`${api.openings}?lang=${lang}`);
const titles = async (lang = 'tr') => (await list(lang)).openings.map(({ title }) => title);
const page = (slug: string, lang = 'tr') => read<Opening>(`${api.opening(slug)}?lang=${lang}`);
const states = async () => ((await staff.call({ url })).body.data as OpeningRow[]).map(({ state }) => state);

it('an opening is public through the end of its last day, also where responses are cached', async () => {
  await create('Saha mühendisi');
  await create('Stajyer', { employment: 'internship', closes_on: null, positions: 3 });
  expect(await titles()).toEqual(['Stajyer', 'Saha mühendisi']);
  jest.setSystemTime(lastMoment);
  expect(await titles()).toEqual(['Stajyer', 'Saha mühendisi']);
  expect(await page('saha-muhendisi')).toMatchObject({ is_open: true, others: [{ title: 'Stajyer', positions: 3 }] });
  expect(await states()).toEqual(['open', 'open']);
  jest.setSystemTime(lastMoment + 1);
  expect(await titles()).toEqual(['Stajyer']);
  expect(await page('saha-muhendisi')).toMatchObject({ is_open: false, title: 'Saha mühendisi', province: 'izmir' });
  expect(await states()).toEqual(['open', 'ended']);
});

it('an opening that is switched off has no page', async () => {
  const { id, version } = await create('Saha mühendisi');
  await staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data: { version, active: 0 } } });
  expect((await sendRequest(test.app, { url: api.opening('saha-muhendisi') })).status).toBe(404);
  expect([await titles(), await states()]).toEqual([[], ['off']]);
});

it('the list names the languages of the open ones, and falls back to the default one', async () => {
  await addEnglish(test);
  await create('Saha mühendisi', { en: 'Field engineer' });
  await create('Stajyer');
  expect(await titles('en')).toEqual(['Stajyer', 'Field engineer']);
  expect((await list()).languages).toEqual(['tr', 'en']);
  expect(await page('field-engineer', 'en')).toMatchObject({
    alternates: { tr: 'saha-muhendisi', en: 'field-engineer' },
  });
  jest.setSystemTime(lastMoment + 1);
  await create('Ölçüm teknikeri', { closes_on: null });
  expect((await list()).languages).toEqual(['tr']);
});

it.each([
  ['a day that does not exist', { closes_on: '2030-02-30' }, 'closes_on'],
  ['an unknown employment', { employment: 'sometimes' }, 'employment'],
  ['no people', { positions: 0 }, 'positions'],
  ['no place', { province: null }, 'province'],
])('%s is refused at its field', async (_what, shared, field) => {
  const { status, body } = await post({ province: 'izmir', ...shared, translations: { tr: texts('Mühendis') } });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

it('work from anywhere, and work abroad, need no province', async () => {
  await create('Çevirmen', { province: null, employment: 'remote' });
  const abroad = { province: null, translations: { tr: texts('Şef', { place: 'Bakü, Azerbaycan' }) } };
  expect((await post(abroad)).status).toBe(200);
});

it('menus lead to the list and to an opening only while they are open, without a write at the end', async () => {
  const { id } = await create('Saha mühendisi');
  const admin = await signIn(test, 'admin');
  const target = (key: string) => ({ id: key.replace('.', '-'), parent: null, off: false });
  const entries = [
    { ...target('route.openings'), target: { type: 'route', route: 'openings' } },
    { ...target('opening.1'), target: { type: 'record', entity: 'opening', id } },
    { ...target('route.home'), target: { type: 'route', route: 'home' } },
  ];
  const menu = { place: 'header', version: 0, entries, translations: {} };
  const saved = await admin.call({ url: api.adminMenus, form: { _method: 'PUT', form_data: menu } });
  expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
  const labels = async () => (await read<SiteMenus>(`${api.menus}?lang=tr`)).header?.map(({ label }) => label);
  expect(await labels()).toEqual(['Kariyer', 'Saha mühendisi', 'Anasayfa']);
  jest.setSystemTime(lastMoment + 1);
  expect(await labels()).toEqual(['Anasayfa']);
  const { body } = await admin.call({ url: `${api.adminMenuTargets}?keys=route.openings` });
  expect((body.data as MenuTargetState[])[0]?.states).toEqual({ tr: 'unpublished' });
});

it('the sitemap has the list and the openings while they are open', async () => {
  await create('Saha mühendisi');
  const paths = async () =>
    (await fixedPages(test.services)).flatMap((each) => each.paths).filter(([, path]) => /kariyer|is-ilani/.test(path));
  expect(await paths()).toEqual([
    ['tr', '/kariyer'],
    ['tr', '/is-ilani/saha-muhendisi'],
  ]);
  jest.setSystemTime(lastMoment + 1);
  expect(await paths()).toEqual([]);
});

it('the role that reads applications writes openings, but does not delete them', async () => {
  const hr = await signIn(test, 'hr');
  const form_data = { province: 'izmir', translations: { tr: texts('Saha mühendisi') } };
  const { status, body } = await hr.call({ url, form: { form_data } });
  expect([status, body.errors]).toEqual([200, undefined]);
  const { id, version } = body.data as OpeningRecord;
  const closed = { ...form_data, active: 0, version };
  expect((await hr.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data: closed } })).status).toBe(200);
  expect((await hr.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } })).status).toBe(403);
  expect((await hr.call({ url })).body.data).toMatchObject([{ state: 'off' }]);
  expect((await (await signIn(test, 'support')).call({ url })).status).toBe(403);
});

it('that role chooses pictures and files of the library for the text, but adds and deletes none', async () => {
  const hr = await signIn(test, 'hr');
  for (const library of [api.adminMedia, api.adminMediaFolders, api.adminDownloads]) {
    expect([library, (await hr.call({ url: library })).status]).toEqual([library, 200]);
    expect((await (await signIn(test, 'support')).call({ url: library })).status).toBe(403);
  }
  expect((await hr.call({ url: api.adminMedia, form: {} })).body).toMatchObject({ code: 'right' });
  expect((await hr.call({ url: api.adminDownload(1), form: { _method: 'DELETE' } })).body).toMatchObject({
    code: 'right',
  });
});
