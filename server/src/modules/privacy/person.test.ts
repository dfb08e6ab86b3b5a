import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { DataRequestRecord, PersonalData, PersonCandidate } from '@vitrin/shared-contracts/privacy';
import { pdf } from '../../testing/cvs.ts';
import { insertMessage } from '../../testing/insert-message.ts';
import { createUser, signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { cvEntryName } from './cv-entry-name.ts';

const url = '/api/admin/privacy';
const person = { email: 'Ayse@Ornek.example', sender: 'ayse@ornek.example' };

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const cvFolder = () => join(test.services.config.dataDir, 'private/cv');

async function storeCv(messageId: number, name = 'Özgeçmiş.pdf'): Promise<void> {
  mkdirSync(cvFolder(), { recursive: true });
  const file = `cv-${messageId}`;
  writeFileSync(join(cvFolder(), file), pdf);
  await test.services.db
    .insertInto('message_cvs')
    .values({ message_id: messageId, name, bytes: pdf.length, type: 'pdf', file })
    .execute();
}

async function storeMail(recipient: string, message_id: number | null, purpose: 'reply' | 'notification' = 'reply') {
  const at = new Date().toISOString();
  await test.services.db
    .insertInto('mails')
    .values({
      purpose,
      message_id,
      recipient,
      subject: 'Yanıt',
      text: '<b>Merhaba</b>',
      created_at: at,
      next_try_at: at,
    })
    .execute();
}

/**
 * Stores an application with CV, note, reply and staff notification, a message in the trash, one in quarantine, and one
 * of another person.
 */
async function storeAll() {
  const application = await insertMessage(test, { ...person, kind: 'human-resources', subject: 'Mühendis' });
  await storeCv(application.id);
  const trashed = await insertMessage(test, { ...person, section: 'trash', message: '<script>alert(1)</script>' });
  const suspected = await insertMessage(test, { ...person, quarantine: '["links"]' });
  const other = await insertMessage(test, { name: 'Can Su', email: 'can@ornek.example', sender: 'can@ornek.example' });
  const note = { message_id: application.id, author_id: staff.userId, text: 'Güçlü aday.' };
  await test.services.db
    .insertInto('message_notes')
    .values({ ...note, created_at: new Date().toISOString() })
    .execute();
  await storeMail(person.email, application.id);
  await storeMail('kisi@vitrin.localhost', application.id, 'notification');
  await storeMail(person.email, null);
  await storeMail('can@ornek.example', other.id);
  const request = { kind: 'copy', name: 'Ayşe Işık', email: person.email, received_on: '2026-01-05', text: 'Kopya.' };
  const { body } = await staff.call({ url: `${url}/requests`, form: { form_data: request } });
  return { application, trashed, suspected, other, request: body.data as DataRequestRecord };
}

const fetchPersonalData = async (email: string) =>
  (await staff.call({ url: `${url}/person?email=${encodeURIComponent(email)}` })).body.data as PersonalData;

const erase = (form_data: object) => staff.call({ url: `${url}/erase`, form: { form_data } });

function exported(email: string) {
  const address = `${url}/person/export?email=${encodeURIComponent(email)}`;
  return test.app.inject({ method: 'GET', url: address, headers: staff.headers });
}

async function trail(action: string) {
  const rows = await test.services.db.selectFrom('audit').selectAll().where('action', '=', action).execute();
  return rows.filter(({ entity }) => entity === 'personal-data').map(({ title }) => title);
}

async function destructions() {
  const rows = await test.services.db.selectFrom('destructions').selectAll().orderBy('id').execute();
  return rows.map(({ kind, reason, count, actor, reference_list }) => [kind, reason, count, actor, reference_list]);
}

describe('personal data search', () => {
  it('finds everything from the e-mail, regardless of case', async () => {
    const { application, trashed, suspected, request } = await storeAll();
    const found = await fetchPersonalData('AYSE@ornek.example ');
    expect(found).toMatchObject({ email: person.sender, message_total: 3, mails: 1, is_staff: false });
    expect(found.requests.map(({ reference }) => reference)).toEqual([request.reference]);
    expect(found.requests[0]).not.toHaveProperty('text');
    expect(
      found.messages.map(({ reference, section, quarantined, has_cv, notes, replies }) => [
        reference,
        section,
        quarantined,
        has_cv,
        notes,
        replies,
      ]),
    ).toEqual([
      [suspected.reference, 'mail', true, false, 0, 0],
      [trashed.reference, 'trash', false, false, 0, 0],
      [application.reference, 'mail', false, true, 1, 1],
    ]);
  });

  it('is recorded in the audit log without naming the person', async () => {
    await fetchPersonalData(person.email);
    await staff.call({ url: `${url}/person/near?search=${encodeURIComponent('ayşe ışık')}` });
    expect(await trail('read')).toEqual(['a…@ornek.example', 'a… ı…']);
  });

  it('reports when the e-mail belongs to a staff member', async () => {
    await createUser(test, 'Uzman@vitrin.localhost', 'editor');
    expect(await fetchPersonalData('uzman@vitrin.localhost')).toMatchObject({ is_staff: true, messages: [] });
  });

  it('returns similar people by name, telephone number or reference', async () => {
    const { application, request } = await storeAll();
    for (const search of ['IŞIK', '555 00', application.reference, request.reference]) {
      const { body } = await staff.call({ url: `${url}/person/near?search=${encodeURIComponent(search)}` });
      expect((body.data as PersonCandidate[]).map(({ email }) => email)).toContain(person.sender);
    }
    const { body } = await staff.call({ url: `${url}/person/near?search=ayse` });
    expect(body.data).toEqual([{ email: person.sender, name: 'Ayşe Işık', messages: 3, requests: 1 }]);
    expect((await staff.call({ url: `${url}/person/near` })).body.data).toEqual([]);
  });

  it.each(['', '?email=ayse', '?email=a%40b'])('requires a valid e-mail: %j', async (query) => {
    expect((await staff.call({ url: `${url}/person${query}` })).status).toBe(422);
  });
});

describe('personal data archive', () => {
  it('contains all data as JSON and HTML, and the CVs', async () => {
    const { application, request } = await storeAll();
    const answer = await exported(person.email);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/zip',
      'attachment; filename="kisisel-veriler.zip"',
    ]);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const cv = `ozgecmisler/${application.reference}-Özgeçmiş.pdf`;
    expect(Object.keys(files)).toEqual(['kisisel-veriler.html', 'kisisel-veriler.json', cv]);
    expect(Buffer.from(files[cv] ?? [])).toEqual(pdf);
    const data = JSON.parse(strFromU8(files['kisisel-veriler.json'] ?? new Uint8Array())) as Record<string, unknown[]>;
    expect([data.messages?.length, data.mails?.length, data.requests?.length]).toEqual([3, 1, 1]);
    expect(data.messages?.[0]).toMatchObject({
      reference: application.reference,
      stage: 'Yeni',
      notes: [{ text: 'Güçlü aday.' }],
      replies: [{ subject: 'Yanıt' }],
      cv: { file: cv },
    });
    expect(JSON.stringify(data)).not.toContain('can@ornek.example');
    const html = strFromU8(files['kisisel-veriler.html'] ?? new Uint8Array());
    expect(html).not.toContain('<script');
    for (const message of ['&lt;script&gt;alert(1)', '&lt;b&gt;Merhaba', request.reference, cv])
      expect(html).toContain(message);
  });

  it('is recorded in the audit log, and returns 404 for an unknown person', async () => {
    expect((await exported('kimse@ornek.example')).statusCode).toBe(404);
    await storeAll();
    await exported(person.email);
    expect(await trail('export')).toEqual(['a…@ornek.example']);
  });

  it('contains each message once, even with more messages than one batch', async () => {
    for (let at = 0; at < 101; at += 1) await insertMessage(test, person);
    const files = unzipSync(new Uint8Array((await exported(person.email)).rawPayload));
    const { messages } = JSON.parse(strFromU8(files['kisisel-veriler.json'] ?? new Uint8Array())) as {
      messages: { reference: string }[];
    };
    expect(new Set(messages.map(({ reference }) => reference)).size).toBe(101);
  });

  it('omits a CV whose file is missing', async () => {
    const { id } = await insertMessage(test, person);
    const lost = { message_id: id, name: 'cv.pdf', bytes: 1, type: 'pdf', file: 'yok' } as const;
    await test.services.db.insertInto('message_cvs').values(lost).execute();
    const files = unzipSync(new Uint8Array((await exported(person.email)).rawPayload));
    expect(Object.keys(files)).toEqual(['kisisel-veriler.html', 'kisisel-veriler.json']);
  });

  it.each([
    ['../../etc/passwd', 'ozgecmisler/AB-_etc_passwd.pdf'],
    ['cv.pdf.exe', 'ozgecmisler/AB-cv_pdf.pdf'],
    ['.pdf', 'ozgecmisler/AB-ozgecmis.pdf'],
    ['a'.repeat(200), `ozgecmisler/AB-${'a'.repeat(80)}.pdf`],
  ])('gives the CV %j a file name without a path', (name, expected) => {
    expect(cvEntryName('AB', { name, type: 'pdf' })).toBe(expected);
  });
});

