import { randomUUID } from 'node:crypto';
import type { VersionRow } from '@vitrin/shared-contracts/history';
import type { FilledLegalText, PreparedLegalText } from '@vitrin/shared-contracts/legal-texts';
import type { RecordLinks } from '@vitrin/shared-contracts/links';
import { api } from '@vitrin/shared-contracts/paths';
import type { WorkingCopy } from '@vitrin/shared-contracts/publication';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { legalTextsOf, legalTextsUrl as url } from '../../testing/legal-texts.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { templates } from './templates.ts';

let app: TestApp;
let staff: Staff;
let legal: ReturnType<typeof legalTextsOf>;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'admin');
  legal = legalTextsOf(app, staff);
  await addEnglish(app);
});
afterEach(() => app.close());

test('a text is not prepared while the facts that it needs are unknown, and says which', async () => {
  expect(await legal.rowOf('contact-notice')).toMatchObject({
    state: 'none',
    missing: ['title', 'seat', 'privacy_email'],
  });
  const { status, body } = await legal.prepare('contact-notice');
  expect([status, body.message]).toEqual([409, expect.stringContaining('ticaret unvanı, merkez adresi')]);
});

test('a prepared text is a draft, which is not public until a person publishes it', async () => {
  await legal.saveFacts();
  await legal.prepare('contact-notice');
  expect(await legal.links()).toEqual([]);
  expect(await legal.rowOf('contact-notice')).toMatchObject({ state: 'draft', contract_id: null });
  expect((await legal.prepare('contact-notice')).status).toBe(409);
});

test('every text is complete in both languages, without a placeholder, and with links in its language', async () => {
  await legal.saveFacts();
  for (const { id } of templates) await legal.publish(id);
  const published = await legal.links();
  expect(published).toHaveLength(templates.length);
  for (const lang of ['tr', 'en']) {
    const texts = await Promise.all(published.map(({ seo_name_tr }) => legal.page(seo_name_tr, lang)));
    expect(texts.map(({ lang: shown }) => shown)).toEqual(templates.map(() => lang));
    expect(texts.filter(({ content, name }) => /[{}]|@contact|undefined/.test(name + content))).toEqual([]);
    expect(texts.every(({ content }) => content.includes('Örnek *Yapı* | Limited Şirketi'))).toBe(true);
    const internal = texts.flatMap(({ content }) => [...content.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href));
    expect(internal.filter((href) => href?.startsWith('/en/') !== (lang === 'en'))).toEqual([]);
  }
  for (const { id } of published) {
    const { body } = await staff.call({ url: `${api.adminLinks}/contract/${id}` });
    expect((body.data as RecordLinks).broken).toEqual([]);
  }
  const statement = published.find(({ template }) => template === 'accessibility-statement');
  expect((await legal.page(statement?.seo_name_tr ?? '', 'tr')).content).toContain('href="/iletisim"');
  expect((await legal.page(statement?.seo_name_tr ?? '', 'en')).content).toContain('href="/en/iletisim"');
  expect(new Set((await legal.rows()).map(({ state }) => state))).toEqual(new Set(['published']));
});

test('a line whose fact is not known is left out, and appears once it is', async () => {
  await legal.saveFacts({ mersis: '' });
  await legal.publish('contact-notice');
  const [link] = await legal.links();
  expect((await legal.page(link?.seo_name_tr ?? '', 'tr')).content).not.toMatch(/MERSİS|KEP/);
  await legal.saveFacts({ kep: 'ornek@hs01.kep.tr' });
  expect(await legal.rowOf('contact-notice')).toMatchObject({ state: 'outdated', changed: ['mersis', 'kep'] });
  await legal.publish('contact-notice');
  expect((await legal.page(link?.seo_name_tr ?? '', 'tr')).content).toMatch(
    /0454053692000015[\s\S]*ornek@hs01\.kep\.tr/,
  );
  expect(await legal.rowOf('contact-notice')).toMatchObject({ state: 'published', changed: [] });
});

test('the accessibility statement names what the check of the content finds, and claims no conformity', async () => {
  await legal.saveFacts();
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Başlık' }] },
      { type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text: 'Alt başlık' }] },
    ],
  };
  const contract = { kind: 'other', translations: { tr: { name: 'Üyelik', document } } };
  await staff.call({ url: '/api/admin/contracts', form: { form_data: contract } });
  await legal.publish('accessibility-statement');
  const { content } = await legal.page('erisilebilirlik-bildirimi', 'tr');
  expect(content).toContain('1 başlığın düzeyi sırayı izlemiyor ya da metni boş.');
  expect(content).toContain('Bu bildirim bir uygunluk beyanı değildir.');
});

test('the notice that a company has written is replaced only as a draft of it', async () => {
  await legal.saveFacts();
  const own = { kind: 'kvkk', translations: { tr: { name: 'Bizim metnimiz', document: paragraphs('Metin.') } } };
  const { body } = await staff.call({ url: '/api/admin/contracts', form: { form_data: own } });
  const { id } = body.data as { id: number };
  expect(await legal.rowOf('contact-notice')).toMatchObject({ state: 'own', contract_id: id });
  expect((await legal.prepare('contact-notice')).status).toBe(409);
  expect((await legal.prepare('contact-notice', { replaces_edits: '1' })).body.data).toMatchObject({ contract_id: id });
  expect((await legal.links()).map(({ name }) => name)).toEqual(['Bizim metnimiz']);
});

