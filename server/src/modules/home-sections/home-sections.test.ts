import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import type { HomeSection, HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import { sendRequest } from '../../testing/send-request.ts';
import { addEnglish } from '../../testing/languages.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
});
afterEach(() => test.close());

const url = '/api/admin/home-sections';

const input = (kind: string, title: string, extra: object = {}) => ({
  kind,
  translations: { tr: { title, text: '' } },
  ...extra,
});

async function create(kind: string, title: string, extra: object = {}): Promise<HomeSectionRecord> {
  const { body } = await staff.call({ url, form: { form_data: input(kind, title, extra) } });
  return body.data as HomeSectionRecord;
}

const put = (id: number, form_data: object) => staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data } });

async function shown(query = ''): Promise<HomeSection[]> {
  return (await sendRequest(test.app, { url: `/api/pages/home-sections${query}` })).body.data as HomeSection[];
}

it('a home section can be created, listed, updated and deleted', async () => {
  const { id, version } = await create('numbers', 'Rakamlarla biz');
  expect(await shown()).toEqual([{ id, queue: 1, kind: 'numbers', title: 'Rakamlarla biz', text: '', lang: 'tr' }]);
  const changed = await put(id, { ...input('text', ''), version });
  expect(changed.body).toMatchObject({ message: 'Güncellendi!', data: { kind: 'text', version: version + 1 } });
  expect((await staff.call({ url: `${url}/${id}` })).body.data).toEqual(changed.body.data);
  expect((await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } })).body.message).toBe('Silindi!');
  expect((await staff.call({ url })).body.data).toEqual([]);
  expect((await staff.call({ url: `${url}/${id}` })).status).toBe(404);
});

it('a new section is shown below the others', async () => {
  const hero = await create('slider', 'Açılış');
  const added = await create('text', 'Yeni bölüm');
  expect((await shown()).map(({ id }) => id)).toEqual([hero.id, added.id]);
});

it('a home section reports the invalid field', async () => {
  await addEnglish(test);
  const refused: [field: string, form_data: object][] = [
    ['kind', input('banner', 'Bölüm')],
    ['translations.tr.text', input('text', 'Bölüm', { translations: { tr: { text: 'a'.repeat(2_001) } } })],
    ['translations.tr.title', { kind: 'text', translations: { en: { title: 'Section' } } }],
  ];
  for (const [field, form_data] of refused) {
    const { status, body } = await staff.call({ url, form: { form_data } });
    expect([form_data, status, Object.keys(body.errors ?? {})]).toEqual([form_data, 422, [field]]);
  }
});

it('active home sections are shown to visitors in order, each in the requested language or the fallback', async () => {
  await addEnglish(test);
  const contact = await create('contact', 'İletişim');
  await create('text', 'Kapalı', { active: 0 });
  const slider = await create('slider', '', {
    translations: { tr: { title: '', text: '' }, en: { title: 'Works', text: '' } },
  });
  expect((await shown('?lang=en')).map(({ kind, title, lang }) => [kind, title, lang])).toEqual([
    ['contact', 'İletişim', 'tr'],
    ['slider', 'Works', 'en'],
  ]);
  const rows = (await staff.call({ url })).body.data as HomeSectionRecord[];
  const queue = queueFromOrder([slider.id, ...rows.map(({ id }) => id).filter((id) => id !== slider.id)]);
  expect((await staff.call({ url: `${url}/queue`, form: { _method: 'PUT', queue } })).status).toBe(200);
  expect((await shown()).map(({ id, queue: place }) => [id, place])).toEqual([
    [slider.id, 3],
    [contact.id, 2],
  ]);
  expect((await staff.call({ url: `${url}/queue`, form: { queue: [...queue, { id: 99, queue: 9 }] } })).status).toBe(
    409,
  );
});

it('a home section update returns 409 when another user has saved in between and keeps the first change', async () => {
  const { id, version } = await create('text', 'Ortak');
  await put(id, { ...input('text', 'Benimki'), version });
  const { status, body } = await put(id, { ...input('text', 'Seninki'), version });
  expect(status).toBe(409);
  expect((body.data as VersionConflict<HomeSectionRecord>).current.translations.tr?.title).toBe('Benimki');
});

it('a home section is found by its text or the name of its kind', async () => {
  await create('contact', '');
  await create('text', 'IŞIK ve gölge');
  const found = async (search: string) =>
    ((await staff.call({ url: `${url}?search=${encodeURIComponent(search)}` })).body.data as HomeSectionRecord[]).map(
      ({ kind }) => kind,
    );
  expect(await found('ışık')).toEqual(['text']);
  expect(await found('iletisim')).toEqual(['contact']);
  expect(await found('yok')).toEqual([]);
});

it('home sections deny access without the right', async () => {
  const hr = await signIn(test, 'hr');
  expect((await hr.call({ url })).status).toBe(403);
  expect((await hr.call({ url, form: { form_data: input('text', 'Bölüm') } })).status).toBe(403);
  expect((await sendRequest(test.app, { url })).status).toBe(401);
});
