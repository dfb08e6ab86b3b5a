import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StatusData } from '@vitrin/shared-contracts/auth';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import { sendRequest } from '../../testing/send-request.ts';
import { pdf } from '../../testing/cvs.ts';
import { mailboxSite } from '../../testing/mailbox-site.ts';
import { cvFile } from '../../testing/public-forms.ts';
import { signIn } from '../../testing/sign-in.ts';

const { test, notice, staff, urls, receive, list, read, unread, put, remove, auditEntries } = mailboxSite();

describe('message list', () => {
  it('shows twenty messages per page, newest first, with an excerpt of the text only', async () => {
    for (let at = 1; at <= 21; at += 1)
      await receive(`Konu ${at}`, { message: `Mesaj ${at} ` + 'uzun söz '.repeat(40) });
    const first = await list();
    expect([first.rows.length, first.subjects[0], first.meta]).toEqual([
      20,
      'Konu 21',
      { page: 1, page_size: 20, total: 21 },
    ]);
    expect(first.rows[0]).toEqual({
      id: expect.any(Number),
      reference: expect.any(String),
      section: 'mail',
      check: 0,
      name: 'Ayşe Işık',
      email: 'ayse@ornek.example',
      subject: 'Konu 21',
      excerpt: expect.stringMatching(/^Mesaj 21 uzun söz .{50,130}…$/),
      has_cv: false,
      stage: 'new',
      assignee: null,
      labels: [],
      opening: null,
      quarantine: [],
      created_at: expect.any(String),
    });
    expect([(await list('?page=2')).subjects, (await list('?page=9')).subjects]).toEqual([['Konu 1'], []]);
  });

  it.each([
    ['İŞIK', 1],
    ['isik', 1],
    ['ayse@ornek', 1],
    ['melet kopru', 1],
    ['melet yok', 0],
    ['', 1],
  ])('for the search %j returns %i messages', async (search, count) => {
    await receive('Köprü');
    const { rows, meta } = await list(`?section=mail&search=${encodeURIComponent(search)}`);
    expect([rows.length, meta?.total]).toEqual([count, count]);
  });

  it('is searched by the reference number of the visitor', async () => {
    const { reference } = await read(await receive('Köprü'));
    await receive('Başka');
    expect((await list(`?search=${reference.toLowerCase()}`)).subjects).toEqual(['Köprü']);
  });

  it('separates suspected spam in list and count', async () => {
    const id = await receive('Reklam', { website: 'x' });
    await receive('Soru', { message: 'Bir sorum olacaktı size.' });
    expect([(await list()).subjects, (await list('?quarantine=1')).subjects]).toEqual([['Soru'], ['Reklam']]);
    expect(await unread()).toEqual({ count: 1 });
    expect((await list('?quarantine=1')).rows[0]?.quarantine).toEqual(['honeypot']);
    await put('/trash', { trash_list: [id] });
    expect((await list('?section=trash')).subjects).toEqual(['Reklam']);
    expect((await list('?section=trash&quarantine=1')).subjects).toEqual(['Reklam']);
  });

  it('accepts only two sections', async () => {
    expect((await staff().call({ url: `${urls.contact}?section=spam` })).status).toBe(400);
  });
});

