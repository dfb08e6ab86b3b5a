import { rm } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { ArticleRecord, ArticleRow } from '@vitrin/shared-contracts/articles';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { openDashboard } from '../fixtures/session.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { SitePage } from '../pages/site.page.ts';

/** German texts of the site; other texts have no translation. */
const germanTexts = {
  navbar: { home: 'Startseite', biography: 'Über uns', articles: 'Beiträge', contact: 'Kontakt' },
  common: {
    mainNavigation: 'Hauptmenü',
    inOtherLanguage: 'Noch nicht auf Deutsch; Sie lesen {language}.',
    languageChanged: 'Sprache gewechselt: {language}',
  },
  consent: { title: 'Ihre Cookie-Auswahl', analyticsText: 'Misst die Nutzung ({providers}).' },
  footer: { consent: 'Cookie-Einstellungen' },
};

const germanArticle = {
  title: 'Warum die Bohrung vor dem Entwurf kommt',
  summary: 'Der Boden entscheidet zuerst.',
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Erst wird gebohrt.' }] }] },
};

/** Requests of a language change (product §4). */
const languageRequests = (abbr: string) =>
  [
    `/api/pages/categories?lang=${abbr}`,
    `/api/pages/contact-information?lang=${abbr}`,
    `/api/pages/content?lang=${abbr}&page=corporate`,
    `/api/pages/contracts?lang=${abbr}`,
    `/api/pages/page-meta?lang=${abbr}`,
  ] as const;