describe('erasure', () => {
  it('destroys messages, files and mails, keeps the request, and records the destruction without the content', async () => {
    const { application, trashed, suspected, other, request } = await storeAll();
    const received: unknown[] = [];
    test.services.inbox.subscribe((happening) => received.push(happening));
    const { status, body } = await erase({ email: person.email, request_id: request.id });
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Silindi!', data: { messages: 3, files: 1, mails: 3, subscriptions: 0 } },
    ]);
    expect(await fetchPersonalData(person.email)).toMatchObject({
      messages: [],
      mails: 0,
      requests: [{ id: request.id }],
    });
    const { db } = test.services;
    expect((await db.selectFrom('messages').select('id').execute()).map(({ id }) => id)).toEqual([other.id]);
    expect((await db.selectFrom('mails').select('recipient').execute()).map(({ recipient }) => recipient)).toEqual([
      'can@ornek.example',
    ]);
    expect(await db.selectFrom('message_notes').select('id').execute()).toEqual([]);
    expect(readdirSync(cvFolder())).toEqual([]);
    expect(await destructions()).toEqual([
      ['contact', 'request', 2, 'Ayşe Yılmaz', JSON.stringify([trashed.reference, suspected.reference])],
      ['human-resources', 'request', 1, 'Ayşe Yılmaz', JSON.stringify([application.reference])],
      ['mails', 'request', 3, 'Ayşe Yılmaz', '[]'],
    ]);
    expect(await trail('delete')).toEqual(['a…@ornek.example']);
    expect(received).toHaveLength(2);
  });

  it('without a request is recorded as a decision of the company', async () => {
    await insertMessage(test, person);
    await erase({ email: person.email });
    expect((await destructions()).map(([kind, reason]) => [kind, reason])).toEqual([['contact', 'decision']]);
  });

  it('changes nothing for an unknown person or request', async () => {
    const { id } = await insertMessage(test, person);
    await storeCv(id);
    expect((await erase({ email: 'kimse@ornek.example' })).status).toBe(404);
    const wrong = await erase({ email: person.email, request_id: 999_999 });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { request_id: 'Böyle Bir Başvuru Yok' }]);
    expect((await fetchPersonalData(person.email)).message_total).toBe(1);
    expect(readdirSync(cvFolder())).toHaveLength(1);
    expect(await destructions()).toEqual([]);
  });
});

it.each(['editor', 'hr', 'support'] as const)('personal data denies access to %s', async (role) => {
  const other = await signIn(test, role);
  const calls = [
    other.call({ url: `${url}/person?email=a@ornek.example` }),
    other.call({ url: `${url}/person/near?search=a` }),
    other.call({ url: `${url}/person/export?email=a@ornek.example` }),
    other.call({ url: `${url}/erase`, form: { form_data: { email: 'a@ornek.example' } } }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
