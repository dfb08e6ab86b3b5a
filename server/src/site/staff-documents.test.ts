import { buildTestSite, renderedPage, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
  site.render((url) => renderedPage(`<p>${url}</p>`));
});
afterAll(() => site.close());

test('every URL below the sign-in path shows the sign-in page', async () => {
  for (const path of ['/giris-yap/foo', '/giris-yap/foo/bar?durum=ulasilamadi'])
    expect((await site.open(path)).html).toContain('"surface":"auth"');
});

test.each(['/giris-yap', '/giris-yap/foo', '/admin', '/admin/blog'])(
  '%s shows instructions to a browser that sends no Fetch Metadata headers',
  async (path) => {
    const response = await site.visit(path);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect(html).toContain('<h1>Bu tarayıcıyla giriş yapılamıyor</h1>');
    expect(html).toContain('Tarayıcınızı güncelleyin');
    expect(response.headers.get('set-cookie')).toBeNull();
  },
);

test('an image or frame request from another page gets no instructions', async () => {
  const response = await site.visit('/admin', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' });
  expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('<h1>Açılamadı</h1>')]);
});
