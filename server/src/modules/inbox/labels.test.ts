import type { MessageLabel } from '@vitrin/shared-contracts/message-workflow';
import { mailboxSite } from '../../testing/mailbox-site.ts';

const { staff, urls, receive, read, put, auditEntries, inboxEvents } = mailboxSite();

type Kind = keyof typeof urls;

const create = (form_data: object, kind: Kind = 'contact', headers: Record<string, string> = {}) =>
  staff().call({ url: `${urls[kind]}/labels`, form: { form_data }, headers });
const change = (id: number, form_data: object, kind: Kind = 'contact') =>
  staff().call({ url: `${urls[kind]}/labels/${id}`, form: { _method: 'PUT', form_data } });
const remove = (id: number, kind: Kind = 'contact') =>
  staff().call({ url: `${urls[kind]}/labels/${id}`, form: { _method: 'DELETE' } });
const created = async (name: string, kind: Kind = 'contact') =>
  (await create({ name, colour: 'teal' }, kind)).body.data as MessageLabel;
const names = async (kind: Kind = 'contact') =>
  ((await staff().call({ url: `${urls[kind]}/labels` })).body.data as MessageLabel[]).map(({ name }) => name);

it('labels are sorted by the Turkish alphabet, separately for each inbox', async () => {
  for (const name of ['Zemin', 'Çelik', 'Ivedi', 'İhale', 'Ciddi']) await created(name);
  await created('Çelik', 'human-resources');
  expect(await names()).toEqual(['Ciddi', 'Çelik', 'Ivedi', 'İhale', 'Zemin']);
  expect(await names('human-resources')).toEqual(['Çelik']);
});

it('a label is created, changed and deleted, each with an audit log entry', async () => {
  const label = await created('Teklif');
  expect(label).toEqual({
    id: expect.any(Number),
    name: 'Teklif',
    colour: 'teal',
    version: 1,
    updated_at: expect.any(String),
  });
  const id = await receive('Köprü');
  await put('/labelling', { label_list: [id], label_id: String(label.id) });
  const { body } = await change(label.id, { name: 'Fiyat teklifi', colour: 'red', version: 1 });
  expect(body).toMatchObject({ message: 'Güncellendi!', data: { name: 'Fiyat teklifi', colour: 'red', version: 2 } });
  expect((await remove(label.id)).body).toEqual({ success: true, message: 'Silindi!', data: { id: label.id } });
  expect([await names(), (await read(id)).labels]).toEqual([[], []]);
  const lines = (await auditEntries()).filter(({ entity }) => entity === 'message-label');
  expect(lines.map(({ action, title }) => `${action} ${title}`)).toEqual([
    'create Teklif',
    'update Fiyat teklifi',
    'delete Fiyat teklifi',
  ]);
  expect(inboxEvents().filter(({ received }) => received === null)).toHaveLength(4);
});

it('a label is created once when the same form is sent several times', async () => {
  const key = { 'idempotency-key': 'etiket-anahtari-1' };
  const first = await create({ name: 'Teklif', colour: 'teal' }, 'contact', key);
  expect((await create({ name: 'Teklif', colour: 'teal' }, 'contact', key)).body).toEqual(first.body);
  expect(await names()).toEqual(['Teklif']);
});

it.each(['Teklif', 'TEKLİF', 'teklıf'])('a second label named %s is rejected in the same inbox', async (name) => {
  await created('Teklif');
  const other = await created('Başka');
  const refused = await create({ name, colour: 'red' });
  expect([refused.status, refused.body.errors]).toEqual([422, { name: 'Bu Adda Bir Etiket Var' }]);
  expect((await change(other.id, { name, colour: 'red', version: 1 })).body.errors).toEqual({
    name: 'Bu Adda Bir Etiket Var',
  });
});

it('a label may keep its own name when only its colour changes', async () => {
  const { id } = await created('Teklif');
  expect((await change(id, { name: 'Teklif', colour: 'red', version: 1 })).status).toBe(200);
});

it.each<[object, Record<string, string>]>([
  [{ name: 'T', colour: 'red' }, { name: 'Bu Alan 2 Karakterden Az Olamaz' }],
  [{ name: 'a'.repeat(31), colour: 'red' }, { name: 'Bu Alan 30 Karakteri Geçemez' }],
  [{ name: 'Teklif', colour: '#ff0000' }, { colour: 'Listeden bir değer seçin.' }],
])('a label rejects %j', async (form, errors) => {
  const { status, body } = await create(form);
  expect([status, body.errors]).toEqual([422, errors]);
});

it('a label update returns 409 when another user has changed the label in between', async () => {
  const { id } = await created('Teklif');
  await change(id, { name: 'Fiyat', colour: 'red', version: 1 });
  const { status, body } = await change(id, { name: 'Bedel', colour: 'blue', version: 1 });
  expect([status, body.data]).toMatchObject([409, { current: { name: 'Fiyat' }, current_version: 2 }]);
});

it('a label cannot be changed or deleted from the other inbox', async () => {
  const { id } = await created('Teklif');
  const other = await change(id, { name: 'Bedel', colour: 'blue', version: 1 }, 'human-resources');
  expect([other.status, (await remove(id, 'human-resources')).status]).toEqual([404, 404]);
  expect((await change(id, { name: 'Bedel', colour: 'blue', version: 1 })).status).toBe(200);
});

it('an inbox rejects more than thirty labels', async () => {
  for (let at = 0; at < 30; at += 1) await created(`Etiket ${at}`);
  const { status, body } = await create({ name: 'Bir fazla', colour: 'red' });
  expect([status, body.message]).toEqual([409, 'En fazla 30 etiket eklenebilir.']);
});
