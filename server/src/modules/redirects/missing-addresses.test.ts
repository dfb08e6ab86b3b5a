import { limits } from '@vitrin/shared-contracts/limits';
import { scannerPath, type MissingAddress, type NearestAddress } from '@vitrin/shared-contracts/redirects';
import { paragraphs } from '../../testing/documents.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveMissing } from './missing-addresses.repository.ts';
import { countedPath, linkingPath } from './missing-paths.ts';
import { redirectsModule } from './redirects.module.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const bot = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';
const url = '/api/admin/redirects/missing';

test.each([
  ['/eski', '/eski'],
  ['/Eski%20Sayfa/', '/Eski Sayfa'],
  ['/en/eski?x=1', '/en/eski'],
  ['/wp-login.php', scannerPath],
  ['/blog/index.PHP', scannerPath],
  ['/wp-content/uploads/a.jpg', scannerPath],
  ['/.env', scannerPath],
  ['/.git/config', scannerPath],
  ['/yedek.sql', scannerPath],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/wpa', '/wpa'],
  [`/${'a'.repeat(limits.missingAddresses.path)}`, null],
  ['/a%0Ab', null],
])('the address %s is counted as %s', (address, counted) => {
  expect(countedPath(address)).toBe(counted);
});

test.each([
  ['https://site.example/makaleler?ara=x', '/makaleler'],
  ['https://site.example.evil.example/a', null],
  ['https://baska.example/makaleler', null],
  [undefined, null],
])('the linking page of the referrer %s is %s', (referer, path) => {
  expect(linkingPath({ referer }, 'https://site.example')).toBe(path);
});

