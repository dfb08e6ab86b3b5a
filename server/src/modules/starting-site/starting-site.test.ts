import { api } from '@vitrin/shared-contracts/paths';
import type { SiteCompany } from '@vitrin/shared-contracts/company-facts';
import type { PageSections } from '@vitrin/shared-contracts/page-sections';
import type { FirstSteps, SampleRecord } from '@vitrin/shared-contracts/starting-site';
import type { SiteMenus } from '@vitrin/shared-contracts/menus';
import type { SiteSearchResults } from '@vitrin/shared-contracts/search';
import type { SitePage, SitePageRecord } from '@vitrin/shared-contracts/site-pages';
import { limits } from '@vitrin/shared-contracts/limits';
import { trades } from '@vitrin/shared-contracts/trades';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { createFirstUser } from '../../platform/auth/first-user.ts';
import { fixedPages } from '../../site/sitemap-pages.ts';
import { createBrowser, type Browser } from '../../testing/browser.ts';
import { scheduleAllRecords } from '../../testing/schedule-records.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let browser: Browser;
beforeEach(async () => {
  test = await buildTestApp();
  await createFirstUser(test.services);
  browser = createBrowser(test);
});
afterEach(() => test.close());

const answers = {
  companyName: 'Kuzey Yapı A.Ş.',
  mainColor: '#803000',
  secondColor: 'teal',
  name: 'Ayşe Yılmaz',
  email: 'ayse@kuzey.example',
  new_password: 'dag-yolu-limon-93',
  trade: 'construction',
  province: 'kahramanmaras',
  phone: '0344 555 01 00',
  address: 'Trabzon Bulvarı No: 12',
};
const setUp = (more: object = {}) => browser.step(api.firstRun, { ...answers, ...more });

async function read<T>(url: string): Promise<T> {
  return (await test.app.inject({ url })).json<{ data: T }>().data;
}
const staffRead = async <T>(url: string) => (await browser.panel({ url })).body.data as T;
const pageAt = (path: string) => read<SitePage>(`/api/pages/site-page?path=${path}`);
const home = () => read<PageSections>(`${api.pageSections}?page=home`);
const samples = () => staffRead<SampleRecord[]>(api.adminSamples);
const firstSteps = () => staffRead<FirstSteps>(api.adminFirstSteps);
const remove = () => browser.panel({ url: api.adminSamples, form: { _method: 'DELETE' } });
const restore = () => browser.panel({ url: api.adminSamplesRestored, form: {} });
const record = (id: number) => staffRead<SitePageRecord>(`${api.adminSitePages}/${id}`);
const listed = async () => (await fixedPages(test.services)).flatMap(({ paths }) => paths.map(([, path]) => path));

/** Changes texts of the page at a path as its form does. */
async function change(path: string, edit: (page: SitePageRecord) => object): Promise<void> {
  const { id } = await pageAt(path);
  const page = await record(id);
  const form = { id, version: page.version, cover_id: null, parent_id: null, active: 1, sections: page.sections };
  const form_data = { ...form, translations: page.translations, ...edit(page) };
  const { status, body } = await browser.panel({
    url: `${api.adminSitePages}/${id}`,
    form: { _method: 'PUT', form_data },
  });
  expect([status, body]).toMatchObject([200, { success: true }]);
}

/** Changes the heading of the first section. */
const changeHeading = (path: string, title: string) =>
  change(path, ({ translations: { tr } }) => ({
    translations: { tr: { ...tr, texts: { ...tr?.texts, s1: { ...tr?.texts['s1'], title } } } },
  }));

it('every record of a starting site can be scheduled without an edit before', async () => {
  await setUp();
  expect(await scheduleAllRecords(test.services)).toEqual({});
});

it('fills a site from the answers: three pages, menus, phone and address', async () => {
  expect((await setUp()).status).toBe(200);
  const { sections } = await home();
  expect(sections.map(({ kind }) => kind)).toEqual([
    'slides',
    'statement',
    'cards',
    'projects',
    'steps',
    'articles',
    'contact-strip',
  ]);
  expect(JSON.stringify(sections)).toContain('Kuzey Yapı A.Ş., Kahramanmaraş ve çevresinde yeni yapı');
  expect(await pageAt('/hakkimizda')).toMatchObject({ title: 'Hakkımızda', is_sample: true });
  expect(await pageAt('/hizmetler')).toMatchObject({ title: 'Hizmetler', is_sample: true });

  const { header, footer } = await read<SiteMenus>(api.menus);
  const entries = header?.map(({ label, href }) => [label, href]);
  expect(entries).toEqual([
    ['Anasayfa', '/'],
    ['Hakkımızda', '/hakkimizda'],
    ['Hizmetler', '/hizmetler'],
    ['İletişim', '/iletisim'],
  ]);
  expect(footer?.[0]?.children.map(({ href }) => href)).toEqual(['/', '/hakkimizda', '/hizmetler', '/iletisim']);
  const contact = await read<ContactItem[]>(api.contactInformation);
  expect(Object.fromEntries(contact.map(({ section, content }) => [section, content]))).toEqual({
    adres: 'Trabzon Bulvarı No: 12 / Kahramanmaraş',
    telefon: '0344 555 01 00',
  });
});