describe('message', () => {
  it('is returned with all fields', async () => {
    const id = await receive('Köprü');
    expect(await read(id)).toEqual({
      id,
      reference: expect.any(String),
      section: 'mail',
      check: 0,
      name: 'Ayşe Işık',
      email: 'ayse@ornek.example',
      phone: '+90 (452) 555 00 00',
      tel: 'tel:+904525550000',
      subject: 'Köprü',
      message: 'Melet köprüsü için teklif almak istiyoruz.',
      lang: 'tr',
      notice_revision: notice(),
      opening: null,
      quarantine: [],
      created_at: expect.any(String),
      retain_until: expect.any(String),
      pool_consent_at: null,
      cv: null,
      stage: 'new',
      assignee: null,
      labels: [],
      notes: [],
      events: [{ id: 0, at: expect.any(String), actor: '', event: 'received', detail: '' }],
      replies: [],
      related: [],
    });
  });

  it('is marked as read and unread, with an audit log entry that contains no personal data', async () => {
    const id = await receive('Köprü');
    const { reference } = await read(id);
    expect(await unread()).toEqual({ count: 1 });
    const { status, body } = await put('/check', { id: String(id) });
    expect([status, body]).toEqual([200, { success: true, message: 'Güncellendi!', data: { id, check: 1 } }]);
    expect([await unread(), (await read(id)).check]).toEqual([{ count: 0 }, 1]);
    await put('/check', { id: String(id) });
    expect(await auditEntries()).toEqual([{ action: 'update', entity: 'contact', entity_id: id, title: reference }]);
    await put('/check', { id: String(id), check: '0' });
    expect(await unread()).toEqual({ count: 1 });
    expect((await put('/check', { id: '999999' })).status).toBe(404);
  });

  it('is moved to the trash and back', async () => {
    const [one, two] = [await receive('Bir numara'), await receive('İki numara')];
    const { body } = await put('/trash', { trash_list: [one, two, one] });
    expect(body).toEqual({ success: true, message: 'Çöpe Taşındı!' });
    expect([(await list()).subjects, (await list('?section=trash')).subjects, await unread()]).toEqual([
      [],
      ['İki numara', 'Bir numara'],
      { count: 0 },
    ]);
    await put('/restore', { restore_list: [one] });
    expect((await list()).subjects).toEqual(['Bir numara']);
    expect((await auditEntries()).map(({ title }) => title.split(', ').length)).toEqual([2, 1]);
  });

  it('leaves the quarantine when staff restore it', async () => {
    const id = await receive('Aslında dürüst', { website: 'x' });
    await put('/restore', { restore_list: [id] });
    expect([(await list()).subjects, (await list('?quarantine=1')).subjects]).toEqual([['Aslında dürüst'], []]);
  });

  it('is deleted only from the trash, all selected messages or none', async () => {
    const [one, two] = [await receive('Bir numara'), await receive('İki numara')];
    await put('/trash', { trash_list: [one] });
    const refused = await remove([one, two]);
    expect([refused.status, refused.body.message]).toEqual([409, 'Yalnızca çöp kutusundaki iletiler silinebilir.']);
    expect((await list('?section=trash')).subjects).toEqual(['Bir numara']);
    const { body } = await remove([one]);
    expect(body).toEqual({ success: true, message: 'Silindi!' });
    expect([(await list('?section=trash')).subjects, (await remove([one])).status]).toEqual([[], 409]);
    expect((await staff().call({ url: `${urls.contact}/${one}` })).status).toBe(404);
  });

  it('is moved together with all selected messages, or none is', async () => {
    const id = await receive('Bir numara');
    expect((await put('/trash', { trash_list: [id, 999_999] })).status).toBe(409);
    expect((await list()).subjects).toEqual(['Bir numara']);
  });

  it.each([[[]], [['x']], [Array.from({ length: 501 }, (_, at) => at + 1)], ['bozuk']])(
    'requires a valid list of ids: case %#',
    async (ids) => {
      const { status } = await put('/trash', { trash_list: ids });
      expect([400, 422]).toContain(status);
    },
  );
});

it('changes to messages do not invalidate the page cache', async () => {
  const before = test().services.contentVersion.current();
  const id = await receive('Köprü');
  await put('/check', { id: String(id) });
  await put('/trash', { trash_list: [id] });
  await remove([id]);
  expect(test().services.contentVersion.current()).toBe(before);
});

