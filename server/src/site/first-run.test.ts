import { createFirstUser } from '../platform/auth/first-user.ts';
import { buildTestSite, renderedPage, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
  await createFirstUser(site.services);
  site.render((url) => renderedPage(`<p>${url}</p>`));
});
afterAll(() => site.close());

const rendered = async (url: string, headers?: Record<string, string>) =>
  /<p>(.*)<\/p>/.exec((await site.open(url, headers)).html)?.[1];

test('the sign-in of a new site shows the first run, and asks for the code behind a proxy', async () => {
  expect(await rendered('/giris-yap')).toBe('/giris-yap?durum=kurulum');
  expect(await rendered('/giris-yap', { 'x-forwarded-for': '203.0.113.9' })).toBe('/giris-yap?durum=kurulum-kodu');
});

test('the first run of a site with content says so, because no starting site is made', async () => {
  const row = { section: 'telefon', name: 'Ofis', content: '112', queue: 1, created_at: '', updated_at: '' };
  await site.services.db.insertInto('contact_information').values(row).execute();
  expect(await rendered('/giris-yap')).toBe('/giris-yap?durum=kurulum&icerik=var');
  await site.services.db.deleteFrom('contact_information').execute();
});

test('a form posted without JavaScript gets the sign-in form', async () => {
  const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };
  const { body } = await site.app.inject({ method: 'POST', url: '/giris-yap', headers });
  expect(body).toContain('<p>/giris-yap?durum=betik-gerekli</p>');
});

test('an address cannot ask for the first run, and a site that is set up has none', async () => {
  const users = site.services.db.updateTable('users').set({ must_change_password: 0 });
  await users.execute();
  expect(await rendered('/giris-yap?durum=kurulum')).toBe('/giris-yap');
  expect(await rendered('/giris-yap')).toBe('/giris-yap');
});
