import type { IncomingLink, RecordLinks } from '@vitrin/shared-contracts/links';
import type { BulkResult } from '@vitrin/shared-contracts/bulk';
import { api } from '@vitrin/shared-contracts/paths';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { paragraphs } from '../../testing/documents.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { fillLinks } from './fill-links.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const texts = (title: string) => ({ title, document: paragraphs('Metin.') });

async function save(url: string, form_data: object, method?: string): Promise<number> {
  const form = { ...(method !== undefined && { _method: method }), form_data };
  const { status, body } = await staff.call({ url, form });
  expect([status, body.errors]).toEqual([200, undefined]);
  return (body.data as { id: number }).id;
}

const person = (name: string) =>
  save(api.adminPeople, { consent_on: '2026-03-02', has_page: 0, translations: { tr: { name } } });
const article = (title: string, author_id: number | null) =>
  save(api.adminArticles, { published_at: '2026-01-01T00:00:00.000Z', author_id, translations: { tr: texts(title) } });
const page = (title: string, sections: StoredSection[] = []) =>
  save(api.adminSitePages, {
    active: 1,
    parent_id: null,
    sections,
    translations: { tr: { title, seo_name: '', summary: '', texts: {} } },
  });
const project = (title: string, services: number[]) =>
  save(api.adminProjects, { services, translations: { tr: texts(title) } });

async function uses(entity: string, id: number): Promise<string[]> {
  const { body } = await staff.call({ url: api.adminRecordLinks(entity, id) });
  return (body.data as RecordLinks).incoming.map(described);
}
const described = ({ entity, title, fields }: IncomingLink) => `${entity} ${title}: ${fields.join(', ')}`;

it('names the articles of a person, and the sections that show the person', async () => {
  const ayse = await person('Ayşe Ak');
  const written = await article('Köprüler', ayse);
  await page('Hakkımızda', [{ id: 'a1', kind: 'team', v: 1, values: { people: [ayse] } }]);
  expect(await uses('person', ayse)).toEqual(['Makale Köprüler: Yazar', 'Sayfa Hakkımızda: Bölümler']);
  await save(
    `${api.adminArticles}/${written}`,
    { published_at: '2026-01-01T00:00:00.000Z', author_id: null, translations: { tr: texts('Köprüler') } },
    'PUT',
  );
  expect(await uses('person', ayse)).toEqual(['Sayfa Hakkımızda: Bölümler']);
});

it('names the projects of a service and the menus and notices that lead to a page, not the page above it', async () => {
  const service = await page('Güçlendirme');
  await project('Okul', [service]);
  const entry = { id: 'e1', parent: null, off: false, target: { type: 'record', entity: 'site-page', id: service } };
  const menu = { place: 'header', version: 0, entries: [entry], translations: {} };
  const saved = await staff.call({ url: api.adminMenus, form: { _method: 'PUT', form_data: menu } });
  expect(saved.status).toBe(200);
  await save(api.adminAnnouncements, {
    active: 1,
    scope: 'chosen',
    pages: [`site-page.${service}`],
    translations: { tr: { title: 'Bayram', text: '' } },
  });
  expect(await uses('site-page', service)).toEqual([
    'Duyuru Bayram: Sayfalar',
    'Menü Üst menü: Bağlantılar',
    'Proje Okul: Hizmetler',
  ]);
});

it('what contains a record does not use it', async () => {
  const main = await save(api.adminMainCategories, { translations: { tr: { name: 'Ölçüm' } } });
  const category = await save(api.adminCategories, { main_category_id: main, translations: { tr: { name: 'Alet' } } });
  await save(api.adminProducts, {
    category_id: category,
    code: 'S-1',
    translations: { tr: { name: 'Sarkaç', document: paragraphs('Metin.') } },
  });
  expect([await uses('main-category', main), await uses('category', category)]).toEqual([[], []]);
});

it('several records that go to the trash name what is left without them', async () => {
  const [ayse, can] = [await person('Ayşe Ak'), await person('Can Er')];
  await article('Köprüler', ayse);
  await article('Barajlar', can);
  const form_data = { action: 'trash', ids: [ayse, can] };
  const { body } = await staff.call({ url: api.adminBulk('person'), form: { _method: 'PUT', form_data } });
  expect((body.data as BulkResult).incoming.map(({ title }) => title).toSorted()).toEqual(['Barajlar', 'Köprüler']);
});

it('collects the references of records that were written before they were recorded', async () => {
  const ayse = await person('Ayşe Ak');
  await article('Köprüler', ayse);
  const { db } = test.services;
  await db.deleteFrom('content_refs').execute();
  await db.deleteFrom('job_times').where('name', '=', 'links-filled').execute();
  await fillLinks(test.services);
  expect(await uses('person', ayse)).toEqual(['Makale Köprüler: Yazar']);
});

it('a person who is used nowhere has no such text, and a reference is no broken link', async () => {
  const id = await article('Köprüler', await person('Ayşe Ak'));
  const { body } = await staff.call({ url: api.adminRecordLinks('article', id) });
  expect(body.data).toEqual({ incoming: [], broken: [] });
});
