import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import type { ListedRedirect, Redirect } from '@vitrin/shared-contracts/redirects';
import { findTarget } from './redirect-targets.repository.ts';
import { paragraphs } from '../../testing/documents.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const url = '/api/admin/redirects';
const send = (form_data: object) => staff.call({ url, form: { form_data } });

it('redirects an old address to a new one until the redirect is deleted', async () => {
  const { body } = await send({ source: '/eski-sayfa/', target: '/biyografi' });
  const { id, version } = body.data as Redirect;
  expect(body).toMatchObject({ message: 'Oluşturuldu!', data: { source: '/eski-sayfa', target: '/biyografi' } });
  const target = 'https://www.ornek.example/yeni';
  const form_data = { source: '/eski-sayfa', target, version };
  const change = (data: object) => staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data: data } });
  expect((await change(form_data)).status).toBe(200);
  expect((await change({ ...form_data, target: '/iletisim' })).status).toBe(409);
  expect(await findTarget(test.services.db, '/eski-sayfa')).toBe(target);
  await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } });
  expect(await findTarget(test.services.db, '/eski-sayfa')).toBeNull();
});

it('redirects all addresses below a wildcard source unless a more specific source matches', async () => {
  await send({ source: '/kampanya/*', target: '/makaleler' });
  await send({ source: '/kampanya/yaz', target: '/iletisim' });
  await send({ source: '/kampanya/eski/*', target: '/biyografi' });
  const { db } = test.services;
  const paths = ['/kampanya', '/kampanya/kis/1', '/kampanya/yaz', '/kampanya/eski', '/kampanya/eski/2', '/kampanyalar'];
  expect(await Promise.all(paths.map((path) => findTarget(db, path)))).toEqual([
    '/makaleler',
    '/makaleler',
    '/iletisim',
    '/biyografi',
    '/biyografi',
    null,
  ]);
  expect((await send({ source: '/x/*', target: '/x/y' })).body.errors).toEqual({
    target: 'Bu Yönlendirme Başka Yönlendirmelerle Başladığı Adrese Geri Dönüyor',
  });
});

it('lists redirects by page and search', async () => {
  await send({ source: '/kopru', target: '/makaleler' });
  await send({ source: '/baraj', target: '/makaleler' });
  const { body } = await staff.call({ url: `${url}?search=kop` });
  expect([(body.data as Redirect[]).map(({ source }) => source), body.meta?.total]).toEqual([['/kopru'], 1]);
  expect((await staff.call({ url })).body.meta?.total).toBe(2);
  await send({ source: '/hakkımızda_eski', target: '/biyografi' });
  for (const search of ['KOPRU', 'köprü', 'HAKKIMIZDA', 'hakkimizda_e', 'İYOGRAFİ'])
    expect((await staff.call({ url: `${url}?search=${encodeURIComponent(search)}` })).body.meta?.total).toBe(1);
});

it('returns a single redirect by id', async () => {
  const made = (await send({ source: '/kopru', target: '/makaleler' })).body.data as Redirect;
  expect((await staff.call({ url: `${url}/${made.id}` })).body.data).toEqual(made);
  expect((await staff.call({ url: `${url}/999999` })).status).toBe(404);
  staff = await signIn(test, 'editor');
  expect((await staff.call({ url: `${url}/${made.id}` })).status).toBe(403);
});

it('deletes several redirects at once', async () => {
  const made: Redirect[] = [];
  for (const source of ['/bir', '/iki', '/uc']) made.push((await send({ source, target: '/' })).body.data as Redirect);
  const ids = made.slice(0, 2).map(({ id }) => id);
  const remove = (delete_list: unknown) => staff.call({ url, form: { _method: 'DELETE', delete_list } });
  expect((await remove([...ids, 999_999])).body).toMatchObject({ message: 'Silindi!', data: { ids } });
  expect(((await staff.call({ url })).body.data as Redirect[]).map(({ source }) => source)).toEqual(['/uc']);
  expect((await remove([])).status).toBe(422);
  staff = await signIn(test, 'editor');
  expect((await remove(made.map(({ id }) => id))).status).toBe(403);
});

it.each([
  ['/eski-%C3%A7a%C4%9F', '/eski-çağ'],
  ['/a/./b//c/', '/a/b/c'],
])('normalizes the source %s to the form used for lookups', async (source, kept) => {
  await send({ source, target: '/biyografi' });
  expect(await findTarget(test.services.db, kept)).toBe('/biyografi');
});

