import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import type { DataRequestRecord, DataRequestRow } from '@vitrin/shared-contracts/privacy';
import type { Statistics } from '@vitrin/shared-contracts/statistics';
import { dayAfter, istanbulDay } from '../../platform/istanbul-day.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const url = '/api/admin/privacy/requests';
const today = istanbulDay();

let test: TestApp;
let staff: Staff;
beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterAll(() => test.close());
beforeEach(() => test.services.db.deleteFrom('data_requests').execute());

const filled = {
  kind: 'erasure',
  name: 'Ayşe Işık',
  email: 'Ayse@Ornek.example',
  received_on: today,
  text: 'Verilerimin silinmesini istiyorum.',
};

const send = (changed: object = {}) => staff.call({ url, form: { form_data: { ...filled, ...changed } } });
const made = async (changed: object = {}) => (await send(changed)).body.data as DataRequestRecord;
const change = (id: number, changed: object) =>
  staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data: { ...filled, ...changed } } });

async function list(query = '') {
  const { body } = await staff.call({ url: `${url}${query}` });
  return { rows: body.data as DataRequestRow[], meta: body.meta };
}

async function lastAudit() {
  const row = await test.services.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  return [row.action, row.entity, row.entity_id, row.title, row.fields];
}

it('a request gets a reference and a due date in thirty days', async () => {
  const { status, body } = await send();
  const record = body.data as DataRequestRecord;
  expect([status, body.message]).toEqual([200, 'Oluşturuldu!']);
  expect(record).toEqual({
    id: expect.any(Number),
    reference: expect.stringMatching(/^KVKK-\w{4}-\w{4}$/),
    ...filled,
    due_on: dayAfter(today, 30),
    days_left: 30,
    state: 'open',
    outcome: '',
    closed_at: null,
    version: 1,
    updated_at: expect.any(String),
  });
  expect(await lastAudit()).toEqual(['create', 'data-request', record.id, record.reference, '[]']);
});

it('the list shows the most urgent request first, then closed ones, most recently closed first', async () => {
  const dayBefore = (days: number) => ({ received_on: dayAfter(today, -days) });
  await made({ ...dayBefore(2), name: 'Rahat Olan' });
  await made({ ...dayBefore(40), name: 'Geciken Olan' });
  const closed = { state: 'granted', outcome: 'Silindi.' };
  await made({ ...closed, name: 'Önce Kapanan' });
  await made({ ...closed, name: 'Sonra Kapanan' });
  await made({ ...dayBefore(25), name: 'Yaklaşan Olan' });
  const { rows, meta } = await list();
  expect(rows.map(({ name, days_left }) => [name, days_left])).toEqual([
    ['Geciken Olan', -10],
    ['Yaklaşan Olan', 5],
    ['Rahat Olan', 28],
    ['Sonra Kapanan', null],
    ['Önce Kapanan', null],
  ]);
  expect(meta).toEqual({ page: 1, page_size: 20, total: 5 });
  expect((await list('?state=granted')).rows).toHaveLength(2);
  const admin = (await staff.call({ url: '/api/admin/statistics' })).body.data as Statistics;
  expect(admin.attention).toContainEqual({ kind: 'data-requests', count: 2 });
});

it('requests are searched by name, e-mail, text and reference, and paginated', async () => {
  const { reference } = await made();
  await made({ name: 'Başka Biri', email: 'baska@ornek.example', text: 'Kopyasını isterim.' });
  for (const search of ['IŞIK', 'ayse@ornek', 'silinmesini', reference.toLowerCase()])
    expect((await list(`?search=${encodeURIComponent(search)}`)).rows.map(({ name }) => name)).toEqual(['Ayşe Işık']);
  expect((await list('?page=2')).rows).toEqual([]);
  expect((await staff.call({ url: `${url}?state=yok` })).status).toBe(400);
});

it('a request requires an outcome to be closed, and keeps its closing time', async () => {
  const { id } = await made();
  const refused = await change(id, { state: 'refused', version: 1 });
  expect([refused.status, refused.body.errors]).toEqual([422, { outcome: '* Bu Alan Zorunlu' }]);
  const granted = { state: 'granted', outcome: 'Bütün iletiler silindi.' };
  const closed = (await change(id, { ...granted, version: 1 })).body.data as DataRequestRecord;
  expect([closed.closed_at, closed.days_left, closed.version]).toEqual([expect.any(String), null, 2]);
  expect((await lastAudit())[4]).toBe('["state","outcome"]');
  const corrected = await change(id, { ...granted, outcome: 'Silindi.', version: 2 });
  expect((corrected.body.data as DataRequestRecord).closed_at).toBe(closed.closed_at);
  const again = await change(id, { outcome: 'Silindi.', state: 'open', version: 3 });
  expect((again.body.data as DataRequestRecord).closed_at).toBeNull();
});

it('a request gets a new due date when the date of receipt changes', async () => {
  const { id } = await made();
  const received_on = dayAfter(today, -3);
  const { body } = await change(id, { received_on, version: 1 });
  expect(body.data).toMatchObject({ received_on, due_on: dayAfter(today, 27), days_left: 27 });
});

it('a request update returns 409 when the version is stale', async () => {
  const { id } = await made();
  await change(id, { name: 'Ayşe Su', version: 1 });
  const late = await change(id, { name: 'Ayşe Taş', version: 1 });
  expect(late.status).toBe(409);
  expect((late.body.data as VersionConflict<DataRequestRecord>).current.name).toBe('Ayşe Su');
  expect((await change(id, {})).body.errors).toEqual({ version: '* Bu Alan Zorunlu' });
  expect((await change(999_999, { version: 1 })).status).toBe(404);
});

it.each([
  ['kind', { kind: 'başka' }, 'Listeden bir değer seçin.'],
  ['name', { name: ' ' }, '* Bu Alan Zorunlu'],
  ['email', { email: 'ayse' }, 'Bu Alan 6 Karakterden Az Olamaz'],
  ['received_on', { received_on: '2026-02-30' }, 'Geçerli Bir Tarih Giriniz (Örnek: 21.11.2026)'],
  ['received_on', { received_on: dayAfter(today, 1) }, 'Bu Tarih Henüz Gelmedi'],
])('a request rejects %s in %j', async (field, changed, message) => {
  const { status, body } = await send(changed);
  expect([status, body.errors]).toEqual([422, { [field]: message }]);
});

it('reading a request is recorded in the audit log without personal data', async () => {
  const { id, reference } = await made();
  const { body } = await staff.call({ url: `${url}/${id}` });
  expect((body.data as DataRequestRecord).text).toBe(filled.text);
  expect(await lastAudit()).toEqual(['read', 'data-request', id, reference, '[]']);
  expect((await staff.call({ url: `${url}/999999` })).status).toBe(404);
});

it.each(['editor', 'hr', 'support'] as const)('requests deny access to %s', async (role) => {
  const { id } = await made();
  const person = await signIn(test, role);
  const calls = [
    person.call({ url }),
    person.call({ url: `${url}/${id}` }),
    person.call({ url, form: { form_data: filled } }),
    person.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data: { ...filled, version: 1 } } }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
