import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import type { SocialLink, SocialLinkRecord } from '@vitrin/shared-contracts/social-media';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const url = '/api/admin/settings/social-media';
const send = (form: Record<string, string>) => staff.call({ url, form });

async function shown(): Promise<string[]> {
  const { body } = await sendRequest(test.app, { url: '/api/pages/social-media' });
  return (body.data as SocialLink[]).map(({ name, icon_name }) => `${name} ${icon_name}`);
}

it('derives the icon from the address, keeps a chosen one, and supports ordering, changing and deleting', async () => {
  const made = await send({ name: 'LinkedIn', uri: 'https://tr.linkedin.com/company/ornek' });
  expect(made.body).toMatchObject({ message: 'Oluşturuldu!', data: { icon_name: 'linkedin' } });
  const first = made.body.data as SocialLinkRecord;
  const second = (await send({ name: 'Blog', uri: 'https://blog.example', icon_name: 'x' })).body
    .data as SocialLinkRecord;
  expect(await shown()).toEqual(['Blog x', 'LinkedIn linkedin']);
  await staff.call({ url: `${url}/queue`, form: { queue: queueFromOrder([first.id, second.id]) } });
  expect(await shown()).toEqual(['LinkedIn linkedin', 'Blog x']);

  const change = { _method: 'PUT', id: String(second.id), version: String(second.version), name: 'Günlük' };
  await send({ ...change, uri: 'https://blog.example', icon_name: '' });
  expect(await shown()).toEqual(['LinkedIn linkedin', 'Günlük link']);
  expect((await send({ ...change, name: 'Geç kalan' })).status).toBe(409);
  await send({ _method: 'DELETE', id: String(first.id) });
  expect(await shown()).toEqual(['Günlük link']);
});

it('returns a link by id', async () => {
  const { data } = (await send({ name: 'LinkedIn', uri: 'https://linkedin.com/company/ornek' })).body;
  const { id } = data as SocialLinkRecord;
  expect((await staff.call({ url: `${url}/${id}` })).body.data).toEqual(data);
  expect((await staff.call({ url: `${url}/${id + 1}` })).status).toBe(404);
});

it('saves exactly the fields of the documented request, without a version', async () => {
  const { id } = (await send({ name: 'LinkedIn', uri: 'https://linkedin.com/company/ornek' })).body
    .data as SocialLinkRecord;
  const put = (fields: Record<string, string>) => send({ _method: 'PUT', id: String(id), ...fields });
  const moved = await put({ name: 'Instagram', uri: 'https://instagram.com/ornek' });
  expect([moved.status, moved.body.data]).toMatchObject([200, { version: 2, icon_name: 'instagram' }]);
  expect((await put({ icon_name: 'x' })).body.data).toMatchObject({ version: 3, name: 'Instagram' });
  expect((await put({ uri: 'https://youtube.com/@ornek' })).body.data).toMatchObject({ version: 4, icon_name: 'x' });
  expect((await put({ name: '' })).body.errors).toEqual({ name: '* Bu Alan Zorunlu' });
  expect((await send({ _method: 'PUT', name: 'Kimsesiz' })).body.errors).toEqual({ id: '* Bu Alan Zorunlu' });
  expect((await send({ _method: 'PUT', id: '999', name: 'Kimsesiz' })).status).toBe(404);
  const rows = await test.services.db
    .selectFrom('audit')
    .select('fields')
    .where('action', '=', 'update')
    .orderBy('id')
    .execute();
  expect(rows.map(({ fields }) => fields)).toEqual(['["name","uri","icon_name"]', '["icon_name"]', '["uri"]']);
});

it.each([
  ['uri', 'http://example.com', 'https ile Başlayan Bir Adres Giriniz'],
  ['uri', 'https://kim@kotu.example/', 'https ile Başlayan Bir Adres Giriniz'],
  ['uri', 'javascript:alert(1)', 'https ile Başlayan Bir Adres Giriniz'],
  ['name', '', '* Bu Alan Zorunlu'],
  ['icon_name', 'myspace', 'Listeden bir değer seçin.'],
])('rejects %s %s', async (field, value, message) => {
  const { body } = await send({ name: 'X hesabı', uri: 'https://x.com/ornek', [field]: value });
  expect(body.errors).toEqual({ [field]: message });
});

it('finds a link by name or address', async () => {
  await send({ name: 'Şirket GÜNLÜĞÜ', uri: 'https://blog.example' });
  await send({ name: 'LinkedIn', uri: 'https://tr.linkedin.com/company/ornek' });
  const found = async (search: string) =>
    ((await staff.call({ url: `${url}?search=${encodeURIComponent(search)}` })).body.data as SocialLinkRecord[]).map(
      ({ name }) => name,
    );
  expect(await found('günlüğü')).toEqual(['Şirket GÜNLÜĞÜ']);
  expect(await found('LİNKEDIN.com')).toEqual(['LinkedIn']);
  expect(await found('yok')).toEqual([]);
});

it.each([
  ['https://wa.me/905325550100', 'whatsapp'],
  ['https://www.tiktok.com/@ornek', 'tiktok'],
  ['https://t.me/ornek', 'telegram'],
])('gives %s its icon, and returns its outline in the public list', async (uri, icon_name) => {
  await send({ name: 'Hesabımız', uri });
  const { body } = await sendRequest(test.app, { url: '/api/pages/social-media' });
  expect(body.data).toMatchObject([{ icon_name, outline: expect.stringMatching(/^M/) as string }]);
});