describe('job application', () => {
  const kind = 'human-resources';
  const cvs = () => readdirSync(join(test().services.config.dataDir, 'private', 'cv'));

  it('returns its CV to users with the right and loses it when deleted', async () => {
    const id = await receive('Mühendis', {}, kind);
    expect((await list('', kind)).rows[0]).toMatchObject({ subject: 'Mühendis', has_cv: true });
    expect((await read(id, kind)).cv).toEqual({ name: 'Özgeçmiş.pdf', bytes: pdf.length, type: 'pdf' });
    const answer = await test().app.inject({ method: 'GET', url: `${urls[kind]}/${id}/cv`, headers: staff().headers });
    expect([answer.rawPayload, answer.headers['content-disposition'], answer.headers['cache-control']]).toEqual([
      pdf,
      "attachment; filename*=UTF-8''%C3%96zge%C3%A7mi%C5%9F.pdf",
      'no-store',
    ]);
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect((await staff().call({ url: `${urls[kind]}/999999/cv` })).status).toBe(404);
    await put('/trash', { trash_list: [id] }, kind);
    await remove([id], kind);
    expect(cvs()).toEqual([]);
  });

  it('returns the CV under its original file name, including special characters', async () => {
    const cv = cvFile(pdf, "CV (Ayşe'nin)!.pdf");
    const id = await receive('Mühendis', { cv }, kind);
    const answer = await test().app.inject({ url: `${urls[kind]}/${id}/cv`, headers: staff().headers });
    expect([answer.headers['content-disposition'], answer.headers['content-type']]).toEqual([
      "attachment; filename*=UTF-8''CV%20%28Ay%C5%9Fe%27nin%29%21.pdf",
      'application/pdf',
    ]);
  });

  it('is not accessible as a contact message', async () => {
    const id = await receive('Mühendis', {}, kind);
    expect((await staff().call({ url: `${urls.contact}/${id}` })).status).toBe(404);
    expect((await put('/trash', { trash_list: [id] })).status).toBe(409);
    expect([await unread(), await unread(kind)]).toEqual([{ count: 0 }, { count: 1 }]);
  });
});

describe('inbox access', () => {
  it.each<[RoleGroup, number, number]>([
    ['support', 200, 403],
    ['hr', 403, 200],
    ['editor', 403, 403],
    ['admin', 200, 200],
  ])('for the role %s: contact %i, applications %i', async (role, contact, applications) => {
    const person = await signIn(test(), role);
    const refused = Array.from({ length: 7 }, () => 403);
    for (const [kind, status] of [
      ['contact', contact],
      ['human-resources', applications],
    ] as const) {
      const reads = ['', '/not-check-count', '/1'].map((path) => person.call({ url: `${urls[kind]}${path}` }));
      const writes = [
        person.call({ url: `${urls[kind]}/trash`, form: { _method: 'PUT', trash_list: [1] } }),
        person.call({ url: `${urls[kind]}/restore`, form: { _method: 'PUT', restore_list: [1] } }),
        person.call({ url: `${urls[kind]}/check`, form: { _method: 'PUT', id: '1' } }),
        person.call({ url: urls[kind], form: { _method: 'DELETE', delete_list: [1] } }),
      ];
      const statuses = (await Promise.all([...reads, ...writes])).map((answer) => answer.status);
      expect(statuses).toEqual(status === 403 ? refused : [200, 200, 404, 409, 409, 404, 409]);
    }
  });

  it('the status contains the unread counts of the readable inboxes', async () => {
    await receive('Köprü');
    await receive('Mühendis', {}, 'human-resources');
    const unreadOf = async (role: RoleGroup) => {
      const { body } = await (await signIn(test(), role)).call({ url: '/api/admin/status' });
      return (body.data as StatusData).unread;
    };
    expect([
      await unreadOf('support'),
      await unreadOf('hr'),
      await unreadOf('editor'),
      await unreadOf('admin'),
    ]).toEqual([{ contact: 1 }, { human_resources: 1 }, {}, { contact: 1, human_resources: 1 }]);
  });

  it('returns 401 to anonymous clients', async () => {
    const id = await receive('Mühendis', {}, 'human-resources');
    for (const path of ['', `/${id}`, `/${id}/cv`])
      expect((await sendRequest(test().app, { url: `${urls['human-resources']}${path}` })).status).toBe(401);
  });
});
