import type { Statistics } from '@vitrin/shared-contracts/statistics';
import type { SupportDeskRow, SupportRecord } from '@vitrin/shared-contracts/support';
import { saveMailSettings } from '../mail/mail-settings.repository.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const url = '/api/admin/support';
const texts = {
  subject: 'Görsel yüklenmiyor',
  importance: 'normal',
  message: 'Kapak görseli yüklerken hata alıyorum.',
};

let test: TestApp;
let asker: Staff;
let desk: Staff;
beforeAll(async () => {
  test = await buildTestApp();
  asker = await signIn(test, 'editor');
  desk = await signIn(test, 'super_admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db, config } = test.services;
  for (const table of ['support_requests', 'mails', 'settings'] as const) await db.deleteFrom(table).execute();
  config.smtpUrl = null;
});

const request = async (changed: object = {}, person = asker) =>
  (await person.call({ url, form: { form_data: { ...texts, ...changed } } })).body.data as SupportRecord;
const say = (person: Staff, id: number, text: unknown = 'Dosya 10 MB’tan küçük olmalı.', headers = {}) =>
  person.call({ url: `${url}/${id}/answers`, form: { form_data: { text } }, headers });
const read = async (person: Staff, id: number) =>
  (await person.call({ url: `${url}/${id}` })).body.data as SupportRecord;
const listed = async (query = '') => {
  const { body } = await desk.call({ url: `${url}/desk${query}` });
  return { rows: body.data as SupportDeskRow[], meta: body.meta };
};
const close = (id: number) => asker.call({ url: `${url}/${id}/status`, form: { _method: 'PUT', status: 'closed' } });
const mails = () =>
  test.services.db.selectFrom('mails').select(['purpose', 'recipient', 'reply_to', 'subject', 'text']).execute();

describe('support queue', () => {
  it('lists the requests of all users: open and important ones first, the longest waiting first', async () => {
    const [closed, answered] = [await request({ subject: 'Kapalı' }), await request({ subject: 'Yanıtlı' })];
    await close(closed.id);
    await say(desk, answered.id);
    await request({ subject: 'Düşük', importance: 'low' });
    await request({ subject: 'İlk olağan' });
    await request({ subject: 'İkinci olağan' }, desk);
    await request({ subject: 'Yüksek', importance: 'high' });
    const { rows, meta } = await listed();
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Yüksek',
      'İlk olağan',
      'İkinci olağan',
      'Düşük',
      'Yanıtlı',
      'Kapalı',
    ]);
    expect([meta?.total, rows[0]]).toMatchObject([6, { author: 'Ayşe Yılmaz', importance: 'high', status: 'open' }]);
  });

  it('is searchable by text and user name, filtered by status, and paginated', async () => {
    for (let at = 1; at <= 21; at += 1) await request({ subject: `Talep ${at}` });
    const { id } = await request({ subject: 'Dil eklenemiyor' });
    await close(id);
    expect((await listed('?page=2')).rows).toHaveLength(2);
    expect((await listed('?search=dil')).rows).toMatchObject([{ id }]);
    expect((await listed(`?search=${encodeURIComponent('AYŞE yilmaz talep 21')}`)).rows).toMatchObject([
      { subject: 'Talep 21' },
    ]);
    expect((await listed('?status=closed')).rows).toMatchObject([{ id }]);
  });

  it('is listed on the dashboard as needing attention while a request is open', async () => {
    const attention = async (person: Staff) =>
      (await person.call({ url: '/api/admin/statistics' })).body.data as Statistics;
    const { id } = await request();
    await request();
    await say(desk, id);
    expect((await attention(desk)).attention).toContainEqual({ kind: 'support-requests', count: 1 });
    const kinds = (await attention(asker)).attention.map(({ kind }) => kind);
    expect(kinds).not.toContain('support-requests');
  });

  it.each(['editor', 'hr', 'support', 'admin'] as const)('returns 403 for %s', async (role) => {
    const person = await signIn(test, role);
    expect((await person.call({ url: `${url}/desk` })).status).toBe(403);
  });
});

