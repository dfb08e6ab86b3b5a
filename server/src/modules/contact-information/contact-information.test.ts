import type { ContactItem, ContactItemRecord } from '@vitrin/shared-contracts/contact-information';
import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import { addEnglish } from '../../testing/languages.ts';
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

const url = '/api/admin/settings/contact-information';
const phone = { section: 'telefon', name: 'Merkez', content_data: '0232 555 01 00', lang: '' };

const send = (fields: object) => staff.call({ url, form: { ...fields } });
const created = async (fields: object) => (await send({ ...phone, ...fields })).body.data as ContactItemRecord;

async function names(section: string): Promise<string[]> {
  const { body } = await sendRequest(test.app, { url: '/api/pages/contact-information' });
  return (body.data as ContactItem[]).filter((item) => item.section === section).map(({ name }) => name);
}

it('contact items can be created, changed and deleted with the documented forms', async () => {
  const { body } = await send(phone);
  expect(body).toMatchObject({ message: 'Oluşturuldu!', data: { content: '0232 555 01 00', lang: null, queue: 1 } });
  const { id, version } = body.data as ContactItemRecord;
  const change = { ...phone, _method: 'PUT', id: String(id), version: String(version), name: 'Santral' };
  expect((await send(change)).body.message).toBe('Güncellendi!');
  expect((await send({ ...change, name: 'Danışma' })).status).toBe(409);
  expect(await names('telefon')).toEqual(['Santral']);
  expect((await send({ _method: 'DELETE', id: String(id) })).body.message).toBe('Silindi!');
  expect(await names('telefon')).toEqual([]);
});

it('the public list contains the address that dials a number, with calling code and extension', async () => {
  await created({ content_data: '0532 111 22 33 dahili 12' });
  await created({ section: 'email', name: 'Bilgi', content_data: 'bilgi@ornek.com' });
  const { body } = await sendRequest(test.app, { url: '/api/pages/contact-information' });
  expect((body.data as ContactItem[]).map(({ section, tel }) => [section, tel])).toEqual([
    ['email', undefined],
    ['telefon', 'tel:+905321112233;ext=12'],
  ]);
});

it('a number is stored without the invisible characters of a phone book', async () => {
  expect((await created({ content_data: '\u202A0232 555 01 00\u202C' })).content).toBe('0232 555 01 00');
});

it('a contact item can be read by id', async () => {
  const item = await created({ name: 'Santral' });
  expect((await staff.call({ url: `${url}/${item.id}` })).body.data).toEqual(item);
  expect((await staff.call({ url: `${url}/${item.id + 1}` })).status).toBe(404);
  expect((await staff.call({ url: `${url}/telefon` })).status).toBe(404);
});

it('a contact item changes only in the fields that are sent, without a version', async () => {
  const { id } = await created({ lang: 'tr' });
  const put = (fields: object) => send({ _method: 'PUT', id: String(id), ...fields });
  expect((await put({ name: 'Santral' })).body.data).toMatchObject({
    name: 'Santral',
    content: phone.content_data,
    lang: 'tr',
    version: 2,
  });
  expect((await put({ content_data: '0232 555 01 99', lang: '' })).body.data).toMatchObject({
    name: 'Santral',
    content: '0232 555 01 99',
    lang: null,
    version: 3,
  });
  expect((await put({ section: 'email' })).body.errors).toEqual({ content_data: 'Geçerli E-Mail Adresi Giriniz' });
  const row = await test.services.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(row).toMatchObject({ action: 'update', entity_id: id, fields: '["content_data","lang"]' });
});

it('contact items can be ordered within a section', async () => {
  const [first, second, third] = [
    await created({ name: 'Bir' }),
    await created({ name: 'İki' }),
    await created({ name: 'Üç' }),
  ];
  const other = await created({ section: 'adres', name: 'Konak', content_data: 'İzmir' });
  expect([third.queue, other.queue]).toEqual([3, 1]);
  const queue = queueFromOrder([first.id, second.id, third.id]);
  expect((await staff.call({ url: `${url}/queue`, form: { queue } })).body.message).toBe('Sıra Düzeni Değiştirildi.');
  expect(await names('telefon')).toEqual(['Bir', 'İki', 'Üç']);
  const mixed = queueFromOrder([first.id, other.id]);
  expect((await staff.call({ url: `${url}/queue`, form: { _method: 'PUT', queue: mixed } })).status).toBe(409);
});

