import type { MessageRecord, MessageRow } from '@vitrin/shared-contracts/mailbox';
import type { AnsweredOpening, OpeningRecord } from '@vitrin/shared-contracts/openings';
import { api } from '@vitrin/shared-contracts/paths';
import { paragraphs } from '../../testing/documents.ts';
import { prepareForms, sendForm, validForm } from '../../testing/public-forms.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const inbox = '/api/admin/human-resources';
const refused = 'Bu ilan başvuruya kapandı. Formu yeniden gönderirseniz genel başvuru olarak alırız.';
let test: TestApp;
let admin: Staff;
let notice: number;
beforeEach(async () => {
  test = await buildTestApp();
  notice = await prepareForms(test);
  // Only the clock: server and database need the timers.
  const timers = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'] as const;
  jest.useFakeTimers({ now: Date.parse('2030-06-30T20:00:00.000Z'), doNotFake: [...timers] });
  admin = await signIn(test, 'admin');
});
afterEach(async () => {
  jest.useRealTimers();
  await test.close();
});

async function createOpening(title: string): Promise<OpeningRecord> {
  const translations = { tr: { title, document: paragraphs('Görev.') } };
  const form_data = { province: 'izmir', closes_on: '2030-06-30', translations };
  return (await admin.call({ url: api.adminOpenings, form: { form_data } })).body.data as OpeningRecord;
}

const apply = (opening?: number | string) =>
  sendForm(test, 'human-resources', {
    ...validForm('human-resources', notice),
    ...(opening !== undefined && { opening: String(opening) }),
  });
const rows = async (query = '') => (await admin.call({ url: `${inbox}?${query}` })).body.data as MessageRow[];

it('an application names its opening in the inbox, which filters by it', async () => {
  const [engineer, trainee] = [await createOpening('Saha mühendisi'), await createOpening('Stajyer')];
  // The same words answer two openings, and none.
  for (const opening of [engineer.id, trainee.id, undefined]) expect((await apply(opening)).status).toBe(200);
  expect((await apply(engineer.id)).status).toBe(200);
  expect((await rows()).map(({ opening }) => opening)).toEqual([
    null,
    { id: trainee.id, title: 'Stajyer' },
    { id: engineer.id, title: 'Saha mühendisi' },
  ]);
  const [found, ...others] = await rows(`opening=${engineer.id}`);
  expect([found?.opening?.title, others]).toEqual(['Saha mühendisi', []]);
  expect(await rows('search=stajyer')).toHaveLength(1);
  const message = await admin.call({ url: `${inbox}/${found?.id}` });
  expect((message.body.data as MessageRecord).opening).toEqual({ id: engineer.id, title: 'Saha mühendisi' });
});

it('the name stays when the opening is deleted', async () => {
  const { id } = await createOpening('Saha mühendisi');
  await apply(id);
  await admin.call({ url: api.adminOpening(id), form: { _method: 'DELETE' } });
  expect((await rows())[0]?.opening).toEqual({ id, title: 'Saha mühendisi' });
  const { body } = await admin.call({ url: api.adminAnsweredOpenings });
  expect(body.data as AnsweredOpening[]).toEqual([{ id, title: 'Saha mühendisi' }]);
  expect(await rows(`opening=${id}`)).toHaveLength(1);
});

it('an opening whose last day ended meanwhile refuses the application in a sentence, and nothing is stored', async () => {
  const { id } = await createOpening('Saha mühendisi');
  jest.setSystemTime(Date.parse('2030-06-30T21:00:00.000Z'));
  const { status, body } = await apply(id);
  expect([status, body.message, body.errors]).toEqual([422, refused, { opening: refused }]);
  expect((await apply()).status).toBe(200);
  expect((await rows()).map(({ opening }) => opening)).toEqual([null]);
});

it.each(['999', 'x', '-1', '99999999999'])(
  'the opening %s, which does not exist, is refused like a closed one',
  async (id) => {
    expect((await apply(id)).body.errors).toEqual({ opening: refused });
  },
);

it('contact messages answer no opening', async () => {
  const { id } = await createOpening('Saha mühendisi');
  await sendForm(test, 'contact', { ...validForm('contact', notice), opening: String(id) });
  const { body } = await admin.call({ url: '/api/admin/contact' });
  expect((body.data as MessageRow[])[0]?.opening).toBeNull();
});
