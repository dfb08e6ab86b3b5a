import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { apiSurfaceVersion, type ReleaseDescriptor, type Unit } from '@vitrin/shared-contracts/releases';
import type { RenderRequest } from '@vitrin/shared-contracts/rendering';
import { formNames } from '@vitrin/shared-contracts/submitted-form';
import { buildApi } from '../api.ts';
import { AcquireTimeout } from '../platform/database/acquire-timeout.ts';
import { loadMinimum } from '../demo/load-minimum.ts';
import type { StoredRelease } from '../releases/serving/registry.ts';
import { createReadCache } from '../platform/http/read-cache.ts';
import { pdf } from '../testing/cvs.ts';
import { cvFile, encoded, validForm, prepareForms, type Fields } from '../testing/public-forms.ts';
import { buildTestServices } from '../testing/test-app.ts';
import { fakeRegistry, fakeRenderer, previewPartsOf, renderedPage } from '../testing/test-site.ts';
import { createSiteReads } from './site-reads.ts';
import { createSurfaces } from './surfaces.routes.ts';

let folder: string;
let site: Awaited<ReturnType<typeof buildTestServices>>;
let app: FastifyInstance;
let notice: number;
let rendered: RenderRequest[];
let senders = 0;

const release = (unit: Unit): StoredRelease => ({
  descriptor: {
    unit,
    id: unit,
    contract: apiSurfaceVersion,
    runtime: '1',
    shared: {},
    files: {},
    server: {},
    styles: [],
    preload: [],
    entry: 'e.js',
  } as unknown as ReleaseDescriptor,
  folder,
  base: `/releases/${unit}/`,
});

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-form-'));
  site = await buildTestServices();
  await loadMinimum(site.services);
  const readCache = createReadCache(site.services);
  app = await buildApi(site.services, { readCache });
  const { routes } = createSurfaces({
    services: site.services,
    registry: fakeRegistry(release),
    reads: createSiteReads(app, readCache),
    renderer: fakeRenderer((request) => {
      rendered.push(request);
      return renderedPage(`<form>${request.submitted?.values.message ?? ''}</form>`);
    }),
    previewParts: previewPartsOf(() => null),
  });
  await app.register(routes);
  await app.ready();
  notice = await prepareForms({ app, ...site });
});
afterAll(async () => {
  await app.close();
  await site.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  rendered = [];
  await site.services.db.deleteFrom('messages').execute();
});

interface Posting {
  kind?: MailboxKind;
  headers?: Record<string, string>;
  url?: string;
  from?: string;
}

/** Posts a form as a browser without JavaScript does. */
async function post(changed: Fields, { kind = 'contact', headers = {}, url = '/iletisim', from }: Posting = {}) {
  senders += 1;
  const { fill_time: _measured, ...fields } = validForm(kind, notice);
  const form = await encoded({ form: formNames[kind], ...fields, ...changed });
  return app.inject({
    method: 'POST',
    url,
    remoteAddress: from ?? `10.1.0.${senders}`,
    headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', ...form.headers, ...headers },
    payload: form.payload,
  });
}

const kept = () => site.services.db.selectFrom('messages').select(['kind', 'subject', 'lang', 'quarantine']).execute();

it.each<[MailboxKind, string, string]>([
  ['contact', '/iletisim', '/iletisim?form=iletisim&durum=gonderildi'],
  ['human-resources', '/en/iletisim', '/en/iletisim?form=is-basvurusu&durum=gonderildi'],
  ['contact', '/iletisim?lang=en', '/en/iletisim?form=iletisim&durum=gonderildi'],
])('a valid %s form sent to %s redirects, so that a reload does not send it again', async (kind, url, location) => {
  const { statusCode, headers } = await post({}, { kind, url });
  expect([statusCode, headers.location]).toEqual([303, location]);
  expect(await kept()).toMatchObject([{ kind, lang: url === '/iletisim' ? 'tr' : 'en', quarantine: '[]' }]);
  await post({}, { kind, url });
  expect(await kept()).toHaveLength(1);
});

it('an invalid form is shown again with the typed text and its errors', async () => {
  const answer = await post({ name: '', message: 'K' }, { url: '/en/iletisim', headers: { cookie: '_lang=tr' } });
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
    422,
    'no-store',
    'text/html; charset=utf-8',
  ]);
  expect(answer.body).toContain('<form>K</form>');
  expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
  expect(rendered).toMatchObject([{ url: '/iletisim?form=iletisim', language: { abbr: 'en' } }]);
  expect(rendered[0]?.submitted).toEqual({
    kind: 'contact',
    values: {
      name: '',
      email: 'ayse@ornek.example',
      phone: '+90 (452) 555 00 00',
      subject: 'Köprü projesi',
      message: 'K',
      consent: '1',
      notice_revision: String(notice),
    },
    errors: {
      form: 'Not sent. Please correct the marked fields.',
      name: '* This field is required',
      message: 'At least 2 characters are needed',
    },
  });
  expect(await kept()).toEqual([]);
});

it('a form that the database cannot take now is answered with its text, ready to be sent again', async () => {
  const transaction = jest.spyOn(site.services.db, 'transaction').mockImplementation(() => {
    throw new AcquireTimeout('a test');
  });
  const answer = await post({ message: 'Zemin etüdü </textarea><script>' });
  transaction.mockRestore();
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '30',
    'no-store',
  ]);
  expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
  expect(answer.body).toContain('<form method="post" enctype="multipart/form-data" action="/iletisim">');
  expect(answer.body).toContain('<input type="hidden" name="form" value="iletisim">');
  expect(answer.body).toContain('Zemin etüdü &lt;/textarea&gt;&lt;script&gt;');
  expect(answer.body).toContain('value="Köprü projesi"');
  expect(answer.body).not.toContain('type="file"');
  expect(await kept()).toEqual([]);
});