it.each([
  ['in another case', '/Hakkimda.ASPX', '/hakkimda.aspx'],
  ['with Turkish letters', '/HAKKIMIZDA', '/hakkımızda'],
  ['in Windows-1254', '/hakk%FDm%FDzda', '/hakkımızda'],
  ['with decomposed letters', '/ko\u0308pru\u0308', '/köprü'],
  ['with its parameters in another order', '/index.php?id=3&sayfa=Iletisim', '/index.php?sayfa=iletisim&ID=3'],
])('finds a source that was saved %s', async (_how, source, asked) => {
  expect((await send({ source, target: '/biyografi' })).status).toBe(200);
  expect(await findTarget(test.services.db, asked)).toBe('/biyografi');
});

it('takes the source with the most parameters of the request, and the path alone last', async () => {
  await send({ source: '/index.php', target: '/makaleler' });
  await send({ source: '/index.php?sayfa=iletisim', target: '/iletisim' });
  await send({ source: '/index.php?sayfa=iletisim&sube=2', target: '/biyografi' });
  await send({ source: '/?p=12', target: '/biyografi#ozet' });
  const { db } = test.services;
  const led = (address: string) => findTarget(db, address);
  expect(await led('/index.php?sayfa=iletisim&sube=2')).toBe('/biyografi');
  expect(await led('/index.php?sayfa=iletisim&sube=3')).toBe('/iletisim?sube=3');
  expect(await led('/index.php')).toBe('/makaleler');
  expect(await led('/?p=12&utm_source=x')).toBe('/biyografi?utm_source=x#ozet');
  expect(await led('/?p=13')).toBeNull();
});

it('a spelling that was saved itself comes before one that folds to the same', async () => {
  await send({ source: '/Olum', target: '/makaleler' });
  await send({ source: '/ölüm', target: '/biyografi' });
  expect(await findTarget(test.services.db, '/ölüm')).toBe('/biyografi');
  expect(await findTarget(test.services.db, '/Olum')).toBe('/makaleler');
});

it('finds a redirect that the version before has saved without a key', async () => {
  const now = new Date().toISOString();
  const row = { source: '/eski', target: '/biyografi', created_at: now, updated_at: now };
  await test.services.db.insertInto('redirects').values(row).execute();
  expect(await findTarget(test.services.db, '/eski')).toBe('/biyografi');
});

it('rejects loops through a query', async () => {
  const circle = 'Bu Yönlendirme Başka Yönlendirmelerle Başladığı Adrese Geri Dönüyor';
  for (const [source, target] of [
    ['/?p=1', '/?p=1'],
    ['/a?x=1', '/a?x=1&y=2'],
  ] as const)
    expect((await send({ source, target })).body.errors).toEqual({ target: 'Adres Kendisine Yönlendirilemez' });
  await send({ source: '/b', target: '/c?x=1' });
  expect((await send({ source: '/C?x=1', target: '/b' })).body.errors).toEqual({ target: circle });
  expect((await send({ source: '/?p=1', target: '/' })).status).toBe(200);
});

it('rejects redirect loops', async () => {
  Object.assign(test.services.config, { publicUrl: 'https://ornek.example' });
  // The cookie names depend on the scheme of `publicUrl`, so the user signs in again.
  staff = await signIn(test, 'admin');
  const first = (await send({ source: '/bir', target: '/iki' })).body.data as Redirect;
  expect((await send({ source: '/iki', target: '/uc?x=1' })).status).toBe(200);
  const errors = { target: 'Bu Yönlendirme Başka Yönlendirmelerle Başladığı Adrese Geri Dönüyor' };
  for (const target of ['/bir', '/%62ir/', '/x/../bir?y=2#z', 'https://ornek.example/bir'])
    expect((await send({ source: '/uc', target })).body.errors).toEqual(errors);
  expect(await findTarget(test.services.db, '/uc')).toBeNull();
  expect((await send({ source: '/uc', target: 'https://baska.example/bir' })).status).toBe(200);
  const form_data = { source: '/dort', target: '/bir', version: first.version };
  const change = (form: object) => staff.call({ url: `${url}/${first.id}`, form: { _method: 'PUT', form_data: form } });
  expect((await change({ ...form_data, source: '/bir', target: '/bir#a' })).body.errors).toEqual({
    target: 'Adres Kendisine Yönlendirilemez',
  });
  expect((await change(form_data)).status).toBe(200);
});

it.each([
  ['source', { source: '/iletisim' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: '/%61dmin/users' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: '/x/../admin' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: '/tr/iletisim' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: '/admin/users' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: '/Giris-Yap' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: '/Giriş-Yap?x=1' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: '/g%FDr%FD%FE-yap' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: '/TR/Admin/*' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: '/API/pages' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: '/%EF%BD%81dmin' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: '/İletişim' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: '/?urun=vana' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: '/iletisim?lang=en' }, 'Bu Adreste Zaten Bir Sayfa Var'],
  ['source', { source: 'eski' }, 'Yol / ile Başlamalı, Boşluk İçermemelidir'],
  ['source', { source: '//kotu.example' }, 'Yol / ile Başlamalı, Boşluk İçermemelidir'],
  ['source', { source: '/var' }, 'Bu Adres Başka Bir Kayıtta Kullanılıyor'],
  ['target', { target: '//kotu.example' }, 'Site İçi Yol (/ ile Başlayan) ya da https Adresi Giriniz'],
  ['target', { source: '/a', target: '/a' }, 'Adres Kendisine Yönlendirilemez'],
  ['target', { source: '/a', target: '/%61/?b=1' }, 'Adres Kendisine Yönlendirilemez'],
])('rejects %s in %j', async (field, extra, message) => {
  await send({ source: '/var', target: '/' });
  const { status, body } = await send({ source: '/eski', target: '/', ...extra });
  expect([status, body.errors]).toEqual([422, { [field]: message }]);
});