it('writes history and audit log of each record, as its own form would', async () => {
  await setUp();
  const { id } = await pageAt('/hizmetler');
  const versions = await staffRead<object[]>(`/api/admin/history/site-page/${id}`);
  expect(versions).toMatchObject([{ cause: 'create', author: 'Ayşe Yılmaz' }]);
  const rows = await test.services.db.selectFrom('audit').select(['action', 'entity', 'actor_name']).execute();
  expect(rows).toContainEqual({ action: 'create', entity: 'site-page', actor_name: 'Ayşe Yılmaz' });
  expect(rows).toContainEqual({ action: 'update', entity: 'page-sections', actor_name: 'Ayşe Yılmaz' });
});

it('visitors find a page once staff have edited it: samples are in no index', async () => {
  await setUp();
  const find = async (words: string) =>
    (await read<SiteSearchResults>(`${api.search}?${String(new URLSearchParams({ search: words }))}`)).hits.map(
      ({ path }) => path,
    );
  expect(await find('kentsel')).toEqual([]);
  expect(await find('Kuzey Yapı')).toEqual([]);
  await changeHeading('/hizmetler', 'Kentsel dönüşüm ve fazlası');
  expect(await find('kentsel')).toEqual(['/hizmetler']);
});

it.each([
  [{}, 'construction'],
  [{ trade: 'other', tradeName: 'Taş fırın' }, 'food'],
  [{ trade: '' }, undefined],
])('drawn covers of a site that was set up with %j use the motifs of %s', async (more, trade) => {
  await setUp(more);
  expect((await read<SiteCompany>(api.companyFacts)).trade).toBe(trade);
});

it.each([
  ['nothing but the name is answered', { trade: '', province: '', phone: '', address: '' }],
  ['an older sign-in page asks nothing else', { trade: undefined, province: undefined, phone: undefined }],
])('texts that fit any trade fill the site when %s', async (_when, more) => {
  expect((await setUp({ address: undefined, ...more })).status).toBe(200);
  expect((await pageAt('/hizmetler')).sections[0]?.values['title']).toBe('Hizmetlerimiz');
  expect(JSON.stringify((await home()).sections)).toContain('Kuzey Yapı A.Ş. olarak her işe');
  expect(await read<ContactItem[]>(api.contactInformation)).toEqual([]);
});

it.each([
  [{ trade: 'bakkal' }, { trade: expect.any(String) }],
  [{ province: 'atlantis' }, { province: expect.any(String) }],
  [{ phone: '0344 555' }, { phone: expect.stringContaining('Telefon') }],
  [{ address: 'x'.repeat(301) }, { address: expect.any(String) }],
])('rejects %j at its field and makes nothing', async (fields, errors) => {
  expect(await setUp(fields)).toMatchObject({ status: 422, body: { errors } });
  expect((await home()).sections).toEqual([]);
});

it.each(trades)(
  'shows whole sentences for the trade %s, with the longest names and without a province',
  async (trade) => {
    const companyName = `${'Kuzey Yıldızı Taahhüt Danışmanlık '.repeat(3)} Sanayi ve Tic. A.Ş.`.slice(
      0,
      limits.title.max,
    );
    const tradeName = trade === 'other' ? 'ç'.repeat(limits.code) : '';
    expect((await setUp({ trade, companyName, province: '', tradeName })).status).toBe(200);
    const shown = JSON.stringify([(await home()).sections, await pageAt('/hakkimizda'), await pageAt('/hizmetler')]);
    expect(shown).not.toMatch(/[{[](?:firma|il|is)[}\]]|undefined/);
  },
);