describe('filling a text again', () => {
  const edited = (values: object): object => {
    const { translations } = values as { translations: Record<string, object> };
    const tr = { ...translations['tr'], document: paragraphs('Bizim sözümüz.') };
    return { ...values, translations: { ...translations, tr } };
  };
  const prepared = async (id: string, fields = {}) => (await legal.prepare(id, fields)).body.data as PreparedLegalText;
  const content = async () => (await legal.page('kullanim-kosullari', 'tr')).content;

  beforeEach(() => legal.saveFacts());

  test('asks nothing while the text is as it was filled in', async () => {
    await legal.publish('terms');
    expect(await legal.rowOf('terms')).toMatchObject({ state: 'published', is_edited: false });
    await legal.saveFacts({ title: 'Yeni Unvan A.Ş.' });
    await legal.publish('terms');
    expect(await content()).toContain('Yeni Unvan A.Ş.');
  });

  test('replaces what staff have written only after they have confirmed it, and only in a draft', async () => {
    await legal.confirm(await prepared('terms'), edited);
    expect(await legal.rowOf('terms')).toMatchObject({ state: 'published', is_edited: true });
    await legal.saveFacts({ title: 'Yeni Unvan A.Ş.' });
    const refused = await legal.prepare('terms');
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('sizin yazdıklarınız')]);
    expect(await legal.rowOf('terms')).toMatchObject({ state: 'outdated', copy_id: null });
    await legal.confirm(await prepared('terms', { replaces_edits: '1' }));
    expect(await content()).toContain('Yeni Unvan A.Ş.');
  });

  test('keeps what staff have written in the history, from where it is restored', async () => {
    await legal.confirm(await prepared('terms'), edited);
    const { contract_id } = (await legal.rowOf('terms')) ?? {};
    await legal.publish('terms', { replaces_edits: '1' });
    expect(await content()).not.toContain('Bizim sözümüz.');
    const history = await staff.call({ url: api.adminRecordHistory('contract', contract_id ?? 0) });
    const [latest] = history.body.data as VersionRow[];
    await staff.call({ url: api.adminVersionUndo('contract', contract_id ?? 0, latest?.number ?? 0), form: {} });
    expect(await content()).toContain('Bizim sözümüz.');
    expect(await legal.rowOf('terms')).toMatchObject({ is_edited: true });
  });
});

test('the draft opens in the form of the panel with all its values', async () => {
  await legal.saveFacts();
  const { copy_id } = (await legal.prepare('terms')).body.data as PreparedLegalText;
  const { body } = await staff.call({ url: `/api/admin/publication/contract/copies/${copy_id}` });
  const form = JSON.parse((body.data as WorkingCopy).form_json) as { translations: Record<string, object> };
  expect(form).toMatchObject({ kind: 'terms', template: 'terms@1' });
  expect(form.translations['en']).toMatchObject({ name: 'Terms of Use', seo_name: '', seo_title: '' });
});

test('an unknown text and a user without the right are refused', async () => {
  expect((await legal.prepare(randomUUID())).status).toBe(404);
  const editor = await signIn(app, 'editor');
  expect((await editor.call({ url })).status).toBe(403);
});

test('a text of a new site is read whole and confirmed as it was read', async () => {
  const textUrl = `${url}/contact-notice/text`;
  const readText = async () => (await staff.call({ url: textUrl })).body.data as FilledLegalText;
  expect(await readText()).toMatchObject({ content: '', missing: ['title', 'seat', 'privacy_email'], is_made: false });
  expect((await staff.call({ url: textUrl, form: { fingerprint: 'x' } })).status).toBe(409);

  await legal.saveFacts();
  const read = await readText();
  expect(read).toMatchObject({ missing: [], content: expect.stringContaining('Körfez Sokak No: 1') });
  expect(await legal.links()).toEqual([]);

  await legal.saveFacts({ seat: 'Liman Sokak No: 2, Konak / İzmir' });
  const late = await staff.call({ url: textUrl, form: { fingerprint: read.fingerprint } });
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('yeni hâlini okuyup')]);
  const { fingerprint } = await readText();
  expect((await staff.call({ url: textUrl, form: { fingerprint } })).status).toBe(200);
  expect(await legal.rowOf('contact-notice')).toMatchObject({ state: 'published', copy_id: null });
  expect((await staff.call({ url: textUrl, form: { fingerprint } })).status).toBe(409);
});

test('the text of the demo content, which no person has confirmed, is replaced by the one that was read', async () => {
  const { db } = app.services;
  const text = { name: 'Örnek metin', document: paragraphs('Selvitepe'), seo_name: 'kvkk' };
  const form = { form_data: { kind: 'kvkk', translations: { tr: text } } };
  expect((await staff.call({ url: '/api/admin/contracts', form })).status).toBe(200);
  await db.updateTable('contracts').set({ updated_by: null }).execute();
  expect(await legal.rowOf('contact-notice')).toMatchObject({ state: 'sample' });

  await legal.saveFacts();
  const { fingerprint, is_made } = (await staff.call({ url: `${url}/contact-notice/text` })).body
    .data as FilledLegalText;
  expect(is_made).toBe(false);
  expect((await staff.call({ url: `${url}/contact-notice/text`, form: { fingerprint } })).status).toBe(200);
  expect(await legal.rowOf('contact-notice')).toMatchObject({ state: 'published' });
  expect((await legal.page('kvkk', 'tr')).content).toContain('Körfez Sokak No: 1');
});
