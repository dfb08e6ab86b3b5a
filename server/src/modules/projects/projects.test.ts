import { api } from '@vitrin/shared-contracts/paths';
import type {
  Project,
  ProjectFilters,
  ProjectRecord,
  ProjectRow,
  ProjectSummary,
} from '@vitrin/shared-contracts/projects';
import type { SitePageRecord } from '@vitrin/shared-contracts/site-pages';
import type { ContentKind } from '../../content/content-kind.ts';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { addPicture } from '../../testing/library-picture.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { articleRecords } from '../articles/articles.service.ts';
import { projectRecords } from './projects.service.ts';
import { buildTestSite } from '../../testing/test-site.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
});
afterEach(() => test.close());

const url = api.adminProjects;
const texts = (title: string, more: object = {}) => ({ title, document: paragraphs(`${title} metni.`), ...more });
const post = (form_data: object) => staff.call({ url, form: { form_data } });
const put = (id: number, form_data: object) => staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data } });

async function create(
  title: string,
  { texts: more = {}, ...shared }: { texts?: object } & Record<string, unknown> = {},
) {
  const { status, body } = await post({ ...shared, translations: { tr: texts(title, more) } });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as ProjectRecord;
}

async function createPage(title: string, { active = 1, en = '' }: { active?: 0 | 1; en?: string } = {}) {
  const text = (name: string) => ({ title: name, seo_name: '', summary: '', texts: {} });
  const translations = { tr: text(title), ...(en && { en: text(en) }) };
  const form_data = { active, parent_id: null, sections: [], translations };
  const { body } = await staff.call({ url: api.adminSitePages, form: { form_data } });
  return body.data as SitePageRecord;
}

const read = async <T>(address: string) => (await sendRequest(test.app, { url: address })).body.data as T;
const page = (slug: string, lang = 'tr') => read<Project>(`/api/pages/project/${slug}?lang=${lang}`);
const filters = (lang = 'tr') => read<ProjectFilters>(`${api.projectFilters}?lang=${lang}`);
const titles = async (query = '') =>
  (await read<ProjectSummary[]>(`${api.projects}?${query}`)).map(({ title }) => title);

it('a project has its facts, pictures, figures and services on its page', async () => {
  const service = await createPage('Güçlendirme');
  const [cover, before, after, first, second] = [
    await addPicture(test),
    await addPicture(test),
    await addPicture(test),
    await addPicture(test),
    await addPicture(test),
  ];
  const figures = [{ id: 'a', label: 'Açıklık', value: '42 m' }];
  const record = await create('Asma köprü', {
    year: 2024,
    province: 'izmir',
    area: 1200,
    services: [service.id],
    cover_id: cover,
    before_id: before,
    after_id: after,
    gallery: [second, first],
    texts: { client: 'Belediye', place: 'Karşıyaka', summary: 'Özet', figures },
  });
  expect(record).toMatchObject({ services: [service.id], gallery: [{ id: second }, { id: first }] });
  expect(await page('asma-kopru')).toMatchObject({
    title: 'Asma köprü',
    year: 2024,
    province: 'izmir',
    area: 1200,
    place: 'Karşıyaka',
    client: 'Belediye',
    client_confidential: 0,
    services: [{ id: service.id, title: 'Güçlendirme', path: '/guclendirme' }],
    figures,
    cover: { id: cover },
    before: { id: before },
    after: { id: after },
    gallery: [{ id: second }, { id: first }],
    content: '<p>Asma köprü metni.</p>',
    alternates: { tr: 'asma-kopru' },
  });
});

it('the name of a confidential client is on no page, and in the panel only', async () => {
  const record = await create('Veri merkezi', { client_confidential: 1, texts: { client: 'Örnek Bankası' } });
  for (const address of [api.projects, '/api/pages/project/veri-merkezi', api.projectFilters]) {
    const { text, status } = await sendRequest(test.app, { url: address });
    expect(status).toBe(200);
    expect(text).not.toContain('Örnek Bankası');
  }
  expect(await page('veri-merkezi')).toMatchObject({ client: '', client_confidential: 1 });
  const kept = (await staff.call({ url: `${url}/${record.id}` })).body.data as ProjectRecord;
  expect(kept.translations['tr']?.client).toBe('Örnek Bankası');
});

