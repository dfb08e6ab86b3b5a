import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import type { Redirect } from '@vitrin/shared-contracts/redirects';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { finalTarget } from './redirect-targets.repository.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const url = '/api/admin/redirects';
const send = (source: string, target: string) => staff.call({ url, form: { form_data: { source, target } } });

function form(seo_name: string, extra: object = {}) {
  const translations = { tr: { title: 'Köprü', seo_name, document: paragraphs('Söz.') } };
  return { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null, translations, ...extra };
}

async function article(seo_name: string, extra: object = {}): Promise<ArticleRecord> {
  const { body } = await staff.call({ url: '/api/admin/blog', form: { form_data: form(seo_name, extra) } });
  return body.data as ArticleRecord;
}

const change = ({ id, version }: ArticleRecord, form_data: object) =>
  staff.call({ url: `/api/admin/blog/${id}`, form: { _method: 'PUT', form_data: { ...form_data, version } } });

it('a target that is redirected itself is replaced by the final one, which the response says', async () => {
  await send('/iki', '/uc');
  await send('/uc', '/iletisim');
  const { body } = await send('/bir', '/iki?x=1');
  expect(body).toMatchObject({
    data: { source: '/bir', target: '/iletisim?x=1' },
    notice: '/iki?x=1 de yönlendirildiği için son adres kaydedildi: /iletisim?x=1',
  });
  expect((await send('/dort', '/iletisim#form')).body).not.toHaveProperty('notice');
});

it('a changed redirect is shortened too', async () => {
  await send('/iki', '/iletisim');
  const { id, version } = (await send('/bir', '/biyografi')).body.data as Redirect;
  const form_data = { source: '/bir', target: '/iki', version };
  const { body } = await staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data } });
  expect(body).toMatchObject({ data: { target: '/iletisim' }, notice: expect.stringContaining('/iletisim') as string });
});

it('a former address of a page as target is replaced by the present one', async () => {
  const made = await article('kopru');
  await change(made, form('viyaduk'));
  expect((await send('/bir', '/makale/kopru')).body.data).toMatchObject({ target: '/makale/viyaduk' });
});

it('a redirect that was saved before its target moved is followed to the end when it is answered', async () => {
  await addEnglish(test);
  const made = await article('kopru');
  await send('/bir', '/makale/kopru');
  await change(made, form('viyaduk'));
  expect(await finalTarget(test.services, '/bir')).toBe('/makale/viyaduk');
  await send('/dis', 'https://baska.example/a');
  expect(await finalTarget(test.services, '/en/dis')).toBe('https://baska.example/a');
  expect(await finalTarget(test.services, '/en/bir')).toBe('/makale/viyaduk');
});

it('the address of a living page, and one that is redirected automatically, cannot be redirected', async () => {
  const made = await article('kopru');
  const page = 'Bu Adreste Zaten Bir Sayfa Var';
  expect((await send('/makale/kopru', '/iletisim')).body.errors).toEqual({ source: page });
  await change(made, form('viyaduk'));
  expect((await send('/makale/kopru', '/iletisim')).body.errors).toEqual({
    source: 'Bu Adres Otomatik Olarak /makale/viyaduk Adresine Gidiyor; Önce Onu Kaldırınız',
  });
  await staff.call({
    url: '/api/admin/links/former',
    form: { _method: 'DELETE', form_data: { source: '/makale/kopru' } },
  });
  expect((await send('/makale/kopru', '/iletisim')).status).toBe(200);
});

it('another spelling of a living page leads to it, before a wildcard of staff', async () => {
  await addEnglish(test);
  await article('kopru');
  await send('/makale/*', '/makaleler');
  const led = (address: string) => finalTarget(test.services, address);
  expect(await led('/Makale/Köprü?utm_source=x')).toBe('/makale/kopru?utm_source=x');
  expect(await led('/ILETISIM')).toBe('/iletisim');
  expect(await led('/en/İletişim')).toBe('/en/iletisim');
  expect(await led('/makale/baska')).toBe('/makaleler');
  expect(await led('/Admin')).toBe('/Admin');
});

it('the address of a draft can be redirected until it is published', async () => {
  const made = await article('kopru', { active: 0 });
  expect((await send('/makale/kopru', '/iletisim')).status).toBe(200);
  await change(made, form('kopru'));
  expect(await finalTarget(test.services, '/makale/kopru')).toBe('/makale/kopru');
});

it('a loop through an automatic redirect is refused', async () => {
  const made = await article('kopru', { active: 0 });
  expect((await send('/makale/kopru', '/makale/viyaduk')).status).toBe(200);
  await change(made, form('viyaduk'));
  expect((await send('/makale/kopru', '/makale/kopru')).body.errors).toBeDefined();
  const hidden = (await staff.call({ url: `/api/admin/blog/${made.id}` })).body.data as ArticleRecord;
  await change(hidden, form('viyaduk', { active: 0 }));
  expect((await send('/makale/viyaduk', '/makale/kopru')).body.errors).toEqual({
    target: 'Bu Yönlendirme Başka Yönlendirmelerle Başladığı Adrese Geri Dönüyor',
  });
});

it('redirects that lead in a circle, for example after a restored backup, are answered as they are', async () => {
  const now = new Date().toISOString();
  const stamps = { created_at: now, updated_at: now };
  await test.services.db
    .insertInto('redirects')
    .values([
      { source: '/bir', target: '/iki', ...stamps },
      { source: '/iki', target: '/bir', ...stamps },
    ])
    .execute();
  expect(await finalTarget(test.services, '/bir')).toBe('/bir');
});
