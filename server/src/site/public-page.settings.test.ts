import { createHash } from 'node:crypto';
import type { ConsentRevision } from '@vitrin/shared-contracts/consents';
import { siteSettingsSchema, type SiteSettings } from '@vitrin/shared-contracts/integrations';
import { raiseContentVersion } from '../platform/database/content-version.ts';
import { saveSiteSettings } from '../modules/site-settings/site-settings.repository.ts';
import { buildTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await buildTestSite();
});
afterEach(() => site.close());

const stamp = { now: '2026-01-01T00:00:00.000Z', userId: null };

async function configure(settings: Partial<SiteSettings>): Promise<void> {
  const { db, contentVersion } = site.services;
  await saveSiteSettings(db, { ...siteSettingsSchema.getDefault(), version: 1, ...settings }, stamp);
  contentVersion.raise(await raiseContentVersion(db));
}

const document = async (url = '/') => (await site.visit(url)).text();

test('without integrations a page has no notice, no additional script, and its policy allows no third-party hosts', async () => {
  await configure({ google_script: 'alert(1)', yandex_script: '<script>evil()</script>' });
  const page = await site.visit('/');
  expect(await page.text()).not.toMatch(/consent|evil|alert/);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('an integration adds the notice in the page’s language, hidden, with its script and its hashed style', async () => {
  const { db } = site.services;
  const times = { created_at: stamp.now, updated_at: stamp.now };
  const page_lang = JSON.stringify({ consent: { title: 'Your <cookies>', analyticsText: 'Measures ({providers}).' } });
  await db
    .insertInto('languages')
    .values({ abbr: 'en', lang: 'English', active: 1, page_lang, ...times })
    .execute();
  await configure({ google_script: 'G-ABC1234567', yandex_script: '12345678' });
  const english = await site.visit('/en');
  const html = await english.text();
  expect(html).toContain('<section id="consent" aria-labelledby="consent-title"');
  expect(html).toMatch(/<section id="consent"[^>]* hidden>/);
  expect(html).toContain('data-text="consent.title">Your &lt;cookies&gt;</h2>');
  expect(html).toContain(
    'data-text="consent.analyticsText" data-providers="Google, Yandex">Measures (Google, Yandex).</span>',
  );
  expect(html).toContain('value="analytics"');
  expect(html).not.toContain('value="marketing"');
  expect(html).toContain('data-offer="analytics.google analytics.yandex"');
  expect(html.indexOf('id="consent"')).toBeLessThan(html.indexOf('id="root"'));
  expect(html).toContain('<script src="/releases/shell/1111111111111111/consent.js" async></script>');
  expect(html).not.toMatch(/<script>|style="/);
  const policy = english.headers.get('content-security-policy') ?? '';
  for (const [, css = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com https://mc.yandex.ru");
  expect(html).not.toMatch(/<section id="consent"[^>]* lang=/);
  expect(await document('/')).toContain('>Çerez tercihiniz</h2>');
});

test('a notice that is not translated says its language, so that it is not right to left in Persian', async () => {
  await site.services.db
    .insertInto('languages')
    .values({ abbr: 'fa', lang: 'فارسی', active: 1, page_lang: '{}', created_at: stamp.now, updated_at: stamp.now })
    .execute();
  await configure({ google_script: 'G-ABC1234567' });
  expect(await document('/fa')).toMatch(/<section id="consent"[^>]* lang="tr" hidden>/);
  expect(await document('/')).not.toMatch(/<section id="consent"[^>]* lang=/);
});

test('the notice is in Arabic for Arabic without any text of the staff', async () => {
  await site.services.db
    .insertInto('languages')
    .values({ abbr: 'ar', lang: 'العربية', active: 1, page_lang: '{}', created_at: stamp.now, updated_at: stamp.now })
    .execute();
  await configure({ google_script: 'G-ABC1234567' });
  const html = await document('/ar');
  expect(html).toMatch(/<html lang="ar" dir="rtl"/);
  expect(html).toContain('data-text="consent.title">تفضيلات ملفات الارتباط</h2>');
  expect(html).not.toMatch(/<section id="consent"[^>]* lang=/);
});

test('accept and reject are buttons of the same kind, side by side', async () => {
  await configure({ fb_pixel_script: '1234567890123456' });
  const [, buttons = ''] = /<div>(<button[\s\S]*?)<\/div>\n<\/section>/.exec(await document()) ?? [];
  const kinds = [...buttons.matchAll(/<button type="button" data-choice="(\w+)"([^>]*)>/g)];
  expect(kinds.map(([, choice]) => choice)).toEqual(['all', 'none']);
  expect(kinds.map(([, , rest]) => rest)).toEqual([' data-text="consent.accept"', ' data-text="consent.refuse"']);
});

test('every displayed notice is stored once, with its exact text in each language, under the revision in the page', async () => {
  const { db } = site.services;
  await configure({ google_script: 'G-ABC1234567' });
  const shown = async (url = '/') => /data-revision="([\da-f]{32})"/.exec(await document(url))?.[1];
  const first = await shown();
  expect(await shown('/iletisim')).toBe(first);
  await configure({ google_script: 'G-ABC1234567', fb_pixel_script: '1234567890123456', version: 2 });
  const second = await shown();
  const kept = await db.selectFrom('consent_revisions').select(['revision', 'texts']).orderBy('created_at').execute();
  expect(kept.map(({ revision }) => revision)).toEqual([first, second]);
  const texts = JSON.parse(kept[1]?.texts ?? '{}') as ConsentRevision['texts'];
  expect(texts.tr).toMatchObject({ title: 'Çerez tercihiniz', policy: null });
  expect(texts.tr?.categories.map(({ category, text }) => [category, text])).toEqual([
    ['analytics', 'Sitenin nasıl kullanıldığını ölçer (Google).'],
    ['marketing', 'İlgi alanlarınıza göre reklam gösterilmesini sağlar (Meta).'],
  ]);
});

test('the notice links to the cookie policy if the site has one', async () => {
  const { db } = site.services;
  await configure({ google_script: 'GTM-ABC1234' });
  expect(await document()).not.toContain('consent.policy');
  const times = { created_at: stamp.now, updated_at: stamp.now };
  const { id } = await db
    .insertInto('contracts')
    .values({ kind: 'cookies', ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const revision = await db
    .insertInto('contract_revisions')
    .values({ contract_id: id, lang: 'tr', name: 'Çerezler', content: '', created_at: stamp.now, created_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('contract_translations')
    .values({
      contract_id: id,
      lang: 'tr',
      name: 'Çerezler',
      seo_name: 'cerezler',
      content: '',
      document: '{}',
      revision_id: revision.id,
      seo_title: null,
      seo_description: null,
    })
    .execute();
  await configure({ google_script: 'GTM-ABC1234', version: 2 });
  expect(await document()).toContain('<a href="/sozlesme/cerezler" data-text="consent.policy">Çerez politikası</a>');
});

test('keywords and the feed are in the head', async () => {
  expect(await document()).not.toContain('name="keywords"');
  await configure({ keywords: ['köprü', 'A "B"'] });
  const html = await document();
  expect(html).toContain('<meta name="keywords" content="köprü, A &quot;B&quot;">');
  const { publicUrl } = site.services.config;
  expect(html).toContain(
    `<link rel="alternate" type="application/rss+xml" title="Vitrin" href="${publicUrl}/rss.xml">`,
  );
});