it('each wrong field is named in a sentence', async () => {
  const refused: [field: string, shared: object, more?: object][] = [
    ['year', { year: 1899 }],
    ['year', { year: 'geçen yıl' }],
    ['province', { province: 'atlantis' }],
    ['area', { area: 0 }],
    ['cover_id', { cover_id: 999 }],
    ['gallery', { gallery: [999] }],
    ['translations.tr.figures', {}, { figures: [{ id: 'a', label: 'Açıklık', value: '' }] }],
    [
      'translations.tr.figures',
      {},
      {
        figures: [
          { id: 'a', label: 'A', value: '1' },
          { id: 'a', label: 'B', value: '2' },
        ],
      },
    ],
  ];
  for (const [field, shared, more = {}] of refused) {
    const { status, body } = await post({ ...shared, translations: { tr: texts('Yanlış', more) } });
    expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 422, [field]]);
  }
  expect(await titles()).toEqual([]);
});

it('rows of figures that are empty are not stored', async () => {
  const figures = [
    { id: 'a', label: ' ', value: '' },
    { id: 'b', label: 'Kule', value: '2' },
  ];
  const record = await create('Kule', { texts: { figures } });
  expect(record.translations['tr']?.figures).toEqual([{ id: 'b', label: 'Kule', value: '2' }]);
});

it('two people change different rows of the figures without a conflict', async () => {
  const [a, b] = [
    { id: 'a', label: 'Açıklık', value: '42 m' },
    { id: 'b', label: 'Kule', value: '2' },
  ];
  const { id, version } = await create('Köprü', { texts: { figures: [a, b] } });
  const change = (figures: object[]) => put(id, { version, translations: { tr: texts('Köprü', { figures }) } });
  expect((await change([{ ...a, value: '43 m' }, b])).status).toBe(200);
  expect((await change([a, { ...b, value: '3' }])).body).toMatchObject({ success: true, merged: {} });
  expect((await page('kopru')).figures.map(({ value }) => value)).toEqual(['43 m', '3']);
});

describe('the list', () => {
  it('is in the order of staff, with its filters alone and together', async () => {
    const [service, other] = [await createPage('Güçlendirme'), await createPage('Denetim')];
    await create('Ada', { year: 2020, province: 'izmir', services: [service.id] });
    await create('Baraj', { year: 2022, province: 'ankara', services: [service.id, other.id] });
    await create('Cami', { year: 2022, province: 'izmir' });
    await create('Kapalı', { active: 0, year: 2022, province: 'van' });
    expect(await titles()).toEqual(['Cami', 'Baraj', 'Ada']);
    expect(await titles(`service=${service.id}`)).toEqual(['Baraj', 'Ada']);
    expect(await titles('year=2022')).toEqual(['Cami', 'Baraj']);
    expect(await titles('province=izmir')).toEqual(['Cami', 'Ada']);
    expect(await titles(`province=izmir&service=${service.id}&year=2020`)).toEqual(['Ada']);
    expect(await titles('province=van')).toEqual([]);
    expect(await filters()).toEqual({
      total: 3,
      languages: ['tr'],
      services: [
        { id: service.id, title: 'Güçlendirme', value: 'guclendirme', count: 2, aliases: [] },
        { id: other.id, title: 'Denetim', value: 'denetim', count: 1, aliases: [] },
      ],
      years: [
        { value: '2022', count: 2 },
        { value: '2020', count: 1 },
      ],
      provinces: [
        { value: 'ankara', count: 1 },
        { value: 'izmir', count: 2 },
      ],
    });
  });

  it('falls back to the default language; a service has a page in the language, or none', async () => {
    await addEnglish(test);
    const both = await createPage('Güçlendirme', { en: 'Retrofit' });
    const turkish = await createPage('Denetim');
    const services = [both.id, turkish.id];
    const translations = { tr: texts('Köprü'), en: texts('Bridge') };
    await post({ services, translations });
    await create('Kule', { services });
    const english = await read<ProjectSummary[]>(`${api.projects}?lang=en`);
    expect(english.map(({ title, lang }) => [title, lang])).toEqual([
      ['Kule', 'tr'],
      ['Bridge', 'en'],
    ]);
    expect((await page('bridge', 'en')).services).toEqual([{ id: both.id, title: 'Retrofit', path: '/retrofit' }]);
    expect(await filters('en')).toMatchObject({
      languages: ['tr', 'en'],
      services: [{ value: 'retrofit', count: 2, aliases: ['guclendirme'] }],
    });
  });

  it('names no service whose page is not on the site', async () => {
    const hidden = await createPage('Gizli', { active: 0 });
    await create('Köprü', { services: [hidden.id] });
    expect((await page('kopru')).services).toEqual([]);
    expect((await filters()).services).toEqual([]);
  });

  it('names similar projects, those that share most first', async () => {
    const service = await createPage('Güçlendirme');
    await create('İlk', { province: 'izmir', services: [service.id] });
    await create('Yalnız il', { province: 'izmir' });
    await create('İkisi', { province: 'izmir', services: [service.id] });
    await create('Başka', { province: 'van' });
    expect((await page('ilk')).related.map(({ title }) => title)).toEqual(['İkisi', 'Yalnız il']);
  });
});

