import { randomUUID } from 'node:crypto';
import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import type { VersionRow } from '@vitrin/shared-contracts/history';
import type { ContentGroupRecord } from '@vitrin/shared-contracts/page-contents';
import type { PageHeaderRecord } from '@vitrin/shared-contracts/page-headers';
import type { RecordPublication, WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import { publishDue } from '../publication/due-publications.ts';
import { addEnglish } from '../../testing/languages.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'editor');
  await addEnglish(app);
});
afterEach(() => app.close());

const header = (title: string, extra: object = {}) => ({ title, text: '', picture: null, ...extra });
const read = async (route: string) =>
  (await staff.call({ url: `/api/admin/page-headers/${route}` })).body.data as PageHeaderRecord;
const save = (form_data: object, extra: object = {}) =>
  staff.call({ url: '/api/admin/page-headers', form: { _method: 'PUT', form_data, ...extra } });
const saveGroup = (version: number, translations: object) =>
  staff.call({
    url: '/api/admin/contents/breadcrumbs',
    form: { _method: 'PUT', form_data: { version, translations } },
  });
const group = async () =>
  (await staff.call({ url: '/api/admin/contents/breadcrumbs' })).body.data as ContentGroupRecord;
const shown = async (lang = 'tr') =>
  (await sendRequest(app.app, { url: `/api/pages/content?page=breadcrumbs&lang=${lang}` })).body.data;
const versions = async (route: string) =>
  (await staff.call({ url: `/api/admin/history/page-header/${route}` })).body.data as VersionRow[];
const publicationOf = async (route: string) =>
  (await staff.call({ url: `/api/admin/publication/page-header/${route}` })).body.data as RecordPublication;

async function saveDraft(route: string, translations: object) {
  const { version } = await read(route);
  const id = randomUUID();
  const form_data = { record: route, base_version: version, rev: 0, title: 'Taslak' };
  const form = { _method: 'PUT', form_data, form: {}, values: { route, translations } };
  const { status, body } = await staff.call({ url: `/api/admin/publication/page-header/copies/${id}`, form });
  return { id, status, row: body.data as WorkingCopyRow };
}

it('saves the sent fields of one page and keeps those of other pages', async () => {
  await save({ route: 'contact', version: 0, translations: { tr: header('İletişim', { text: 'Bize yazın.' }) } });
  const blog = await save({ route: 'blog', version: 0, translations: { tr: header('Yazılar') } });
  const { status, body } = await save({ route: 'contact', version: 1, translations: { tr: { title: 'Bize ulaşın' } } });

  expect([blog.status, status]).toEqual([200, 200]);
  expect(body.data).toEqual({
    route: 'contact',
    version: 3,
    translations: { tr: header('Bize ulaşın', { text: 'Bize yazın.' }) },
  });
  expect(await shown()).toMatchObject({ blog: { title: 'Yazılar' }, contact: { title: 'Bize ulaşın' } });
  expect((await group()).version).toBe(3);
});

it('publishing the header of one page leaves the draft of another page unpublished', async () => {
  await save({ route: 'about_us', version: 0, translations: { tr: header('Biyografi') } });
  await save({ route: 'contact', version: 0, translations: { tr: header('İletişim') } });
  const about = await saveDraft('about_us', { tr: header('Hakkımızda') });
  const contact = await saveDraft('contact', { tr: header('Bize ulaşın') });
  expect(about.row.changed).toEqual([{ path: 'translations.tr.title', label: 'Başlık (tr)' }]);
  expect(await shown()).toMatchObject({ about_us: { title: 'Biyografi' }, contact: { title: 'İletişim' } });

  await save({ route: 'about_us', version: 1, translations: { tr: header('Hakkımızda') } }, { working_copy: about.id });

  expect(await shown()).toMatchObject({ about_us: { title: 'Hakkımızda' }, contact: { title: 'İletişim' } });
  expect((await publicationOf('about_us')).copy).toBeNull();
  expect((await publicationOf('contact')).copy?.id).toBe(contact.id);
  expect((await versions('about_us')).map(({ number, cause }) => [number, cause])).toEqual([
    [3, 'update'],
    [1, 'update'],
    [0, 'baseline'],
  ]);
  expect((await versions('contact')).map(({ number }) => number)).toEqual([2, 0]);
});

