import type { Contract, ContractLink, ContractRecord } from '@vitrin/shared-contracts/contracts';
import { sendRequest } from '../../testing/send-request.ts';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const url = '/api/admin/contracts';

function input(name: string, extra: object = {}) {
  return { kind: 'other', translations: { tr: { name, document: paragraphs(`${name} metni.`) } }, ...extra };
}

async function create(name: string, extra: object = {}): Promise<ContractRecord> {
  return (await staff.call({ url, form: { form_data: input(name, extra) } })).body.data as ContractRecord;
}

const update = (form_data: object) => staff.call({ url, form: { _method: 'PUT', form_data } });

async function revisions(): Promise<string[]> {
  const rows = await test.services.db.selectFrom('contract_revisions').select('content').orderBy('id').execute();
  return rows.map((row) => row.content);
}

it('a contract can be created, listed, updated and deleted, with the documented messages', async () => {
  const created = await staff.call({ url, form: { form_data: input('Üyelik Sözleşmesi') } });
  expect(created.body.message).toBe('Sözleşme Eklendi!');
  const { id, version } = created.body.data as ContractRecord;
  expect((await staff.call({ url })).body.data).toMatchObject([
    { id, name: 'Üyelik Sözleşmesi', seo_name_tr: 'uyelik-sozlesmesi' },
  ]);
  expect((await staff.call({ url: `${url}/${id}` })).body.data).toMatchObject({
    id,
    version,
    name: 'Üyelik Sözleşmesi',
  });
  expect((await update({ id, version, ...input('Üyelik') })).body).toMatchObject({
    success: true,
    message: 'Sözleşme Güncellendi!',
  });
  expect((await staff.call({ url, form: { _method: 'DELETE', id: String(id) } })).body).toMatchObject({
    success: true,
    message: 'Silindi!',
  });
  expect((await staff.call({ url })).body.data).toEqual([]);
  expect((await staff.call({ url: `${url}/${id}` })).status).toBe(404);
});

it('a contract is published in the list and under its slug', async () => {
  await create('Çerez Politikası', { kind: 'cookies' });
  const list = (await sendRequest(test.app, { url: '/api/pages/contracts' })).body.data as ContractLink[];
  expect(list).toEqual([
    expect.objectContaining({
      name: 'Çerez Politikası',
      seo_name: 'cerez-politikasi',
      seo_name_tr: 'cerez-politikasi',
    }),
  ]);
  const { body } = await sendRequest(test.app, { url: '/api/pages/contract/cerez-politikasi' });
  expect(body.data as Contract).toMatchObject({
    content: '<p>Çerez Politikası metni.</p>',
    alternates: { tr: 'cerez-politikasi' },
    lang: 'tr',
  });
});

it('a contract keeps every saved text as a revision', async () => {
  const { id, version } = await create('Koşullar');
  await update({
    id,
    version,
    ...input('Koşullar', { translations: { tr: { name: 'Koşullar', document: paragraphs('Yeni metin.') } } }),
  });
  expect(await revisions()).toEqual(['<p>Koşullar metni.</p>', '<p>Yeni metin.</p>']);
  await update({
    id,
    version: version + 1,
    ...input('Koşullar', {
      kind: 'terms',
      translations: { tr: { name: 'Koşullar', document: paragraphs('Yeni metin.') } },
    }),
  });
  expect((await revisions()).length).toBe(2);
  await staff.call({ url, form: { _method: 'DELETE', id: String(id) } });
  expect((await revisions()).length).toBe(2);
});

it('a contract update returns 409 when the version is stale', async () => {
  const { id, version } = await create('Koşullar');
  await update({ id, version, ...input('Bir') });
  const { status, body } = await update({ id, version, ...input('İki') });
  expect([status, body.data]).toEqual([
    409,
    expect.objectContaining({ sent_version: version, current_version: version + 1 }),
  ]);
});

