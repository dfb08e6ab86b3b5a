import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import type { PictureItem, PictureItemRecord } from '@vitrin/shared-contracts/picture-items';
import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import { helpersOf } from '../../platform/database/helpers.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { addEnglish } from '../../testing/languages.ts';
import { addPicture } from '../../testing/library-picture.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
let picture: number;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
  picture = await addPicture(test);
});
afterEach(() => test.close());

describe.each(['sliders', 'certificates'])('%s', (name) => {
  const url = `/api/admin/${name}`;

  const input = (title: string, extra: object = {}) => ({
    media_id: picture,
    translations: { tr: { title, text: `${title} üzerine.` } },
    ...extra,
  });

  async function create(title: string, extra: object = {}): Promise<PictureItemRecord> {
    const { body } = await staff.call({ url, form: { form_data: input(title, extra) } });
    return body.data as PictureItemRecord;
  }

  const put = (id: number, form_data: object) =>
    staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data } });

  async function shown(query = ''): Promise<PictureItem[]> {
    return (await sendRequest(test.app, { url: `/api/pages/${name}${query}` })).body.data as PictureItem[];
  }

  const titles = async () => (await shown()).map((item) => item.title);

  it('can be created, shown, changed and deleted', async () => {
    expect(await shown()).toEqual([]);
    const created = await staff.call({ url, form: { form_data: input('Baraj', { link_url: '/makaleler' }) } });
    expect(created.body).toMatchObject({ success: true, message: 'Oluşturuldu!' });
    const { id, version } = created.body.data as PictureItemRecord;
    expect(await shown()).toEqual([
      {
        id,
        queue: 1,
        picture: expect.objectContaining({ id: picture, width: 960 }),
        link_url: '/makaleler',
        title: 'Baraj',
        text: 'Baraj üzerine.',
        lang: 'tr',
      },
    ]);

    const other = await addPicture(test);
    const changed = await put(id, { ...input('Köprü', { media_id: other, link_url: '' }), version });
    expect(changed.body).toMatchObject({ message: 'Güncellendi!', data: { version: version + 1, link_url: null } });
    expect(await shown()).toMatchObject([{ title: 'Köprü', picture: { id: other } }]);
    expect((await staff.call({ url: `${url}/${id}` })).body.data).toEqual(changed.body.data);

    const gone = await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } });
    expect(gone.body).toMatchObject({ success: true, message: 'Silindi!' });
    expect(await shown()).toEqual([]);
    for (const answered of [
      await staff.call({ url: `${url}/${id}` }),
      await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } }),
      await put(id, { ...input('Yok'), version }),
    ])
      expect(answered.status).toBe(404);
  });

  it('report the invalid field', async () => {
    await addEnglish(test);
    const refused: [field: string, extra: object][] = [
      ['media_id', { media_id: 999_999 }],
      ['media_id', { media_id: null }],
      ['link_url', { link_url: 'javascript:alert(1)' }],
      ['link_url', { link_url: 'http://ornek.com' }],
      ['active', { active: 2 }],
      ['translations.tr.title', { translations: { tr: { title: ' ' } } }],
      ['translations.tr.title', { translations: { en: { title: 'Dam' } } }],
      ['translations.xx', { translations: { tr: { title: 'Baraj' }, xx: { title: 'Dam' } } }],
    ];
    for (const [field, extra] of refused) {
      const { status, body } = await staff.call({ url, form: { form_data: input('Baraj', extra) } });
      expect([extra, status, Object.keys(body.errors ?? {})]).toEqual([extra, 422, [field]]);
    }
    expect((await staff.call({ url })).body.data).toEqual([]);
  });

  it('are hidden from visitors while inactive, but not from staff', async () => {
    await create('Taslak', { active: 0 });
    expect(await shown()).toEqual([]);
    expect((await staff.call({ url })).body.data).toMatchObject([
      { active: 0, translations: { tr: { title: 'Taslak' } } },
    ]);
  });

  it('fall back to the default language individually', async () => {
    await addEnglish(test);
    const { id, version } = await create('Baraj');
    await create('Köprü');
    await put(id, { ...input('Baraj'), version, translations: { en: { title: 'Dam', text: '' } } });
    expect((await shown('?lang=en')).map(({ title, lang }) => [title, lang])).toEqual([
      ['Köprü', 'tr'],
      ['Dam', 'en'],
    ]);
    await put(id, { ...input('Baraj'), version: version + 1, translations: { en: null } });
    expect((await shown('?lang=en')).map(({ lang }) => lang)).toEqual(['tr', 'tr']);
  });

  it('return 409 when another user has saved in between, and keep the first change', async () => {
    const { id, version } = await create('Ortak');
    expect((await put(id, { ...input('Benimki'), version })).status).toBe(200);
    const { status, body } = await put(id, { ...input('Seninki'), version });
    expect(status).toBe(409);
    const conflict = body.data as VersionConflict<PictureItemRecord>;
    expect(conflict).toMatchObject({ sent_version: version, current_version: version + 1 });
    expect(conflict.current.translations.tr?.title).toBe('Benimki');
    expect(await titles()).toEqual(['Benimki']);
  });

  it('apply the submitted order, by POST with and without _method, and return 409 for a stale one', async () => {
    const [one, two, three] = [await create('Bir'), await create('İki'), await create('Üç')].map(({ id }) => id);
    expect(await titles()).toEqual(['Üç', 'İki', 'Bir']);
    const queue = queueFromOrder([one ?? 0, three ?? 0, two ?? 0]);
    const { body } = await staff.call({ url: `${url}/queue`, form: { queue } });
    expect(body).toEqual({ success: true, message: 'Sıra Düzeni Değiştirildi.' });
    expect(await titles()).toEqual(['Bir', 'Üç', 'İki']);
    const stale = queueFromOrder([one ?? 0, two ?? 0]);
    expect((await staff.call({ url: `${url}/queue`, form: { _method: 'PUT', queue: stale } })).status).toBe(409);
    expect(await titles()).toEqual(['Bir', 'Üç', 'İki']);
  });

  it('are found by their texts, regardless of Turkish case and accents', async () => {
    await create('Işık Ölçümü');
    await create('Baraj');
    const found = async (search: string) =>
      ((await staff.call({ url: `${url}?search=${encodeURIComponent(search)}` })).body.data as PictureItemRecord[]).map(
        ({ translations }) => translations['tr']?.title,
      );
    expect(await found('ISIK')).toEqual(['Işık Ölçümü']);
    expect(await found('üzerine')).toEqual(['Baraj', 'Işık Ölçümü']);
    expect(await found('köprü')).toEqual([]);
  });

  it('deny access without the right', async () => {
    const hr = await signIn(test, 'hr');
    expect((await hr.call({ url })).status).toBe(403);
    expect((await hr.call({ url, form: { form_data: input('Baraj') } })).body).toMatchObject({ code: 'right' });
    expect((await hr.call({ url: `${url}/queue`, form: { queue: [] } })).status).toBe(403);
    expect((await sendRequest(test.app, { url })).status).toBe(401);
  });

  it('prevent the deletion of their picture', async () => {
    await create('Baraj');
    const { db } = test.services;
    const failure = await db.deleteFrom('media').where('id', '=', picture).execute().catch(helpersOf(db).errorKind);
    expect(failure).toBe('foreign-key');
  });
});

it('slides and certificates are separate in the public list and in the audit log', async () => {
  const form = { form_data: { media_id: picture, translations: { tr: { title: 'Baraj', text: '' } } } };
  await staff.call({ url: '/api/admin/sliders', form });
  expect((await sendRequest(test.app, { url: '/api/pages/certificates' })).body.data).toEqual([]);
  await staff.call({ url: '/api/admin/certificates', form });
  const audit = await test.services.db
    .selectFrom('audit')
    .select(['entity', 'title'])
    .where('entity', '!=', 'session')
    .orderBy('id')
    .execute();
  expect(audit).toEqual([
    { entity: 'slider', title: 'Baraj' },
    { entity: 'certificate', title: 'Baraj' },
  ]);
});