it('marks what the set-up has written until staff change it, and search engines list a page that is their own', async () => {
  await setUp();
  expect((await samples()).map(({ title, is_unlisted }) => [title, is_unlisted])).toEqual([
    ['Anasayfa', true],
    ['Hakkımızda', true],
    ['Hizmetler', true],
    ['Anasayfa', false],
  ]);
  expect(await listed()).not.toEqual(expect.arrayContaining(['/']));
  expect(await listed()).not.toEqual(expect.arrayContaining(['/hizmetler']));
  const before = (await samples()).find(({ title }) => title === 'Hizmetler');

  await changeHeading('/hizmetler', 'Bizim işimiz');
  const after = (await samples()).find(({ title }) => title === 'Hizmetler');
  expect(after).toMatchObject({ count: Number(before?.count) - 1, is_unlisted: false });
  expect(after?.sections).toContain('s1');
  expect((await pageAt('/hizmetler')).is_sample).toBe(false);
  expect(await listed()).toContain('/hizmetler');
  expect(await listed()).not.toContain('/');
});

it('a picture beside a sample makes it no text of staff', async () => {
  await setUp();
  await change('/hakkimizda', ({ sections }) => ({
    sections: sections.map((section) => ({ ...section, values: { ...section.values, layout: 'wide' } })),
  }));
  expect((await pageAt('/hakkimizda')).is_sample).toBe(true);
});

it('removes only untouched samples, and takes that back', async () => {
  await setUp();
  await changeHeading('/hizmetler', 'Bizim işimiz');
  const homeBefore = (await home()).sections;
  const aboutBefore = await pageAt('/hakkimizda');

  expect((await remove()).body).toMatchObject({ success: true, data: { records: 4 } });
  expect((await home()).sections.map(({ kind }) => kind)).toEqual(['projects', 'articles']);
  expect((await test.app.inject({ url: '/api/pages/site-page?path=/hakkimizda' })).statusCode).toBe(404);
  const own = await pageAt('/hizmetler');
  expect(own.sections.map(({ values }) => values['title'])).toEqual(['Bizim işimiz']);
  expect((await read<SiteMenus>(api.menus)).header?.map(({ label }) => label)).not.toContain('Hakkımızda');
  expect(await samples()).toEqual([]);
  expect(await firstSteps()).toMatchObject({ samples: 0, can_restore: true });

  await changeHeading('/hizmetler', 'Daha da bizim');
  expect((await restore()).body).toMatchObject({ success: true, data: { records: 4 } });
  expect((await home()).sections).toEqual(homeBefore);
  const about = await pageAt('/hakkimizda');
  expect([about.title, about.summary, about.sections]).toEqual([
    aboutBefore.title,
    aboutBefore.summary,
    aboutBefore.sections,
  ]);
  const restored = await pageAt('/hizmetler');
  expect(restored.sections.map(({ kind }) => kind)).toEqual(['hero', 'cards', 'questions', 'contact-strip']);
  expect(restored.sections[0]?.values['title']).toBe('Daha da bizim');
  expect((await firstSteps()).can_restore).toBe(false);
  expect((await restore()).body).toMatchObject({ data: { records: 0 } });
});

it('of two removals at the same moment one finds nothing', async () => {
  await setUp();
  const answersOf = await Promise.all([remove(), remove()]);
  const counts = answersOf.map(({ body }) => (body.data as { records: number }).records);
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 4]);
  expect((await restore()).body).toMatchObject({ data: { records: 4 } });
});

it('names what is left to do in the order of what visitors miss, until staff hide it', async () => {
  await setUp({ phone: '', address: '' });
  const { steps, samples: count } = await firstSteps();
  expect(steps.map(({ id, is_done }) => [id, is_done])).toEqual([
    ['contact', false],
    ['notice', false],
    ['texts', false],
    ['logo', false],
    ['pictures', false],
    ['records', false],
    ['facts', false],
    ['mail', false],
    ['domain', false],
  ]);
  expect(count).toBeGreaterThan(40);
  const hidden = await browser.panel({ url: api.adminFirstSteps, form: { _method: 'DELETE' } });
  expect(hidden.body.success).toBe(true);
  expect((await firstSteps()).steps).toEqual([]);
});

it('leaves the content of a site that has some', async () => {
  const stamps = { created_at: '', updated_at: '' };
  const row = { section: 'telefon', name: 'Ofis', content: '0312 555 01 00', queue: 1, ...stamps };
  await test.services.db.insertInto('contact_information').values(row).execute();
  expect((await setUp()).status).toBe(200);
  expect((await home()).sections).toEqual([]);
  expect((await read<ContactItem[]>(api.contactInformation)).length).toBe(1);
  expect((await firstSteps()).steps).toEqual([]);
});