it('a form that the database cannot take now is answered in the language of its page', async () => {
  const transaction = jest.spyOn(site.services.db, 'transaction').mockImplementation(() => {
    throw new AcquireTimeout('a test');
  });
  const answer = await post({}, { url: '/en/iletisim' });
  transaction.mockRestore();
  expect(answer.body).toContain('<html lang="en" dir="ltr">');
  expect(answer.body).toContain('<label>Full name<br>');
  expect(answer.body).toContain('<button>Send again</button>');
});

it('an invalid form is never cached for other visitors', async () => {
  await post({ name: '', message: 'Kısa' });
  const page = await app.inject({ method: 'GET', url: '/iletisim?form=iletisim' });
  expect([page.statusCode, page.body.includes('Kısa'), rendered.map(({ submitted }) => submitted?.kind)]).toEqual([
    200,
    false,
    ['contact', undefined],
  ]);
});

it('the page asks for the file again, because a browser cannot restore a chosen file', async () => {
  await post({ name: '' }, { kind: 'human-resources' });
  expect(rendered[0]?.submitted).toMatchObject({
    kind: 'human-resources',
    errors: { name: '* Bu Alan Zorunlu', cv: 'Özgeçmişinizi Yeniden Seçiniz; Tarayıcılar Seçilen Dosyayı Saklayamaz' },
  });
});

it('a file beyond the limit is rejected without losing the text', async () => {
  const cv = cvFile(Buffer.concat([pdf, Buffer.alloc(11 * 1_048_576)]));
  const { statusCode } = await post({ cv }, { kind: 'human-resources' });
  expect(statusCode).toBe(413);
  expect(rendered[0]?.submitted).toMatchObject({
    kind: 'human-resources',
    values: { name: 'Ayşe Işık', position: 'İnşaat Mühendisi' },
    errors: { cv: 'Dosya 10 MB Boyutunu Geçemez' },
  });
});

it('a full disk rejects the form without losing the text, also when only the file does not fit', async () => {
  const { storage } = site.services;
  const result =
    'Sunucuda yer kalmadığı için gönderilemedi. Yazdıklarınız bu sayfada duruyor; lütfen daha sonra yeniden deneyin.';
  for (const kind of ['contact', 'human-resources'] as const) {
    rendered.length = 0;
    site.services.storage = { ...storage, forVisitor: (task) => task({ reserveBytes: async () => false }) };
    const { statusCode } = await post({}, { kind, from: `203.0.113.6${kind.length % 10}` });
    site.services.storage = storage;
    expect(statusCode).toBe(507);
    expect(rendered[0]?.submitted).toMatchObject({ kind, values: { name: 'Ayşe Işık' }, errors: { form: result } });
  }
});

it('too many forms are rejected without losing the text', async () => {
  const from = '203.0.113.50';
  for (let at = 0; at < 5; at += 1) await post({ subject: `Soru ${at}` }, { from });
  const { statusCode, headers } = await post({ subject: 'Altıncı' }, { from });
  expect([statusCode, headers['cache-control'], Number(headers['retry-after']) > 0]).toEqual([429, 'no-store', true]);
  expect(rendered[0]?.submitted).toMatchObject({
    values: { subject: 'Altıncı' },
    errors: { form: 'Kısa sürede çok fazla form gönderildi. Lütfen birkaç dakika sonra yeniden deneyin.' },
  });
});

it('a flood of requests is rejected before the body is read and without rendering a page', async () => {
  const from = '203.0.113.51';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  for (let at = 0; at < 120; at += 1) await post({}, { from, headers });
  const { statusCode, headers: result, body } = await post({}, { from });
  expect([statusCode, Number(result['retry-after']) > 0, rendered]).toEqual([429, true, []]);
  expect(body).toContain('Çok fazla istek');
  expect(await kept()).toEqual([]);
});

it('a filled honeypot field quarantines the message', async () => {
  expect((await post({ website: 'x' })).statusCode).toBe(303);
  expect(await kept()).toMatchObject([{ quarantine: '["honeypot"]' }]);
});

it.each<[string, Record<string, string>, number]>([
  ['with another origin', { origin: 'https://evil.example' }, 403],
  ['with the origin null', { origin: 'null' }, 403],
  ['with Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['with Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }, 403],
  ['to another address of the site', { origin: 'https://ornek.example', host: 'ornek.example' }, 303],
  ['that is not multipart/form-data', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['with a JSON body', { 'content-type': 'application/json' }, 415],
])('a post %s', async (_case, headers, status) => {
  expect((await post({}, { headers })).statusCode).toBe(status);
  expect(await kept()).toHaveLength(status === 303 ? 1 : 0);
});

it('a post without an Origin header is rejected, because it has no CSRF value either', async () => {
  const form = await encoded({ form: formNames.contact, ...validForm('contact', notice) });
  const answer = await app.inject({ method: 'POST', url: '/iletisim', ...form });
  expect([answer.statusCode, await kept()]).toEqual([403, []]);
});

it('a form of an unknown kind is rejected', async () => {
  expect((await post({ form: 'baska' })).statusCode).toBe(400);
  expect(await kept()).toEqual([]);
});