it.each([
  ['email', 'adres değil', 'Geçerli E-Mail Adresi Giriniz'],
  ['telefon', 'ara beni', 'Geçerli Telefon Numarası Giriniz'],
  ['source_link', 'http://harita.example', 'https ile Başlayan Bir Adres Giriniz'],
  ['source_link', 'javascript:alert(1)', 'https ile Başlayan Bir Adres Giriniz'],
  ['shift', '[{"days":[8]}]', 'Çalışma Saatleri Okunamadı'],
  ['shift', '[{"days":[]}]', 'Çalışma Saatleri Okunamadı'],
  ['shift', '[{"days":[],"from":"2026-02-30","to":"2026-02-30"}]', 'Çalışma Saatleri Okunamadı'],
  ['shift', '[{"days":[],"from":"2026-03-20","to":"2026-03-19"}]', 'Çalışma Saatleri Okunamadı'],
  ['shift', 'hafta içi', 'Çalışma Saatleri Okunamadı'],
])('contact items of section %s reject %s', async (section, content_data, message) => {
  expect((await send({ ...phone, section, content_data })).body.errors).toEqual({ content_data: message });
});

describe('working hours with special days', () => {
  const weekdays = { days: [1, 2, 3, 4, 5], opens: '08:30', closes: '18:00' };
  const special = (index: number, note: string, notes: object) => {
    const day = new Date(Date.UTC(2990, 0, 1 + index)).toISOString().slice(0, 10);
    return { days: [], from: day, to: day, note, notes, opens: null, closes: null };
  };
  const sendDays = (count: number, note = 'Ş'.repeat(120)) => {
    const days = Array.from({ length: count }, (_each, index) => special(index, note, { en: note, de: note }));
    return send({ ...phone, section: 'shift', name: 'Ofis', content_data: JSON.stringify([weekdays, ...days]) });
  };

  it('hold a hundred days with the longest names in several languages, and say so beyond', async () => {
    expect((await sendDays(100)).status).toBe(200);
    expect((await sendDays(101)).body.errors).toEqual({
      content_data: 'En Fazla 100 Özel Gün Eklenebilir; Geçmiş Günleri Siliniz',
    });
  });

  it.each([{ en: 'a'.repeat(121) }, { en: 5 }, { 'en"': 'Holiday' }, 'Holiday'])(
    'refuse the names %j',
    async (notes) => {
      const content_data = JSON.stringify([weekdays, { ...special(0, 'Bayram', {}), notes }]);
      const { body } = await send({ ...phone, section: 'shift', content_data });
      expect(body.errors).toEqual({ content_data: 'Çalışma Saatleri Okunamadı' });
    },
  );

  it('are public in the language of the visitor, without the days that are over', async () => {
    await addEnglish(test);
    const past = { ...special(0, 'Geçen', {}), from: '2020-01-01', to: '2020-01-01' };
    const lines = [weekdays, past, special(1, 'Bayram', { en: 'Holiday' }), special(2, 'Yılbaşı', {})];
    await send({ ...phone, section: 'shift', name: 'Ofis', content_data: JSON.stringify(lines) });
    const notes = async (lang: string) => {
      const { body } = await sendRequest(test.app, { url: `/api/pages/contact-information?lang=${lang}` });
      const [{ content } = { content: '[]' }] = body.data as ContactItem[];
      return (JSON.parse(content) as { note?: string; notes?: object }[]).map(({ note, notes: all }) => [note, all]);
    };
    expect(await notes('en')).toEqual([[], ['Holiday'], ['Yılbaşı']].map(([note]) => [note, undefined]));
    expect(await notes('tr')).toEqual([[], ['Bayram'], ['Yılbaşı']].map(([note]) => [note, undefined]));
  });
});

it('other sections keep their limit', async () => {
  const { status, body } = await send({ ...phone, section: 'adres', content_data: 'a'.repeat(2_001) });
  expect([status, body.errors]).toEqual([422, { content_data: 'Bu Alan 2000 Karakteri Geçemez' }]);
});

it('a contact item with a language appears only in that language', async () => {
  await send({ ...phone, lang: 'tr' });
  expect(await names('telefon')).toEqual(['Merkez']);
  expect((await send({ ...phone, lang: 'xx' })).body.errors).toEqual({ lang: 'Listeden bir değer seçin.' });
});

it('contact items deny access to all but administrators', async () => {
  const editor = await signIn(test, 'editor');
  expect((await editor.call({ url, form: phone })).status).toBe(403);
  expect((await editor.call({ url })).status).toBe(403);
  expect((await editor.call({ url: `${url}/1` })).status).toBe(403);
});

it('a contact item is found by name or content, and a phone number by any grouping of its digits', async () => {
  await created({ name: 'Çağrı merkezi' });
  const hours = JSON.stringify([{ days: [1], opens: '09:00', closes: '18:00' }]);
  await created({ section: 'shift', name: 'Ofis', content_data: hours });
  const found = async (search: string) =>
    ((await staff.call({ url: `${url}?search=${encodeURIComponent(search)}` })).body.data as ContactItemRecord[]).map(
      ({ name }) => name,
    );
  expect(await found('ÇAĞRI')).toEqual(['Çağrı merkezi']);
  expect(await found('02325550100')).toEqual(['Çağrı merkezi']);
  expect(await found('555 01')).toEqual(['Çağrı merkezi']);
  expect(await found('+90 (232) 555-01-00')).toEqual(['Çağrı merkezi']);
  expect(await found('opens')).toEqual([]);
});
