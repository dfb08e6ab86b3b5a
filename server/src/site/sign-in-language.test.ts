import { signInTextsChunk } from '@vitrin/shared-contracts/auth';
import { languageCookieDays } from '@vitrin/shared-contracts/limits';
import { loginPath } from '@vitrin/shared-contracts/paths';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import { buildTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await buildTestSite();
  const times = { created_at: '2026-01-05T09:00:00.000Z', updated_at: '2026-01-05T09:00:00.000Z' };
  const language = (abbr: string, active: 0 | 1) => ({ abbr, lang: abbr, active, page_lang: '{}', ...times });
  await site.services.db
    .insertInto('languages')
    .values([language('ar', 1), language('fr', 1), language('ru', 0)])
    .execute();
  const release = site.release('remote_auth', '2');
  for (const abbr of ['ar', 'ru'] as const) release.descriptor.files[`${signInTextsChunk(abbr)}.js`] = 'sha384-x';
  site.releases.live.remote_auth = release;
  site.render((_url, _release, { request }) => ({
    kind: 'page',
    status: 200,
    html: `<p>${request.language.abbr}${request.basename ?? ''}</p>`,
    head: null,
    hydration: { loaderData: {} },
    routes: [],
  }));
});
afterAll(() => site.close());

const chosen = (abbr: string) => ({ cookie: `${cookieNames.language}=${abbr}` });

test('the sign-in has the language that the visitor has chosen on the site, from right to left if it is Arabic', async () => {
  const { html } = await site.open(loginPath, chosen('ar'));
  expect(html).toContain('<html lang="ar" dir="rtl"');
  expect(html).toContain('<p>ar</p>');
});

test('a link to a language shows it and stores the choice', async () => {
  const { html, headers } = await site.open(`${loginPath}?lang=ar`);
  expect(html).toContain('<html lang="ar" dir="rtl"');
  const cookie = headers.getSetCookie().find((each) => each.startsWith(`${cookieNames.language}=ar;`));
  expect(cookie).toContain(`Max-Age=${languageCookieDays * 86_400}`);
});

test.each([
  ['none is chosen', loginPath, {}],
  ['the release has no texts in it', `${loginPath}?lang=fr`, chosen('fr')],
  ['it is not active', loginPath, chosen('ru')],
  ['the address names none', `${loginPath}?lang=%3Cb%3E`, {}],
])('the sign-in has the default language if %s', async (_condition, address, headers) => {
  const answer = await site.open(address, headers);
  expect(answer.html).toContain('<html lang="tr" dir="ltr"');
  expect(answer.headers.getSetCookie().join()).not.toContain(`${cookieNames.language}=`);
});

test('a release without texts in the chosen language shows the default one', async () => {
  const current = site.releases.live.remote_auth;
  site.releases.live.remote_auth = site.release('remote_auth', '3');
  expect((await site.open(loginPath, chosen('ar'))).html).toContain('<html lang="tr" dir="ltr"');
  site.releases.live.remote_auth = current;
});
