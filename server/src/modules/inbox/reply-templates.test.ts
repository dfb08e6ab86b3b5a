import { limits } from '@vitrin/shared-contracts/limits';
import type { ReplyTemplate } from '@vitrin/shared-contracts/replies';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'support');
});
afterEach(() => test.close());

const url = '/api/admin/contact/templates';
const text = 'Sayın {ad}, iletiniz bize ulaştı.';
const create = (name: string, who = staff) =>
  who.call({ url, form: { form_data: { name, subject: 'Yn: {konu}', text } } });
const list = async (query = '') => (await staff.call({ url: url + query })).body.data as ReplyTemplate[];

it('a reply template is created, changed and deleted separately for each inbox', async () => {
  const made = await create('Ulaştı');
  const { id, version } = made.body.data as ReplyTemplate;
  expect(made).toMatchObject({ status: 200, body: { message: 'Oluşturuldu!', data: { name: 'Ulaştı', text } } });
  const form_data = { name: 'Bize ulaştı', subject: 'Yanıt', text, version };
  const put = () => staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data } });
  expect(await put()).toMatchObject({ status: 200, body: { data: { name: 'Bize ulaştı', version: version + 1 } } });
  expect(await put()).toMatchObject({ status: 409, body: { data: { current: { name: 'Bize ulaştı' } } } });
  expect((await staff.call({ url: `${url}/${id}` })).body.data).toMatchObject({ subject: 'Yanıt' });
  const admin = await signIn(test, 'admin');
  const other = `/api/admin/human-resources/templates/${id}`;
  expect((await admin.call({ url: '/api/admin/human-resources/templates' })).body.data).toEqual([]);
  expect((await admin.call({ url: other })).status).toBe(404);
  const foreign = { ...form_data, version: version + 1 };
  expect((await admin.call({ url: other, form: { _method: 'PUT', form_data: foreign } })).status).toBe(404);
  expect((await admin.call({ url: other, form: { _method: 'DELETE' } })).status).toBe(404);
  expect((await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } })).body.message).toBe('Silindi!');
  expect(await list()).toEqual([]);
});

it('reply templates are sorted by the Turkish alphabet and found regardless of Turkish case and accents', async () => {
  for (const name of ['Ürün bilgisi', 'Çalışma saatleri', 'Zeyilname', 'Ciro']) await create(name);
  expect((await list()).map(({ name }) => name)).toEqual(['Ciro', 'Çalışma saatleri', 'Ürün bilgisi', 'Zeyilname']);
  expect((await list('?search=URUN')).map(({ name }) => name)).toEqual(['Ürün bilgisi']);
});

it('a reply template requires a unique name, and the number of templates is limited', async () => {
  await create('Işık');
  expect((await create('IŞIK')).body.errors).toEqual({ name: 'Bu Adla Bir Şablon Var' });
  const now = new Date().toISOString();
  const rest = Array.from({ length: limits.replyTemplates - 1 }, (_, at) => ({
    kind: 'contact' as const,
    name: `Şablon ${at}`,
    subject: 'x',
    text,
    created_at: now,
    updated_at: now,
  }));
  await test.services.db.insertInto('reply_templates').values(rest).execute();
  expect((await create('Bir fazla')).status).toBe(409);
});

it('a reply template is rejected when fields are missing, and denied without the right to read the inbox', async () => {
  const answered = await staff.call({ url, form: { form_data: { name: ' ', subject: '', text: 'k' } } });
  expect([answered.status, Object.keys(answered.body.errors ?? {})]).toEqual([422, ['name', 'subject', 'text']]);
  const hr = await signIn(test, 'hr');
  expect([(await create('Ulaştı', hr)).status, (await hr.call({ url })).status]).toEqual([403, 403]);
});

it('a reply template rejects an unknown placeholder at its field, because it would be sent literally', async () => {
  const form_data = { name: 'Randevu', subject: 'Yn: {konu}', text: 'Sayın {ad}, {tarih} günü bekliyoruz.' };
  const refused = await staff.call({ url, form: { form_data } });
  expect(refused).toMatchObject({ status: 422, body: { errors: { text: '{tarih} Diye Bir Yer Tutucu Yok' } } });
});
