import type { SiteMenus } from '@vitrin/shared-contracts/menus';
import { api } from '@vitrin/shared-contracts/paths';
import { finalTarget } from '../../modules/redirects/redirects.service.ts';
import { fixedPages } from '../../site/sitemap-pages.ts';
import { paragraphs } from '../../testing/documents.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Db } from '../../platform/database/tables.ts';
import { chooseListNames } from './choose-list-names.ts';
import { readListNames } from './list-names.repository.ts';

const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
let test: TestApp;
let staff: Staff;
afterEach(() => test.close());

/** Starts a site on which something was before the lists came. */
async function start(...before: ((db: Db) => Promise<unknown>)[]): Promise<void> {
  test = await buildTestApp(undefined, undefined, async (db) => {
    for (const write of before) await write(db);
  });
  staff = await signIn(test, 'admin');
}

const remote = (segment: string) => (db: Db) =>
  db
    .insertInto('remotes')
    .values({ name: 'remote_takvim', segment, title: 'Takvim', created_at: times.created_at, created_by: 'Ayşe' })
    .execute();
const redirect =
  (source: string, target = '/makaleler') =>
  (db: Db) =>
    db
      .insertInto('redirects')
      .values({ source, source_key: source, target, ...times })
      .execute();
const language = (abbr: string) => (db: Db) =>
  db
    .insertInto('languages')
    .values({ abbr, lang: 'Dil', active: 1, ...times })
    .execute();
const page = (slug: string) => async (db: Db) => {
  const { id } = await db
    .insertInto('site_pages')
    .values({ queue: 1, sections: '[]', ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = { title: 'Sayfa', seo_name: slug, summary: '', texts: '{}' };
  await db
    .insertInto('site_page_translations')
    .values({ page_id: id, lang: 'tr', ...texts })
    .execute();
  await db
    .insertInto('site_page_paths')
    .values({ page_id: id, lang: 'tr', path: `/${slug}` })
    .execute();
};

const segments = ['urunler', 'projeler', 'ekip', 'kariyer', 'dokumanlar', 'ara'];
const owners = {
  remote,
  language,
  page,
  redirect: (segment: string) => redirect(`/${segment}`),
  'redirect of all addresses below': (segment: string) => redirect(`/${segment}/*`),
  'redirect in a language': (segment: string) => redirect(`/tr/${segment}`),
};

it.each(Object.entries(owners).flatMap(([name, owner]) => segments.map((segment) => [name, segment, owner] as const)))(
  'a %s that has /%s keeps it, and the list takes the next free name',
  async (_name, segment, owner) => {
    await start(owner(segment));
    expect(await readListNames(test.services.db)).toEqual({ [segment]: `${segment}-2` });
  },
);

it('single addresses below the records of a list, and sources with a query, own no segment', async () => {
  await start(redirect('/urun/eski-vinc'), redirect('/projeler?p=12'), redirect('/eski/projeler'));
  expect(await readListNames(test.services.db)).toEqual({});
});

async function addProject(title: string): Promise<void> {
  const form_data = { translations: { tr: { title, document: paragraphs('Metin.') } } };
  expect((await staff.call({ url: api.adminProjects, form: { form_data } })).status).toBe(200);
}

async function addMenu(): Promise<void> {
  const entries = [{ id: 'aaaaaaaa', parent: null, target: { type: 'route', route: 'projects' } }];
  const form_data = { place: 'header', version: 0, entries, translations: {} };
  const { body } = await staff.call({ url: api.adminMenus, form: { _method: 'PUT', form_data } });
  expect(body.errors).toBeUndefined();
}

it('sitemap, menus, search, links and redirects have the names of the site', async () => {
  await start(redirect('/projeler', '/makaleler'), remote('proje'));
  await addProject('Okul binası');
  await addMenu();
  const { app, services } = test;
  const listed = (await fixedPages(services)).flatMap(({ paths }) => paths.map(([, path]) => path));
  expect(listed.filter((path) => path.startsWith('/proje'))).toEqual(['/projeler-2', '/proje-2/okul-binasi']);
  const menus = (await sendRequest(app, { url: api.menus })).body.data as SiteMenus;
  expect(menus.header?.map(({ href }) => href)).toEqual(['/projeler-2']);
  const found = (await sendRequest(app, { url: `${api.search}?search=okul` })).body.data;
  expect(JSON.stringify(found)).toContain('"path":"/proje-2/okul-binasi"');
  const linkable = (await staff.call({ url: `${api.adminLinkablePages}?search=okul` })).body.data;
  expect(JSON.stringify(linkable)).toContain('/proje-2/okul-binasi');
  expect(await finalTarget(services, '/projeler')).toBe('/makaleler');
  expect(await finalTarget(services, '/PROJE-2/Okul-Binasi')).toBe('/proje-2/okul-binasi');
});

it('the former address of a renamed record redirects to the present one', async () => {
  await start(remote('proje'));
  await addProject('Okul');
  const { data } = (await staff.call({ url: `${api.adminProjects}/1` })).body as { data: { version: number } };
  const form_data = {
    ...data,
    translations: { tr: { title: 'Okul', seo_name: 'lise', document: paragraphs('Metin.') } },
  };
  expect((await staff.call({ url: api.adminProject(1), form: { _method: 'PUT', form_data } })).status).toBe(200);
  expect(await finalTarget(test.services, '/proje-2/okul')).toBe('/proje-2/lise');
});

it('nothing new takes the name of a list, nor the segment that it would have', async () => {
  await start(redirect('/projeler'));
  for (const segment of ['projeler', 'projeler-2']) {
    const form_data = {
      parent_id: null,
      active: 1,
      sections: [],
      translations: { tr: { title: 'Sayfa', seo_name: segment } },
    };
    const { status, body } = await staff.call({ url: api.adminSitePages, form: { form_data } });
    expect([status, body.errors]).toEqual([422, { 'translations.tr.seo_name': 'Bu Adreste Zaten Bir Sayfa Var' }]);
  }
  const form_data = { source: '/projeler-2', target: '/makaleler' };
  expect((await staff.call({ url: api.adminRedirects, form: { form_data } })).status).toBe(422);
});

it('an open list keeps its name when the owner is gone; one that is not open yet gets its own back', async () => {
  await start(redirect('/projeler'), redirect('/kariyer'), redirect('/ekip'), redirect('/ekip-2'));
  const { services } = test;
  expect(await readListNames(services.db)).toEqual({ projeler: 'projeler-2', kariyer: 'kariyer-2', ekip: 'ekip-3' });
  await addProject('Okul');
  await services.db.deleteFrom('redirects').where('source', 'in', ['/projeler', '/kariyer']).execute();
  await chooseListNames(services);
  expect(await readListNames(services.db)).toEqual({ projeler: 'projeler-2', ekip: 'ekip-3' });
});
