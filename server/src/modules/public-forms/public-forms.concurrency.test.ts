import { docx, pdf } from '../../testing/cvs.ts';
import { cvFile } from '../../testing/public-forms.ts';
import { formSite } from '../../testing/form-site.ts';

const { db, send, storedMessages, filesIn } = formSite();

describe('spam detection', () => {
  it('moves spam to quarantine without notice to the sender', async () => {
    const { status, body } = await send('contact', { website: 'https://x.example' });
    expect([status, body.message]).toEqual([200, 'Gönderildi!']);
    expect(await storedMessages()).toMatchObject([{ quarantine: '["honeypot"]', name: 'Ayşe Işık' }]);
  });

  it('recognises the same text from several senders, regardless of spacing', async () => {
    const message = 'Web siteniz için çok özel bir teklifimiz var, hemen yazın';
    for (const [at, text] of [message, message.toUpperCase(), `${message}!!`, message].entries())
      await send('contact', { email: `kisi${at}@ornek.example`, message: text, subject: `Teklif ${at}` });
    expect((await storedMessages()).map(({ quarantine }) => quarantine)).toEqual(['[]', '[]', '[]', '["repeated"]']);
  });

  it('accepts two messages of the same sender', async () => {
    for (const subject of ['Bir', 'İki'].map((word) => `${word} numara`)) await send('contact', { subject });
    expect((await storedMessages()).map(({ quarantine }) => quarantine)).toEqual(['[]', '[]']);
  });
});

let last = 0;
describe('form throttle per IP address', () => {
  let from: string;
  beforeEach(() => (from = `203.0.113.${(last += 1)}`));

  it('allows five messages a minute, then returns 429 in the visitor’s language', async () => {
    for (let at = 0; at < 5; at += 1)
      expect((await send('contact', { subject: `Soru ${at}` }, { from })).status).toBe(200);
    const { status, headers, body } = await send('contact', { subject: 'Altıncı' }, { from, lang: 'en' });
    expect([status, body.message]).toEqual([429, 'Too many forms. Please try again later.']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('contact', { subject: 'Soru 4' }, { from })).status).toBe(200);
    expect((await send('contact', { subject: 'Başka' })).status).toBe(200);
    expect(await storedMessages()).toHaveLength(6);
  });

  it('does not count rejected forms as messages', async () => {
    for (let at = 0; at < 8; at += 1) expect((await send('contact', { name: '' }, { from })).status).toBe(422);
    expect((await send('contact', {}, { from })).status).toBe(200);
  });

  it('rejects a flood before the body is read', async () => {
    const flood = Array.from({ length: 31 }, () => send('contact', { name: '' }, { from: '2001:db8:1:2::1' }));
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect([statuses.filter((status) => status === 422).length, statuses.at(-1)]).toEqual([30, 429]);
    expect((await send('contact', {}, { from: '2001:db8:1:2:ffff::9' })).status).toBe(429);
  });
});

describe('repeated form', () => {
  it('is stored once and gets the first response', async () => {
    const first = await send('human-resources');
    const second = await send('human-resources');
    expect(second.body).toEqual(first.body);
    expect([(await storedMessages()).length, filesIn('private', 'cv').length]).toEqual([1, 1]);
  });

  it('with another CV is another message', async () => {
    await send('human-resources');
    await send('human-resources', { cv: cvFile(docx, 'cv.docx') });
    expect([(await storedMessages()).length, filesIn('private', 'cv').length]).toEqual([2, 2]);
  });

  it('is another message after ten minutes, unless the idempotency key is the same', async () => {
    const headers = { 'idempotency-key': 'anahtar-0001' };
    const first = await send('contact', {}, { headers });
    const past = new Date(Date.now() - 11 * 60_000).toISOString();
    await db().updateTable('messages').set({ created_at: past }).execute();
    expect((await send('contact', {}, { headers })).body).toEqual(first.body);
    expect((await send('contact')).body).not.toEqual(first.body);
    expect((await send('contact', { subject: 'Düzelttim' }, { headers })).body).not.toEqual(first.body);
    expect((await storedMessages()).map(({ subject }) => subject)).toEqual([
      'Köprü projesi',
      'Köprü projesi',
      'Düzelttim',
    ]);
  });
});

it('fifty visitors who submit twice at once: no message is lost or duplicated', async () => {
  const people = Array.from({ length: 50 }, (_, at) => ({ email: `kisi${at}@ornek.example`, subject: `Soru ${at}` }));
  const responses = await Promise.all(
    people.flatMap((person, at) => [1, 2].map(() => send('contact', person, { from: `192.0.2.${at}` }))),
  );
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(responses.map(({ body }) => body.data?.reference)).size).toBe(50);
  expect((await storedMessages()).map(({ subject }) => subject).toSorted()).toEqual(
    people.map(({ subject }) => subject).toSorted(),
  );
});

describe('concurrent file uploads', () => {
  const large = cvFile(Buffer.concat([Buffer.alloc(300 * 1_024, pdf), pdf]));
  const apply = (at: number, from: string, bodyAfter?: Promise<void>) =>
    send('human-resources', { cv: large, email: `aday${at}@ornek.example` }, { from, ...(bodyAfter && { bodyAfter }) });

  it('are all accepted, because the limit counts only received files', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, (_, at) => apply(at, `198.51.100.${at}`)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect([(await storedMessages()).length, filesIn('private', 'cv').length, filesIn('incoming')]).toEqual([
      40,
      40,
      [],
    ]);
  });

  it('from one address have a lower limit, so that they delay only that address', async () => {
    const bothRejected = Promise.withResolvers<void>();
    const uploads = Array.from({ length: 6 }, (_, at) => apply(at, '198.51.100.200', bothRejected.promise));
    const ended: number[] = [];
    for (const upload of uploads) void upload.then(({ status }) => ended.push(status) === 2 && bothRejected.resolve());
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect([ended.slice(0, 2), statuses.filter((status) => status === 200)]).toEqual([
      [429, 429],
      [200, 200, 200, 200],
    ]);
    expect((await apply(7, '198.51.100.200')).status).toBe(200);
  });
});