it('a deleted page is a service no more, also where an older form or version still has it', async () => {
  const service = await createPage('Güçlendirme');
  const { id, version } = await create('Köprü', { services: [service.id] });
  await staff.call({ url: `${api.adminSitePages}/${service.id}`, form: { _method: 'DELETE' } });
  const saved = await put(id, { version, year: 2020, services: [service.id] });
  expect([saved.status, saved.body.data]).toMatchObject([200, { year: 2020, services: [] }]);
});

it('has all that the kind of articles has, besides its list and without times', () => {
  const capabilities = ({ kind }: { kind: ContentKind }) => [
    // Only articles have a category, which many of them get at once.
    Object.keys(kind)
      .filter((name) => name !== 'settable')
      .toSorted(),
    Object.keys(kind.rows ?? {}).toSorted(),
    Object.keys(kind.addresses ?? {})
      .filter((name) => !['list', 'listPages', 'nextChange'].includes(name))
      .toSorted(),
  ];
  expect(capabilities(projectRecords)).toEqual(capabilities(articleRecords));
});

it('a renamed project is found at its former address', async () => {
  const { id, version } = await create('Köprü');
  await put(id, { version, translations: { tr: texts('Köprü', { seo_name: 'asma-kopru' }) } });
  expect(await page('kopru')).toMatchObject({ seo_name: 'asma-kopru' });
});

it('the list of the panel is filtered by state, province, year and text, and can be ordered', async () => {
  const first = await create('Köprü', { year: 2020, province: 'izmir', texts: { client: 'Liman İşletmesi' } });
  await create('Kule', { year: 2022, province: 'van', active: 0 });
  const rows = async (query: string) =>
    ((await staff.call({ url: `${url}?${query}` })).body.data as ProjectRow[]).map(({ title }) => title);
  expect(await rows('')).toEqual(['Kule', 'Köprü']);
  expect(await rows('state=withdrawn')).toEqual(['Kule']);
  expect(await rows('province=izmir')).toEqual(['Köprü']);
  expect(await rows('year=2022')).toEqual(['Kule']);
  expect(await rows('search=liman')).toEqual(['Köprü']);
  expect((await staff.call({ url: api.adminProjectYears })).body.data).toEqual([{ year: 2022 }, { year: 2020 }]);
  await staff.call({ url: `${url}/move`, form: { _method: 'PUT', id: String(first.id), after: '' } });
  expect(await rows('')).toEqual(['Köprü', 'Kule']);
});

it('the sitemap has the list while a project is public, and each project', async () => {
  const site = await buildTestSite();
  const editor = await signIn(site, 'editor');
  const add = (title: string, active: 0 | 1) =>
    editor.call({ url, form: { form_data: { active, translations: { tr: texts(title) } } } });
  const locations = async () => {
    const map = await (await site.visit('/sitemap.xml')).text();
    return [...map.matchAll(/<loc>[^<]*?(\/proje[^<]*)<\/loc>/g)].map(([, path]) => path);
  };
  await add('Kapalı', 0);
  expect(await locations()).toEqual([]);
  await add('Köprü', 1);
  expect(await locations()).toEqual(['/projeler', '/proje/kopru']);
  await site.close();
});

it('sections read chosen projects in the order of the editor, without those that visitors do not see', async () => {
  const [first, second] = [await create('Baraj'), await create('Köprü')];
  const hidden = await create('Okul', { active: 0 });
  expect(await titles(`ids=${[second.id, hidden.id, 999, first.id, second.id].join(',')}`)).toEqual(['Köprü', 'Baraj']);
  expect([await titles('ids='), await titles('ids=x,-1')]).toEqual([[], []]);
});
