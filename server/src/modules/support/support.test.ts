import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import { roleGroups } from '@vitrin/shared-contracts/rights';
import type { SupportDelivery, SupportRecord, SupportRow } from '@vitrin/shared-contracts/support';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
});
afterEach(() => test.close());

const url = '/api/admin/support';
const texts = { subject: 'Görsel yüklenmiyor', importance: 'high', message: 'Kapak görseli yüklerken hata alıyorum.' };

const send = (changed: object = {}, headers: Record<string, string> = {}) =>
  staff.call({ url, form: { form_data: { ...texts, ...changed } }, headers });

const created = async (changed: object = {}) => (await send(changed)).body.data as SupportRecord;

async function list(query = '', person = staff) {
  const { body } = await person.call({ url: `${url}${query}` });
  return { subjects: (body.data as SupportRow[]).map(({ subject }) => subject), meta: body.meta };
}

const put = (id: number, status: unknown, person = staff) =>
  person.call({ url: `${url}/${id}/status`, form: { _method: 'PUT', status } });

it('stores a request with subject, importance and text, and returns it with all its messages', async () => {
  const { status, body } = await send();
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      message: 'Oluşturuldu!',
      data: {
        id: expect.any(Number),
        subject: texts.subject,
        importance: 'high',
        status: 'open',
        answers: 0,
        author: 'Ayşe Yılmaz',
        is_own: true,
        forwarded: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        messages: [
          {
            id: expect.any(Number),
            author: 'Ayşe Yılmaz',
            is_own: true,
            message: texts.message,
            attachments: [],
            created_at: expect.any(String),
          },
        ],
      },
    },
  ]);
  const { id } = body.data as SupportRecord;
  expect((await staff.call({ url: `${url}/${id}` })).body.data).toEqual(body.data);
});

it('lists a request once, however often the browser sends it', async () => {
  const headers = { 'idempotency-key': '4f0c7a52-5b1e-4c7a-9d6f-0a4f6f3f9c11' };
  await send({}, headers);
  await send({}, headers);
  expect((await list()).meta?.total).toBe(1);
});

it('lists twenty requests a page, the most recently updated first', async () => {
  const first = await created({ subject: 'Talep 1' });
  for (let at = 2; at <= 21; at += 1) await send({ subject: `Talep ${at}` });
  expect(await list()).toMatchObject({ meta: { page: 1, page_size: 20, total: 21 } });
  expect((await list('?page=2')).subjects).toEqual(['Talep 1']);
  await put(first.id, 'closed');
  expect((await list()).subjects[0]).toBe('Talep 1');
});

it('finds requests by text in subject and message, with Turkish folding, and by status', async () => {
  const { id } = await created();
  await send({ subject: 'Dil eklenemiyor', message: 'Almanca listede çıkmıyor.' });
  for (const search of ['GÖRSEL', 'gorsel yuklen', 'kapak'])
    expect((await list(`?search=${encodeURIComponent(search)}`)).subjects).toEqual([texts.subject]);
  await put(id, 'closed');
  expect([(await list('?status=closed')).subjects, (await list('?status=open')).subjects]).toEqual([
    [texts.subject],
    ['Dil eklenemiyor'],
  ]);
});

it('lets the requester close and reopen a request', async () => {
  const { id } = await created();
  const { status, body } = await put(id, 'closed');
  expect([status, body]).toMatchObject([200, { message: 'Güncellendi!', data: { status: 'closed' } }]);
  expect((await put(id, 'open')).body.data).toMatchObject({ status: 'open' });
  expect((await put(id, 'answered')).status).toBe(400);
  const rows = await test.services.db.selectFrom('audit').select(['action', 'entity', 'entity_id', 'title']).execute();
  expect(rows.filter(({ entity }) => entity === 'support')).toEqual(
    ['create', 'update', 'update'].map((action) => ({
      action,
      entity: 'support',
      entity_id: id,
      title: texts.subject,
    })),
  );
});

it('returns 404 for the request of another user', async () => {
  const { id } = await created();
  for (const role of ['editor', 'admin'] as const) {
    const other = await signIn(test, role);
    expect((await list('', other)).subjects).toEqual([]);
    expect((await other.call({ url: `${url}/${id}` })).status).toBe(404);
    expect((await put(id, 'closed', other)).status).toBe(404);
  }
  expect((await put(id, 'closed', await signIn(test, 'super_admin'))).status).toBe(404);
  expect((await sendRequest(test.app, { url })).status).toBe(401);
});

it.each([
  ['subject', { subject: ' ' }, '* Bu Alan Zorunlu'],
  ['importance', { importance: 'acil' }, 'Listeden bir değer seçin.'],
  ['message', { message: 'k' }, 'Bu Alan 2 Karakterden Az Olamaz'],
  ['message', { message: 'a'.repeat(4_001) }, 'Bu Alan 4000 Karakteri Geçemez'],
])('rejects an invalid %s', async (field, changed, message) => {
  const { status, body } = await send(changed);
  expect([status, body.errors, (await list()).subjects]).toEqual([422, { [field]: message }, []]);
});

it.each<RoleGroup>([...roleGroups])('%s may send a request', async (role) => {
  const person = await signIn(test, role);
  expect((await person.call({ url, form: { form_data: texts } })).status).toBe(200);
});

it('keeps the cached pages', async () => {
  const before = test.services.contentVersion.current();
  await put((await created()).id, 'closed');
  expect(test.services.contentVersion.current()).toBe(before);
});

it('returns who receives a request: no mail without a mail server, support staff in the panel', async () => {
  const read = async () => (await staff.call({ url: `${url}/delivery` })).body.data as SupportDelivery;
  expect((await read()).forwarding).toBe('no-server');
  const before = (await read()).answerers.length;
  const other = await signIn(test, 'super_admin');
  expect((await read()).answerers).toHaveLength(before + 1);
  const own = (await other.call({ url: `${url}/delivery` })).body.data as SupportDelivery;
  expect(own.answerers).toHaveLength(before);
});
