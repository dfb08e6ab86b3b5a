import { docx, pdf } from '../../testing/cvs.ts';
import { cvFile } from '../../testing/public-forms.ts';
import { formSite } from '../../testing/form-site.ts';

const { db, send, storedMessages, filesIn } = formSite();

describe('spam', () => {
  it('waits in quarantine, and its sender is told nothing of it', async () => {
    const { status, body } = await send('contact', { website: 'https://x.example' });
    expect([status, body.message]).toEqual([200, 'Gönderildi!']);
    expect(await storedMessages()).toMatchObject([{ quarantine: '["honeypot"]', name: 'Ayşe Işık' }]);
  });

  it('is known by the same words from many, however they are spaced', async () => {
    const message = 'Web siteniz için çok özel bir teklifimiz var, hemen yazın';
    for (const [at, text] of [message, message.toUpperCase(), `${message}!!`, message].entries())
      await send('contact', { email: `kisi${at}@ornek.example`, message: text, subject: `Teklif ${at}` });
    expect((await storedMessages()).map(({ quarantine }) => quarantine)).toEqual(['[]', '[]', '[]', '["repeated"]']);
  });

  it('is never a person who writes twice', async () => {
    for (const subject of ['Bir', 'İki'].map((word) => `${word} numara`)) await send('contact', { subject });
    expect((await storedMessages()).map(({ quarantine }) => quarantine)).toEqual(['[]', '[]']);
  });
});

let last = 0;
describe('one address', () => {
  let from: string;
  beforeEach(() => (from = `203.0.113.${(last += 1)}`));

  it('sends five messages a minute and is then asked to wait, in its own language', async () => {
    for (let at = 0; at < 5; at += 1)
      expect((await send('contact', { subject: `Soru ${at}` }, { from })).status).toBe(200);
    const { status, headers, body } = await send('contact', { subject: 'Altıncı' }, { from, lang: 'en' });
    expect([status, body.message]).toEqual([429, 'Too many forms. Please try again later.']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('contact', { subject: 'Soru 4' }, { from })).status).toBe(200);
    expect((await send('contact', { subject: 'Başka' })).status).toBe(200);
    expect(await storedMessages()).toHaveLength(6);
  });

  it('may correct its fields as often as it takes', async () => {
    for (let at = 0; at < 8; at += 1) expect((await send('contact', { name: '' }, { from })).status).toBe(422);
    expect((await send('contact', {}, { from })).status).toBe(200);
  });

  it('that floods is refused before its body is read', async () => {
    const flood = Array.from({ length: 31 }, () => send('contact', { name: '' }, { from: '2001:db8:1:2::1' }));
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect([statuses.filter((status) => status === 422).length, statuses.at(-1)]).toEqual([30, 429]);
    expect((await send('contact', {}, { from: '2001:db8:1:2:ffff::9' })).status).toBe(429);
  });
});

describe('the same form sent again', () => {
  it('is one message and gets the first answer', async () => {
    const first = await send('human-resources');
    const second = await send('human-resources');
    expect(second.body).toEqual(first.body);
    expect([(await storedMessages()).length, filesIn('private', 'cv').length]).toEqual([1, 1]);
  });

  it('is another message with another CV', async () => {
    await send('human-resources');
    await send('human-resources', { cv: cvFile(docx, 'cv.docx') });
    expect([(await storedMessages()).length, filesIn('private', 'cv').length]).toEqual([2, 2]);
  });

  it('is another message after ten minutes, but not under its old key', async () => {
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

it('fifty people at once, each with a nervous finger: nothing lost, nothing twice', async () => {
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

describe('many files at once', () => {
  const large = cvFile(Buffer.concat([Buffer.alloc(300 * 1_024, pdf), pdf]));
  const apply = (at: number, from: string) =>
    send('human-resources', { cv: large, email: `aday${at}@ornek.example` }, { from });

  it('are all accepted, because the limit counts only received files', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, (_, at) => apply(at, `198.51.100.${at}`)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect([(await storedMessages()).length, filesIn('private', 'cv').length, filesIn('incoming')]).toEqual([
      40,
      40,
      [],
    ]);
  });

  it('of one address are fewer still, so that it holds up nobody but itself', async () => {
    const statuses = await Promise.all(Array.from({ length: 6 }, (_, at) => apply(at, '198.51.100.200')));
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await apply(7, '198.51.100.200')).status).toBe(200);
  });
});