describe('a reply to a support request', () => {
  it('is shown to the requester, whose next message reopens the request', async () => {
    const { id } = await request();
    const { status, body } = await say(desk, id);
    expect([status, body]).toMatchObject([
      200,
      { message: 'Gönderildi!', data: { status: 'answered', answers: 1, is_own: false } },
    ]);
    expect(await read(asker, id)).toMatchObject({
      status: 'answered',
      is_own: true,
      messages: [
        { message: texts.message, is_own: true },
        { message: 'Dosya 10 MB’tan küçük olmalı.', is_own: false },
      ],
    });
    await say(asker, id, 'Küçülttüm, yine olmuyor.');
    expect(await read(desk, id)).toMatchObject({
      status: 'open',
      answers: 1,
      is_own: false,
      author: 'Ayşe Yılmaz',
      messages: [{ is_own: false }, { is_own: true }, { is_own: false, message: 'Küçülttüm, yine olmuyor.' }],
    });
  });

  it('reopens a closed request when the requester writes it', async () => {
    const { id } = await request();
    await close(id);
    expect((await say(asker, id)).body.data).toMatchObject({ status: 'open' });
  });

  it('to one’s own request does not count as a reply', async () => {
    const { id } = await request({}, desk);
    expect((await say(desk, id)).body.data).toMatchObject({ status: 'open', answers: 0, is_own: true });
  });

  it.each(['editor', 'support', 'admin'] as const)(
    'cannot be sent by %s, who cannot read the request either',
    async (role) => {
      const { id } = await request();
      const other = await signIn(test, role);
      expect((await other.call({ url: `${url}/${id}` })).status).toBe(404);
      expect((await say(other, id)).status).toBe(404);
      expect((await read(asker, id)).messages).toHaveLength(1);
    },
  );

  it('is stored once, however often the browser sends it', async () => {
    const { id } = await request();
    const headers = { 'idempotency-key': '4f0c7a52-5b1e-4c7a-9d6f-0a4f6f3f9c11' };
    await Promise.all([say(desk, id, 'Bakıyoruz.', headers), say(desk, id, 'Bakıyoruz.', headers)]);
    expect((await read(asker, id)).messages).toHaveLength(2);
  });

  it.each([
    [' ', '* Bu Alan Zorunlu'],
    ['a'.repeat(4_001), 'Bu Alan 4000 Karakteri Geçemez'],
  ])('is rejected as %.5j', async (text, message) => {
    const { id } = await request();
    const { status, body } = await say(desk, id, text);
    expect([status, body.errors, (await read(asker, id)).status]).toEqual([422, { text: message }, 'open']);
  });

  it('is recorded in the audit log with the subject of the request', async () => {
    const { id } = await request();
    await say(desk, id);
    const rows = await test.services.db.selectFrom('audit').selectAll().where('entity_id', '=', id).execute();
    expect(rows.at(-1)).toMatchObject({
      action: 'send',
      entity: 'support',
      title: texts.subject,
      actor_id: desk.userId,
    });
  });
});

describe('support by e-mail', () => {
  const forwardTo = (support_email: string) =>
    saveMailSettings(
      test.services.db,
      { from_name: '', from_email: '', reply_to: '', support_email, version: 1 },
      { now: new Date().toISOString(), userId: desk.userId },
    );
  const emailOf = async ({ userId }: Staff) =>
    (await test.services.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow())
      .email;
  beforeEach(() => {
    test.services.config.smtpUrl = 'smtp://localhost:1';
  });

  it('forwards a request with all its content and the requester as reply address', async () => {
    await forwardTo('destek@ornek.example');
    const { id } = await request({ subject: 'Görsel\u2028yüklenmiyor', importance: 'high' });
    const [mail, ...others] = await mails();
    expect([mail, others]).toEqual([
      {
        purpose: 'support',
        recipient: 'destek@ornek.example',
        reply_to: await emailOf(asker),
        subject: `Destek talebi ${id}: Görsel yüklenmiyor`,
        text: expect.stringContaining('Önem: Yüksek\n\nKapak görseli yüklerken hata alıyorum.\n'),
      },
      [],
    ]);
    expect(mail?.text).toContain(`/admin/support/request?id=${id}`);
  });

  it('forwards messages of the requester too, and notifies only the requester of a reply', async () => {
    const { id } = await request();
    expect(await mails()).toEqual([]);
    await forwardTo('destek@ornek.example');
    await say(desk, id);
    expect(await mails()).toMatchObject([
      {
        recipient: await emailOf(asker),
        subject: `Yanıtlandı: ${texts.subject}`,
        text: expect.stringContaining('Dosya 10 MB’tan küçük olmalı.'),
      },
    ]);
    await say(asker, id, 'Teşekkürler.');
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([await emailOf(asker), 'destek@ornek.example']);
  });

  it('sends nothing without a mail server', async () => {
    await forwardTo('destek@ornek.example');
    test.services.config.smtpUrl = null;
    await say(desk, (await request()).id);
    expect(await mails()).toEqual([]);
  });

  it('sends nothing for a request that was rejected', async () => {
    await forwardTo('destek@ornek.example');
    await request({ message: 'k' });
    expect(await mails()).toEqual([]);
  });
});