it('is published at its time', async () => {
  await save({ route: 'blog', version: 0, translations: { tr: header('Yazılar') } });
  const due_at = new Date(Date.now() + 3_600_000).toISOString();
  const form_data = { record: 'blog', copy_id: null, action: 'publish', base_version: 1, title: 'Taslak', due_at };
  const values = { route: 'blog', translations: { tr: header('Makaleler') } };
  const url = `/api/admin/publication/page-header/schedules/${randomUUID()}`;
  expect((await staff.call({ url, form: { _method: 'PUT', form_data, values } })).status).toBe(200);
  expect(await shown()).toMatchObject({ blog: { title: 'Yazılar' } });

  await publishDue(app.services, new Date(Date.now() + 7_200_000));

  expect(await shown()).toMatchObject({ blog: { title: 'Makaleler' } });
  expect((await versions('blog'))[0]?.cause).toBe('schedule');
});

it('a translation is taken off the site and comes back from the history', async () => {
  const translations = { tr: header('Yazılar'), en: header('Articles') };
  await save({ route: 'blog', version: 0, translations });
  const form = { _method: 'PUT', form_data: { languages: ['en'] } };
  const { status } = await staff.call({ url: '/api/admin/publication/page-header/blog/withdrawn', form });
  expect(status).toBe(200);
  expect(await shown('en')).toMatchObject({ blog: { title: 'Yazılar' } });

  const restored = await staff.call({ url: '/api/admin/history/page-header/blog/1/restored' });
  expect(restored.body.data).toMatchObject({ record: { translations } });
});

it('a header without content keeps its version, so that its history goes on', async () => {
  await save({ route: 'blog', version: 0, translations: { tr: header('Yazılar'), en: header('Articles') } });
  await save({ route: 'blog', version: 1, translations: { tr: null, en: null } });
  expect(await read('blog')).toEqual({ route: 'blog', version: 2, translations: { tr: header('') } });
  await save({ route: 'blog', version: 2, translations: { tr: header('Makaleler') } });
  expect((await versions('blog')).map(({ number }) => number)).toEqual([3, 2, 1, 0]);
});

it('changes of two people to one header are merged, and the same field is a conflict', async () => {
  await save({ route: 'blog', version: 0, translations: { tr: header('Yazılar') } });
  await save({ route: 'blog', version: 1, translations: { tr: header('Yazılar', { text: 'Sahadan.' }) } });
  const merged = await save({ route: 'blog', version: 1, translations: { tr: header('Makaleler') } });
  expect(merged.body.data).toMatchObject({ translations: { tr: header('Makaleler', { text: 'Sahadan.' }) } });

  const { status, body } = await save({ route: 'blog', version: 1, translations: { tr: header('Notlar') } });
  expect(status).toBe(409);
  expect((body.data as VersionConflict).conflicts?.map(({ path }) => path)).toEqual(['translations.tr.title']);
});

it('rejects unknown pages, languages and pictures', async () => {
  const errorsOf = async (form_data: object) => (await save({ version: 0, ...form_data })).body.errors;
  expect(await errorsOf({ route: 'home', translations: { tr: header('Ev') } })).toEqual({
    route: 'Listeden bir değer seçin.',
  });
  expect(await errorsOf({ route: 'blog', translations: { xx: header('Ev') } })).toEqual({
    'translations.xx': 'Böyle bir dil yok.',
  });
  expect(await errorsOf({ route: 'blog', translations: { tr: header('Yazılar', { picture: 99 }) } })).toEqual({
    'translations.tr.picture': 'Listeden bir değer seçin.',
  });
  expect((await staff.call({ url: '/api/admin/page-headers/home' })).status).toBe(404);
});

describe('the request for all headers', () => {
  it('saves several of them, and each has a version of its own', async () => {
    await saveGroup(0, { tr: { blog: header('Yazılar'), contact: header('İletişim') } });
    expect(await group()).toMatchObject({ version: 2, translations: { tr: { contact: { title: 'İletişim' } } } });
    expect((await read('blog')).version).toBe(1);
    expect((await versions('contact')).map(({ number }) => number)).toEqual([2, 0]);
  });

  it('merges by the version of the group and rejects a version that it never had', async () => {
    await saveGroup(0, { tr: { blog: header('Yazılar') } });
    await save({ route: 'blog', version: 1, translations: { tr: header('Yazılar', { text: 'Sahadan.' }) } });
    const { status, body } = await saveGroup(1, { tr: { blog: header('Makaleler') } });
    expect([status, body.merged?.fields]).toEqual([200, ['translations.tr.text']]);
    expect(await shown()).toMatchObject({ blog: { title: 'Makaleler', text: 'Sahadan.' } });
    expect((await saveGroup(9, { tr: { blog: header('Notlar') } })).status).toBe(409);
  });
});