describe('KVKK notice', () => {
  it('exists only once, cannot be deleted and keeps its kind', async () => {
    const { id, version } = await create('KVKK', { kind: 'kvkk' });
    const second = await staff.call({ url, form: { form_data: input('İkinci', { kind: 'kvkk' }) } });
    const deleted = await staff.call({ url, form: { _method: 'DELETE', id: String(id) } });
    const turned = await update({ id, version, ...input('KVKK', { kind: 'other' }) });
    expect([second.status, deleted.status, turned.status]).toEqual([409, 409, 409]);
    expect(deleted.body.message).toBe('KVKK aydınlatma metni silinemez; formlar bu metne bağlıdır.');
    expect((await staff.call({ url })).body.data).toHaveLength(1);
  });
});

it('a contract requires a text in the default language', async () => {
  const now = new Date().toISOString();
  await test.services.db
    .insertInto('languages')
    .values({ abbr: 'en', lang: 'English', active: 1, created_at: now, updated_at: now })
    .execute();
  const { status, body } = await staff.call({
    url,
    form: { form_data: { kind: 'other', translations: { en: { name: 'Terms', document: paragraphs('x') } } } },
  });
  expect([status, body.errors]).toEqual([422, { 'translations.tr.name': '* Bu Alan Zorunlu' }]);
});

it('a contract is found by its name in any language, its slug or its kind, regardless of Turkish case and accents', async () => {
  await staff.call({ url: '/api/admin/languages', form: { abbr: 'en', lang: 'English' } });
  await create('IŞIKLI Üyelik');
  const document = paragraphs('Notice.');
  const translations = { tr: { name: 'Bilgilendirme', document }, en: { name: 'Cookie notice', document } };
  await staff.call({ url, form: { form_data: { kind: 'cookies', translations } } });
  const found = async (search: string) =>
    ((await staff.call({ url: `${url}?search=${encodeURIComponent(search)}` })).body.data as ContractRecord[]).map(
      ({ name }) => name,
    );
  expect(await found('ışıklı')).toEqual(['IŞIKLI Üyelik']);
  expect(await found('isikli-uyelik')).toEqual(['IŞIKLI Üyelik']);
  expect(await found('COOKIE')).toEqual(['Bilgilendirme']);
  expect(await found('çerez politikası')).toEqual(['Bilgilendirme']);
  expect(await found('yok')).toEqual([]);
  expect(await found(' ')).toHaveLength(2);
});

describe('an update with some fields only', () => {
  it('changes exactly these, with and without a version', async () => {
    const { id, version } = await create('Üyelik', { kind: 'terms' });
    const renamed = await update({ id, translations: { tr: { name: 'Üyelik Koşulları' } } });
    expect(renamed.body).toMatchObject({
      message: 'Sözleşme Güncellendi!',
      data: { id, kind: 'terms', name: 'Üyelik Koşulları', seo_name_tr: 'uyelik' },
    });
    const changed = renamed.body.data as ContractRecord;
    expect(changed.translations['tr']?.content).toBe('<p>Üyelik metni.</p>');
    expect(changed.version).toBe(version + 1);
    const kind = await update({ id, version: changed.version, kind: 'privacy' });
    expect(kind.body.data).toMatchObject({ kind: 'privacy', name: 'Üyelik Koşulları' });
    expect((await update({ id, version, kind: 'cookies' })).status).toBe(409);
  });

  it('keeps the languages that it does not name, and removes one that is null', async () => {
    await addEnglish(test);
    const en = { name: 'Membership', document: paragraphs('Text.') };
    const { id } = await create('Üyelik');
    await update({ id, translations: { en } });
    const kept = (await update({ id, translations: { tr: { name: 'Üyeler' } } })).body.data as ContractRecord;
    expect(kept.translations).toMatchObject({ tr: { name: 'Üyeler' }, en: { name: 'Membership' } });
    const removed = (await update({ id, translations: { en: null } })).body.data as ContractRecord;
    expect(Object.keys(removed.translations)).toEqual(['tr']);
  });

  it('reports an unknown contract, a missing id and an invalid field', async () => {
    expect((await update({ id: 999_999, kind: 'terms' })).status).toBe(404);
    expect((await update({ kind: 'terms' })).body.errors).toEqual({ id: '* Bu Alan Zorunlu' });
    const { id } = await create('Üyelik');
    expect((await update({ id, translations: { tr: { name: '' } } })).body.errors).toEqual({
      'translations.tr.name': '* Bu Alan Zorunlu',
    });
  });
});