it('lists former page addresses as automatic redirects', async () => {
  const translation = (seo_name: string) => ({ title: 'Köprüler', seo_name, document: paragraphs('Söz.') });
  const form = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null };
  const made = await staff.call({
    url: '/api/admin/blog',
    form: { form_data: { ...form, translations: { tr: translation('kopru') } } },
  });
  const { id, version } = made.body.data as ArticleRecord;
  const change = { ...form, version, translations: { tr: translation('kopruler') } };
  await staff.call({ url: `/api/admin/blog/${id}`, form: { _method: 'PUT', form_data: change } });
  const automatic = async (query = '') => (await staff.call({ url: `/api/admin/redirects/automatic${query}` })).body;
  const row = {
    kind: 'article',
    id,
    title: 'Köprüler',
    lang: 'tr',
    source: '/makale/kopru',
    target: '/makale/kopruler',
  };
  expect(await automatic()).toMatchObject({ data: [row], meta: { total: 1 } });
  expect((await automatic('?search=KÖPRÜ')).data).toHaveLength(1);
  expect((await automatic('?search=yok')).data).toEqual([]);
});

describe('the list of all redirects', () => {
  const form = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null };
  const translations = (seo_name: string) => ({ tr: { title: seo_name, seo_name, document: paragraphs('Söz.') } });

  /** Publishes an article and changes its address. */
  async function moveArticle(former: string, present: string): Promise<void> {
    const create = { form_data: { ...form, translations: translations(former) } };
    const { id, version } = (await staff.call({ url: '/api/admin/blog', form: create })).body.data as ArticleRecord;
    const form_data = { ...form, version, translations: translations(present) };
    await staff.call({ url: `/api/admin/blog/${id}`, form: { _method: 'PUT', form_data } });
  }

  async function list(query = ''): Promise<{ found: string[][]; total: number | undefined }> {
    const { body } = await staff.call({ url: `${url}/all${query}` });
    const found = (body.data as ListedRedirect[]).map(({ origin, source, target }) => [origin, source, target]);
    return { found, total: body.meta?.total };
  }

  beforeEach(async () => {
    await moveArticle('kopru', 'asma-kopru');
    await send({ source: '/kopru-eski', target: '/makaleler' });
    await send({ source: '/biz', target: '/biyografi' });
  });
  const [about, old] = [
    ['own', '/biz', '/biyografi'],
    ['own', '/kopru-eski', '/makaleler'],
  ];
  const former = ['automatic', '/makale/kopru', '/makale/asma-kopru'];

  it('has both kinds, by the old or by the new address', async () => {
    expect(await list()).toEqual({ found: [about, old, former], total: 3 });
    expect((await list('?sort=target')).found).toEqual([about, former, old]);
    expect((await list('?sort=id')).found).toEqual([about, old, former]);
  });

  it('is filtered by kind and search, as Turkish readers expect', async () => {
    expect(await list('?origin=own')).toEqual({ found: [about, old], total: 2 });
    expect(await list('?origin=automatic')).toEqual({ found: [former], total: 1 });
    expect((await list('?search=KÖPRÜ')).found).toEqual([old, former]);
    expect((await list('?search=k%C3%B6pr%C3%BC&origin=own')).found).toEqual([old]);
    expect((await list('?origin=baska')).total).toBe(3);
  });

  it('has pages over both kinds', async () => {
    for (let number = 10; number < 30; number += 1) await send({ source: `/a${number}`, target: '/' });
    expect((await list()).found).toHaveLength(20);
    expect(await list('?page=2')).toEqual({ found: [about, old, former], total: 23 });
  });

  it('shows a redirect of staff as its form needs it, and the page of an automatic one', async () => {
    const rows = (await staff.call({ url: `${url}/all?search=kopru` })).body.data as ListedRedirect[];
    expect(rows).toEqual([
      expect.objectContaining({ id: expect.any(Number), version: 1, updated_at: expect.stringMatching(/^\d{4}-/) }),
      expect.objectContaining({ kind: 'article', lang: 'tr', title: 'asma-kopru' }),
    ]);
  });
});
