import { randomUUID } from 'node:crypto';
import type { Contract, ContractLink } from '@vitrin/shared-contracts/contracts';
import type { LegalTextRow, PreparedLegalText } from '@vitrin/shared-contracts/legal-texts';
import type { WorkingCopy } from '@vitrin/shared-contracts/publication';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { templates } from './templates.ts';

const url = '/api/admin/legal-texts';
const settings = '/api/admin/settings';
const facts = {
  title: 'Örnek *Yapı* | Limited Şirketi',
  seat: 'Körfez Sokak No: 1, Konak / İzmir',
  privacy_email: 'kvkk@ornek.example',
  mersis: '0454053692000015',
};

let app: TestApp;
let staff: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'admin');
  await addEnglish(app);
});
afterEach(() => app.close());

const rows = async () => (await staff.call({ url })).body.data as LegalTextRow[];
const rowOf = async (id: string) => (await rows()).find((row) => row.id === id);
const saveFacts = (more: object = {}) =>
  staff.call({ url: `${settings}/company-facts`, form: { _method: 'PUT', ...facts, ...more } });
const prepare = (id: string) => staff.call({ url: `${url}/${id}`, form: {} });
const links = async () => (await sendRequest(app.app, { url: '/api/pages/contracts' })).body.data as ContractLink[];

/** Publishes a prepared draft as the form in the panel does. */
async function confirm({ copy_id, contract_id }: PreparedLegalText) {
  const { db } = app.services;
  const copy = await db.selectFrom('working_copies').selectAll().where('id', '=', copy_id).executeTakeFirstOrThrow();
  const values = JSON.parse(copy.values_json) as object;
  const existing = contract_id === null ? {} : { id: contract_id, version: copy.base_version };
  return staff.call({
    url: '/api/admin/contracts',
    form: {
      ...(contract_id === null ? {} : { _method: 'PUT' }),
      form_data: { ...values, ...existing },
      working_copy: copy_id,
    },
  });
}

async function publish(id: string) {
  const { body, status } = await prepare(id);
  expect([status, body.message]).toEqual([200, 'Taslak hazırlandı.']);
  const confirmed = await confirm(body.data as PreparedLegalText);
  expect(confirmed.status).toBe(200);
}

const page = async (slug: string, lang: string) =>
  (await sendRequest(app.app, { url: `/api/pages/contract/${slug}?lang=${lang}` })).body.data as Contract;

test('a text is not prepared while the facts that it needs are unknown, and says which', async () => {
  expect(await rowOf('contact-notice')).toMatchObject({ state: 'none', missing: ['title', 'seat', 'privacy_email'] });
  const { status, body } = await prepare('contact-notice');
  expect([status, body.message]).toEqual([409, expect.stringContaining('ticaret unvanı, merkez adresi')]);
});

test('a prepared text is a draft, which is not public until a person publishes it', async () => {
  await saveFacts();
  await prepare('contact-notice');
  expect(await links()).toEqual([]);
  expect(await rowOf('contact-notice')).toMatchObject({ state: 'draft', contract_id: null });
  expect((await prepare('contact-notice')).status).toBe(409);
});

test('every text is complete in both languages, without a placeholder, and with links in its language', async () => {
  await saveFacts();
  for (const { id } of templates) await publish(id);
  const published = await links();
  expect(published).toHaveLength(templates.length);
  for (const lang of ['tr', 'en']) {
    const texts = await Promise.all(published.map(({ seo_name_tr }) => page(seo_name_tr, lang)));
    expect(texts.map(({ lang: shown }) => shown)).toEqual(templates.map(() => lang));
    expect(texts.filter(({ content, name }) => /[{}]|@contact|undefined/.test(name + content))).toEqual([]);
    expect(texts.every(({ content }) => content.includes('Örnek *Yapı* | Limited Şirketi'))).toBe(true);
  }
  const statement = published.find(({ template }) => template === 'accessibility-statement');
  expect((await page(statement?.seo_name_tr ?? '', 'tr')).content).toContain('href="/iletisim"');
  expect((await page(statement?.seo_name_tr ?? '', 'en')).content).toContain('href="/en/iletisim"');
  expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['published']));
});