describe('on a site', () => {
  let app: TestApp;
  let staff: Staff;
  beforeEach(async () => {
    app = await buildTestApp();
    staff = await signIn(app, 'admin');
  });
  afterEach(() => app.close());

  function note(path: string, { agent = browser, linkedFrom = null as string | null } = {}): void {
    app.services.missing.record({ path, agent, linkedFrom });
  }

  const list = async (query = '') => (await staff.call({ url: url + query })).body;
  const rows = async (query = '') => (await list(query)).data as MissingAddress[];
  const stored = (count: number, visitors: number, name = 'p') =>
    Array.from({ length: count }, (_, index) => ({
      path: `/${name}${index}`,
      visitors,
      bots: 0,
      last_seen: '2026-01-01T00:00:00.000Z',
      linked_from: null,
    }));

  it('requests are added up by path, browsers and bots apart, the most requested first', async () => {
    note('/eski', { linkedFrom: '/iletisim' });
    note('/eski', { agent: bot });
    note('/baska');
    await rows();
    note('/eski');
    const [first, second] = await rows();
    expect(first).toMatchObject({ path: '/eski', visitors: 2, bots: 1, linked_from: '/iletisim', answered: false });
    expect(second).toMatchObject({ path: '/baska', visitors: 1, bots: 0, linked_from: null });
    expect(Date.parse(first?.last_seen ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('a page that the browser claims as the linking one is named only if it exists', async () => {
    note('/eski', { linkedFrom: '/uydurma' });
    expect(await rows()).toMatchObject([{ linked_from: null }]);
  });

  it('nothing is written before the counts are flushed, and a failed write loses none', async () => {
    const { db, missing } = app.services;
    note('/eski');
    expect(await db.selectFrom('missing_addresses').selectAll().execute()).toEqual([]);
    await db.schema.alterTable('missing_addresses').renameTo('elsewhere').execute();
    await expect(missing.flush(db)).rejects.toThrow('missing_addresses');
    await db.schema.alterTable('elsewhere').renameTo('missing_addresses').execute();
    expect(await rows()).toMatchObject([{ path: '/eski', visitors: 1 }]);
  });

  it('a flood of paths keeps a limited number in memory and displaces no frequent one', async () => {
    const { db, missing } = app.services;
    note('/ilk');
    await missing.flush(db);
    for (let round = 0; round < 3; round += 1) note('/sik');
    for (let index = 0; index < 5_000; index += 1) note(`/tarama${index}`);
    await missing.flush(db);
    const { length } = await db.selectFrom('missing_addresses').select('path').execute();
    expect(length).toBeLessThanOrEqual(limits.missingAddresses.inMemory + 1);
    expect((await rows('?search=sik'))[0]).toMatchObject({ path: '/sik', visitors: 3 });
  });

  it('the table keeps a limited number of paths, the least requested are dropped', async () => {
    const { db } = app.services;
    const { rows: most } = limits.missingAddresses;
    await saveMissing(db, stored(most, 2));
    await saveMissing(db, [...stored(3, 1, 'seyrek'), ...stored(2, 5, 'sik')]);
    expect((await list()).meta?.total).toBe(most);
    expect((await list('?search=seyrek')).meta?.total).toBe(0);
    expect((await list('?search=sik')).meta?.total).toBe(2);
  });

  it('the list has pages and a search, in which % and _ stand for themselves', async () => {
    await saveMissing(app.services.db, [...stored(25, 1), ...stored(1, 1, 'yuzde_')]);
    expect((await rows()).length).toBe(limits.panelPageSize);
    expect((await rows('?page=2')).length).toBe(26 - limits.panelPageSize);
    expect((await rows('?search=YUZDE_')).map(({ path }) => path)).toEqual(['/yuzde_0']);
    expect(await rows('?search=%25')).toEqual([]);
  });

  it('an ignored address leaves the list, keeps counting, and can be shown again', async () => {
    note('/eski');
    await rows();
    const ignore = (ignored: number, path = '/eski') => staff.call({ url, form: { form_data: { path, ignored } } });
    expect((await ignore(1)).status).toBe(200);
    note('/eski');
    expect(await rows()).toEqual([]);
    expect(await rows('?ignored=ignored')).toMatchObject([{ path: '/eski', visitors: 2, ignored: 1 }]);
    await ignore(0);
    expect(await rows()).toHaveLength(1);
    expect((await ignore(1, '/bilinmeyen')).status).toBe(404);
    expect((await ignore(2)).status).toBe(422);
    staff = await signIn(app, 'editor');
    expect([(await ignore(1)).status, (await list()).success]).toEqual([403, false]);
  });

  it('a redirect removes the addresses that it answers', async () => {
    for (const path of ['/eski', '/eski/a', '/eski_a', '/eskisi']) note(path);
    await rows();
    const redirect = (source: string) =>
      staff.call({ url: '/api/admin/redirects', form: { form_data: { source, target: '/iletisim' } } });
    await redirect('/eskisi');
    expect((await rows()).map(({ path }) => path)).toEqual(['/eski', '/eski/a', '/eski_a']);
    await redirect('/eski/*');
    expect((await rows()).map(({ path }) => path)).toEqual(['/eski_a']);
    note('/eski/a');
    expect((await rows()).find(({ path }) => path === '/eski/a')).toMatchObject({ answered: true });
  });

  it('addresses that were not requested for thirty days are deleted daily', async () => {
    const now = Date.parse('2026-03-01T00:00:00.000Z');
    await saveMissing(app.services.db, stored(1, 1));
    await saveMissing(
      app.services.db,
      stored(1, 1, 'yeni').map((row) => ({ ...row, last_seen: '2026-02-20T00:00:00.000Z' })),
    );
    const counts = await redirectsModule.retention?.sweep?.(app.services, { now, at: new Date(now).toISOString() });
    expect(counts).toEqual({ missingAddresses: 1 });
    expect((await rows()).map(({ path }) => path)).toEqual(['/yeni0']);
  });

  it.each([
    ['/makale/celik-kopruler-2024', '/makale/celik-kopruler'],
    ['/celik_kopruler.html', '/makale/celik-kopruler'],
    ['/biyografim', '/biyografi'],
    ['/zzz', null],
  ])('the nearest living address of %s is %s', async (path, address) => {
    const article = (title: string, active: number) => ({
      form_data: {
        active,
        published_at: '2026-01-01',
        cover_id: null,
        translations: { tr: { title, document: paragraphs('Söz.') } },
      },
    });
    await staff.call({ url: '/api/admin/blog', form: article('Çelik köprüler', 1) });
    await staff.call({ url: '/api/admin/blog', form: article('Çelik köprüler 2024', 0) });
    const { body } = await staff.call({ url: `/api/admin/redirects/nearest?path=${encodeURIComponent(path)}` });
    expect(body.data).toEqual({ address } satisfies NearestAddress);
  });
});
