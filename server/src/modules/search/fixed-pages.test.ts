import { api } from '@vitrin/shared-contracts/paths';
import type { SearchHit } from '@vitrin/shared-contracts/search';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { searchCalls, titleOf } from '../../testing/search-calls.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { refreshFixedPages } from './fixed-page-entries.service.ts';
import { clearIndex, repairIndex } from './repair-index.service.ts';

let test: TestApp;
let staff: Staff;
let calls: ReturnType<typeof searchCalls>;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
  calls = searchCalls(test, staff);
});
afterEach(() => test.close());

/** Finds what visitors find once the job has run. */
async function found(search: string, query: Record<string, string> = {}): Promise<string[]> {
  await refreshFixedPages(test.services);
  return (await calls.find(search, query)).data.hits.map(({ path }: SearchHit) => path);
}

async function put(url: string, form_data: object): Promise<void> {
  const { status, body } = await staff.call({ url, form: { _method: 'PUT', form_data } });
  expect([status, body.errors]).toEqual([200, undefined]);
}

const story = (text: string) => ({
  version: 0,
  translations: { tr: { title: 'Öykümüz', summary: '', document: paragraphs(text), timeline: [], roles: [] } },
});

it('finds the home page by the texts of its sections that are on the site', async () => {
  const section = (id: string, off?: true) => ({ id, kind: 'text', v: 1, values: {}, ...(off && { off }) });
  const text = (title: string) => ({ title });
  await put(api.adminPageSections, {
    page: 'home',
    version: 0,
    sections: [section('a'), section('b', true)],
    translations: { tr: { texts: { a: text('Betonarme güçlendirme'), b: text('Gizli titreşim') } } },
  });
  expect(await found('güçlendirme')).toEqual(['/']);
  expect(await found('titreşim')).toEqual([]);
});

it('finds biography, lists and contact by their names, headers and texts', async () => {
  await put(`${api.adminContents}/corporate`, story('Kuruluşumuz 1998 yılına uzanır.'));
  await put(api.adminPageHeaders, {
    route: 'contact',
    version: 0,
    translations: { tr: { title: 'Bize ulaşın', text: 'Keşif ücretsizdir.', picture: null } },
  });
  expect(await found('kuruluş')).toEqual(['/biyografi']);
  expect(await found('keşif')).toEqual(['/iletisim']);
  expect(await found('makaleler')).toEqual(['/makaleler']);
  const { data } = await calls.find('biyografi');
  expect(data.hits.map((hit) => [hit.kind, titleOf(hit), hit.path])).toEqual([['sayfa', 'Biyografi', '/biyografi']]);
  expect((await calls.suggest('biyo')).pages).toEqual([{ title: 'Biyografi', path: '/biyografi', kind: 'sayfa' }]);
});

it('finds a list only while it exists', async () => {
  expect(await found('projeler')).toEqual([]);
  const translations = { tr: { title: 'Asma köprü', document: paragraphs('Metin.') } };
  await calls.save('projects', { translations });
  expect(await found('projeler')).toEqual(['/projeler']);
});

it('a page comes where its title or text belongs among the records, and with pages when one kind is chosen', async () => {
  await calls.article('Biyografi yazmak');
  await calls.article('Yazarlık', { text: 'Bir biyografi nasıl yazılır?' });
  await put(`${api.adminContents}/corporate`, story('Metin.'));
  expect(await found('biyografi')).toEqual(['/makale/biyografi-yazmak', '/biyografi', '/makale/yazarlik']);
  expect(await found('biyografi', { kind: 'sayfa' })).toEqual(['/biyografi']);
  expect((await calls.find('biyografi')).data.kinds).toEqual([
    { kind: 'makale', count: 2 },
    { kind: 'sayfa', count: 1 },
  ]);
});

it('follows changed texts, and is found in each language', async () => {
  await addEnglish(test);
  const contents = `${api.adminContents}/corporate`;
  await put(contents, story('Sismik izolasyon.'));
  expect([await found('sismik'), await found('sismik', { lang: 'en' })]).toEqual([['/biyografi'], ['/biyografi']]);
  await put(contents, { ...story('Zemin etüdü.'), version: 1 });
  expect([await found('sismik'), await found('etüdü')]).toEqual([[], ['/biyografi']]);
});

it('nothing is written while no text has changed; a lost index is made again', async () => {
  await put(`${api.adminContents}/corporate`, story('Sismik izolasyon.'));
  expect(await refreshFixedPages(test.services)).toBeGreaterThan(0);
  expect(await refreshFixedPages(test.services)).toBe(0);
  await clearIndex(test.services.db);
  await repairIndex(test.services);
  expect(await calls.titles('sismik')).toEqual(['Biyografi']);
});