test('a line whose fact is not known is left out, and appears once it is', async () => {
  await saveFacts({ mersis: '' });
  await publish('contact-notice');
  const [link] = await links();
  expect((await page(link?.seo_name_tr ?? '', 'tr')).content).not.toMatch(/MERSİS|KEP/);
  await saveFacts({ kep: 'ornek@hs01.kep.tr' });
  expect(await rowOf('contact-notice')).toMatchObject({ state: 'outdated', changed: ['mersis', 'kep'] });
  await publish('contact-notice');
  expect((await page(link?.seo_name_tr ?? '', 'tr')).content).toMatch(/0454053692000015[\s\S]*ornek@hs01\.kep\.tr/);
  expect(await rowOf('contact-notice')).toMatchObject({ state: 'published', changed: [] });
});

test('the table of the cookie policy follows the integrations, and the text says that it is out of date', async () => {
  await saveFacts();
  await publish('cookie-policy');
  const policy = async () => (await page('cerez-politikasi', 'tr')).content;
  expect(await policy()).toMatch(/izninizi gerektiren bir araç kullanılmaz/);
  await staff.call({ url: `${settings}/site`, form: { _method: 'PUT', google_script: 'G-ABCDEF1234' } });
  expect(await rowOf('cookie-policy')).toMatchObject({ state: 'outdated', changed: ['tools'] });
  await publish('cookie-policy');
  expect(await policy()).toMatch(/_ga<\/p><\/td>[\s\S]*Google Analytics \(Google\)[\s\S]*2 yıl/);
});

test('the accessibility statement names what the check of the content finds, and claims no conformity', async () => {
  await saveFacts();
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Başlık' }] },
      { type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text: 'Alt başlık' }] },
    ],
  };
  const contract = { kind: 'other', translations: { tr: { name: 'Üyelik', document } } };
  await staff.call({ url: '/api/admin/contracts', form: { form_data: contract } });
  await publish('accessibility-statement');
  const { content } = await page('erisilebilirlik-bildirimi', 'tr');
  expect(content).toContain('1 başlığın düzeyi sırayı izlemiyor ya da metni boş.');
  expect(content).toContain('Bu bildirim bir uygunluk beyanı değildir.');
});

test('the notice that a company has written is replaced only as a draft of it', async () => {
  await saveFacts();
  const own = { kind: 'kvkk', translations: { tr: { name: 'Bizim metnimiz', document: paragraphs('Metin.') } } };
  const { body } = await staff.call({ url: '/api/admin/contracts', form: { form_data: own } });
  const { id } = body.data as { id: number };
  expect(await rowOf('contact-notice')).toMatchObject({ state: 'own', contract_id: id });
  expect((await prepare('contact-notice')).body.data).toMatchObject({ contract_id: id });
  expect((await links()).map(({ name }) => name)).toEqual(['Bizim metnimiz']);
});

test('the draft opens in the form of the panel with all its values', async () => {
  await saveFacts();
  const { copy_id } = (await prepare('terms')).body.data as PreparedLegalText;
  const { body } = await staff.call({ url: `/api/admin/publication/contract/copies/${copy_id}` });
  const form = JSON.parse((body.data as WorkingCopy).form_json) as { translations: Record<string, object> };
  expect(form).toMatchObject({ kind: 'terms', template: 'terms@1' });
  expect(form.translations['en']).toMatchObject({ name: 'Terms of Use', seo_name: '', seo_title: '' });
});

test('an unknown text and a user without the right are refused', async () => {
  expect((await prepare(randomUUID())).status).toBe(404);
  const editor = await signIn(app, 'editor');
  expect((await editor.call({ url })).status).toBe(403);
});
