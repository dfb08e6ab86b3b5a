import type { MenuTargetState, SiteMenus } from '@vitrin/shared-contracts/menus';
import { api } from '@vitrin/shared-contracts/paths';
import type { RemotePageRow } from '@vitrin/shared-contracts/remote-page-rows';
import type { RemotePages } from '@vitrin/shared-contracts/remote-pages';
import type { SearchHit } from '@vitrin/shared-contracts/search';
import { sitemapFile } from '../../site/sitemap.ts';
import { addEnglish } from '../../testing/languages.ts';
import { searchCalls } from '../../testing/search-calls.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { storeLiveRelease } from '../../testing/stored-releases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { refreshRemotePages } from './remote-pages.service.ts';
import { refreshFixedPages } from '../search/fixed-page-entries.service.ts';

const start = {
  path: '',
  titles: { tr: 'Kredi hesaplayıcısı', en: 'Loan calculator' },
  summaries: { tr: 'Aylık taksitler birkaç saniyede.' },
};
const results = { path: '/sonuclar', titles: { tr: 'Son hesaplar' } };

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'super_admin');
  await addEnglish(test);
  const form_data = { name: 'remote_kredi', title: 'Kredi', segment: 'kredi' };
  await staff.call({ url: api.adminRemotes, form: { form_data } });
});
afterEach(() => test.close());

/** Makes a release with these pages live, as promoting it does. */
async function promote(pages: RemotePages): Promise<void> {
  await storeLiveRelease(test.services, 'remote_kredi', JSON.stringify(pages), { pages });
  await refreshRemotePages(test.services);
}

const listed = async () => (await staff.call({ url: api.adminRemotePages })).body.data as RemotePageRow[];

async function idOf(path: string): Promise<number> {
  const row = (await listed()).find((each) => each.path === path);
  if (!row) throw new Error(`No page at ${path}`);
  return row.id;
}

async function putInMenu(id: number): Promise<void> {
  const target = { type: 'record', entity: 'remote-page', id };
  const form_data = {
    place: 'header',
    version: 0,
    entries: [{ id: 'a', parent: null, target, off: false }],
    translations: { tr: { labels: {} }, en: { labels: {} } },
  };
  const { status } = await staff.call({ url: api.adminMenus, form: { _method: 'PUT', form_data } });
  expect(status).toBe(200);
}

async function menu(lang = 'tr'): Promise<string[]> {
  const { body } = await sendRequest(test.app, { url: `${api.menus}?lang=${lang}` });
  return ((body.data as SiteMenus).header ?? []).map(({ label, href }) => `${label} ${href ?? ''}`);
}

async function found(search: string, query: Record<string, string> = {}): Promise<string[]> {
  await refreshFixedPages(test.services);
  const { data } = await searchCalls(test, staff).find(search, query);
  return data.hits.map(({ path }: SearchHit) => path);
}

const sitemap = async () => (await sitemapFile(test.services, null))?.text ?? '';

it('a promoted release has its pages in the list of the panel, the sitemap and the search', async () => {
  await promote({ start, results });

  expect(await listed()).toEqual([
    { id: expect.any(Number) as number, title: 'Kredi hesaplayıcısı', path: '/kredi', remote: 'Kredi' },
    { id: expect.any(Number) as number, title: 'Son hesaplar', path: '/kredi/sonuclar', remote: 'Kredi' },
  ]);
  const map = await sitemap();
  expect(map).toMatch(/<loc>[^<]*\/kredi<\/loc>/);
  expect(map).toMatch(/<loc>[^<]*\/en\/kredi<\/loc>/);
  expect(map).toContain('/kredi/sonuclar</loc>');
  expect(map).not.toContain('/en/kredi/sonuclar');
  expect(await found('taksit')).toEqual(['/kredi']);
  expect(await found('loan', { lang: 'en' })).toEqual(['/kredi']);
  expect(await found('hesaplar')).toContain('/kredi/sonuclar');
});

it('a menu leads to a page in the languages that it has, and follows its path', async () => {
  await promote({ start, results });
  await putInMenu(await idOf('/kredi/sonuclar'));

  expect(await menu()).toEqual(['Son hesaplar /kredi/sonuclar']);
  expect(await menu('en')).toEqual([]);
  await promote({ start, results: { path: '/gecmis', titles: { tr: 'Geçmiş', en: 'History' } } });
  expect(await menu()).toEqual(['Geçmiş /kredi/gecmis']);
  expect(await menu('en')).toEqual(['History /kredi/gecmis']);
});

it('a page that the live release does not declare is nowhere, and is back in the menu with the next one', async () => {
  await promote({ start, results });
  const id = await idOf('/kredi/sonuclar');
  await putInMenu(id);
  await promote({ start });

  expect(await menu()).toEqual([]);
  expect(await sitemap()).not.toContain('/kredi/sonuclar');
  expect(await found('son hesaplar')).not.toContain('/kredi/sonuclar');
  const { body } = await staff.call({ url: `${api.adminMenuTargets}?keys=remote-page.${id},remote-page.999` });
  expect(body.data as MenuTargetState[]).toMatchObject([
    { states: { tr: 'unpublished', en: 'untranslated' }, titles: { tr: 'Son hesaplar' } },
    { states: { tr: 'deleted', en: 'deleted' } },
  ]);
  await promote({ results });
  expect(await idOf('/kredi/sonuclar')).toBe(id);
  expect(await menu()).toEqual(['Son hesaplar /kredi/sonuclar']);
});

it('a page is offered for links of texts by its name and by its path', async () => {
  await promote({ start, results });
  const offered = async (search: string) =>
    (
      (await staff.call({ url: `${api.adminLinkablePages}?search=${encodeURIComponent(search)}` })).body.data as {
        path: string;
      }[]
    ).map(({ path }) => path);

  expect(await offered('hesaplayıcı')).toContain('/kredi');
  expect(await offered('/kredi/s')).toEqual(['/kredi/sonuclar']);
});

it('only those who read menus get the list', async () => {
  const hr = await signIn(test, 'hr');
  expect((await hr.call({ url: api.adminRemotePages })).status).toBe(403);
});

it('what is no number of a page is a deleted target, for staff and for visitors', async () => {
  const keys = ['remote-page.x', 'remote-page.01', 'remote-page.99999999999'];
  const { status, body } = await staff.call({ url: `${api.adminMenuTargets}?keys=${keys.join(',')}` });
  expect(status).toBe(200);
  for (const { states } of body.data as MenuTargetState[]) expect(states['tr']).toBe('deleted');
});

it('what a server of another version has stored without checking declares no pages', async () => {
  await promote({ start });
  await promote({ start, broken: { path: '/x' } as unknown as RemotePages[string] });
  expect(await listed()).toEqual([]);
});

it('another remote of the same name gets other numbers', async () => {
  const live = await storeLiveRelease(test.services, 'remote_kredi', 'ilk', { pages: { start } });
  await refreshRemotePages(test.services);
  const before = await idOf('/kredi');
  const retirement = { expected: live, reason: 'Bitti', redirect: null, keep_days: 30 };
  await staff.call({ url: `${api.adminRemotes}/remote_kredi/retire`, form: { form_data: retirement } });
  await refreshRemotePages(test.services);
  expect(await listed()).toEqual([]);
  await staff.call({ url: `${api.adminArchivedRemotes}/remote_kredi`, form: { _method: 'DELETE' } });
  const form_data = { name: 'remote_kredi', title: 'Kredi', segment: 'kredi' };
  await staff.call({ url: api.adminRemotes, form: { form_data } });
  await promote({ start });
  expect(await idOf('/kredi')).not.toBe(before);
});