test.describe('a language added by staff', () => {
  test.describe.configure({ mode: 'serial' });
  let server: RunningServer;
  let staff: Page;
  let article: ArticleRecord;

  test.beforeAll(async ({ browser }) => {
    server = await startServer(await copyTemplate());
    staff = await openPage(browser);
    await openDashboard(staff, server.url);
  });

  test.afterAll(async () => {
    await staff.context().close();
    await server.stop();
    await rm(server.dataDir, { recursive: true, force: true });
  });

  async function openPage(browser: Browser, more: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    return (await browser.newContext({ baseURL: server.url, ...more })).newPage();
  }

  /** Adds a German translation to the first article of the list. */
  async function translateArticle(): Promise<ArticleRecord> {
    const [row] = await callPanel<ArticleRow[]>(staff, '/api/admin/blog');
    const { id, version, active, published_at, cover } = await callPanel<ArticleRecord>(
      staff,
      `/api/admin/blog/${row?.id}`,
    );
    const translations = { de: { ...germanArticle, seo_name: '', seo_title: null, seo_description: null } };
    const form = { id, version, active, published_at, cover_id: cover?.id ?? null, translations };
    await callPanel(staff, `/api/admin/blog/${id}`, { _method: 'PUT', form_data: JSON.stringify(form) });
    return callPanel<ArticleRecord>(staff, `/api/admin/blog/${id}`);
  }

  test('is available at once, also to visitors already on the site; untranslated content appears in Turkish with a notice', async ({
    browser,
  }) => {
    const page = await openPage(browser);
    const site = new SitePage(page);
    await page.goto('/makaleler');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Deutsch' })).toHaveCount(0);

    await callPanel(staff, '/api/admin/languages', { abbr: 'de' });
    await callPanel(staff, '/api/admin/languages/page-lang', {
      _method: 'PUT',
      abbr: 'de',
      page_lang: JSON.stringify(germanTexts),
    });
    await callPanel(staff, '/api/admin/languages/active', { _method: 'PUT', abbr: 'de' });
    article = await translateArticle();

    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link').first()).toHaveText(
      'Startseite',
    );
    const translated = site.articles.filter({ hasText: germanArticle.title });
    await expect(translated).toHaveCount(1);
    const other = page.getByRole('article').filter({ hasNotText: germanArticle.title }).first();
    await expect(other).toHaveAttribute('lang', 'tr');

    await translated.click();
    await expect(page).toHaveURL('/de/makale/warum-die-bohrung-vor-dem-entwurf-kommt');
    await expect(page.getByRole('main')).toContainText('Erst wird gebohrt.');
    await expect(page.getByText('Noch nicht auf Deutsch')).toHaveCount(0);

    await page.goto('/de/makaleler');
    await other.getByRole('heading').getByRole('link').click();
    await expect(page.getByText('Noch nicht auf Deutsch; Sie lesen Türkçe.').first()).toBeVisible();
    await expect(site.title).toHaveAttribute('lang', 'tr');
  });

  test('is switched to and back without a document load, and each later change makes exactly the five requests', async ({
    browser,
  }) => {
    const page = await openPage(browser);
    const { messages, requests } = await watch(page);
    const site = new SitePage(page);
    await page.goto('/biyografi');
    await site.startShell();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const calls = () => requests().filter((request) => request.startsWith('/api/pages/'));
    expect(calls()).toEqual([]);

    await choose(page, 'Deutsch', 'de');
    const first = calls();
    expect(first[0]).toBe('/api/pages/change-language/de?lang=de');
    expect(first.slice(1).toSorted()).toEqual(
      [...languageRequests('de'), '/api/pages/content?lang=de&page=breadcrumbs'].toSorted(),
    );
    await expect(page).toHaveTitle(/.+/);

    await choose(page, 'Türkçe', 'tr');
    const second = calls().slice(first.length);
    expect(second[0]).toBe('/api/pages/change-language/tr?lang=tr');
    expect(second.slice(1).toSorted()).toEqual(
      [...languageRequests('tr'), '/api/pages/content?lang=tr&page=breadcrumbs'].toSorted(),
    );

    await choose(page, 'Deutsch', 'de');
    const third = calls().slice(first.length + second.length);
    expect(third.slice(1).toSorted()).toEqual(languageRequests('de').toSorted());
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    expect(messages()).toEqual([]);
  });

  test(
    'is stored in local storage and cookie, and changes the address and head of an article',
    fullRunOnly('remote-public/src/app/language.test.tsx'),
    async ({ browser }) => {
      const page = await openPage(browser);
      const site = new SitePage(page);
      const turkish = `/makale/${article.translations.tr?.seo_name}`;
      await page.goto(turkish);
      await site.startShell();
      const entries = await page.evaluate(() => history.length);
      await choose(page, 'Deutsch', 'de');
      await expect(page).toHaveURL('/de/makale/warum-die-bohrung-vor-dem-entwurf-kommt');
      await expect(site.title).toHaveText(germanArticle.title);
      await expect(page).toHaveTitle(new RegExp(germanArticle.title));
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/makale\/.*entwurf-kommt$/);
      await expect(page.locator('link[hreflang=tr]')).toHaveAttribute('href', new RegExp(`${turkish}$`));
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('{"abbr":"de","lang":"Deutsch"}');
      const cookie = (await page.context().cookies()).find(({ name }) => name === '_lang');
      expect(cookie?.value).toBe('de');
      expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0);

      await page.reload();
      await expect(site.title).toHaveText(germanArticle.title);
    },
  );

  test(
    'allows Back navigation to pages read in another language',
    fullRunOnly('remote-public/src/app/language.test.tsx'),
    async ({ browser }) => {
      const page = await openPage(browser);
      const site = new SitePage(page);
      await page.goto('/biyografi');
      await site.startShell();
      await site.goTo('Makaleler');
      await site.activateLink(site.articles.filter({ hasText: article.translations.tr?.title ?? '' }));
      await expect(page).toHaveURL(`/makale/${article.translations.tr?.seo_name}`);
      await site.goTo('Makaleler');
      await expect(page).toHaveURL('/makaleler');
      await choose(page, 'Deutsch', 'de');
      await expect(page).toHaveURL('/de/makaleler');
      // Only the path determines the language: a page read in Turkish appears in Turkish again.
      await page.goBack();
      await expect(page).toHaveURL(`/makale/${article.translations.tr?.seo_name}`);
      await expect(site.title).toHaveText(article.translations.tr?.title ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
      await page.goBack();
      await expect(page).toHaveURL('/makaleler');
      await page.goBack();
      await expect(page).toHaveURL('/biyografi');
    },
  );

  test('is used by the consent notice', fullRunOnly('remote-public/src/app/language.test.tsx'), async ({ browser }) => {
    const scripts = { google_script: 'G-ABC1234567', yandex_script: '', fb_pixel_script: '' };
    await callPanel(staff, '/api/admin/settings/site', { _method: 'PUT', keywords: '', version: '0', ...scripts });
    const page = await openPage(browser);
    await page.goto('/biyografi');
    await expect(page.getByRole('region', { name: 'Çerez tercihiniz' })).toBeVisible();
    await new SitePage(page).startShell();
    await choose(page, 'Deutsch', 'de');
    await expect(page.getByRole('region', { name: germanTexts.consent.title })).toContainText(
      'Misst die Nutzung (Google).',
    );
    await expect(page.getByRole('button', { name: germanTexts.footer.consent })).toBeVisible();
  });

  test(
    'leaves the page unchanged and shows an error when it fails to load',
    fullRunOnly('remote-public/src/app/language.test.tsx'),
    async ({ browser }) => {
      const page = await openPage(browser);
      await page.goto('/biyografi');
      await new SitePage(page).startShell();
      await page.route('**/api/pages/page-meta*', (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
      await expect(page.locator('.swal2-toast').getByText('İşlem Başarısız! Sistem Hatası!')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
      await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('{"abbr":"tr","lang":"Türkçe"}');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    },
  );

  test('works without JavaScript', async ({ browser }) => {
    const page = await openPage(browser, { javaScriptEnabled: false });
    await page.goto('/biyografi');
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/biyografi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Kontakt' }).click();
    await expect(page).toHaveURL('/de/iletisim');
    await page.goto('/');
    await expect(page).toHaveURL('/de');
  });
});

async function choose(page: Page, name: string, abbr: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', abbr);
  await page.waitForLoadState('networkidle');
}
