import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { PageSectionsRecord } from '@vitrin/shared-contracts/page-sections';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import { addSitePage, changeSitePage } from '../fixtures/site-pages.ts';
import { axeViolationsInEveryLook } from '../fixtures/axe-violations.ts';
import { currentRelease } from '../fixtures/current-release.ts';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { dataOf, openPanelClient, type PanelClient } from '../fixtures/panel-client.ts';
import { plantRelease } from '../fixtures/plant-release.ts';
import {
  placedSection,
  rewriteScripts,
  sectionTexts,
  sectionUnit,
  startSectionTeam,
  type SectionTeam,
} from '../fixtures/section-team.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { signIn } from '../fixtures/session.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { SitePage } from '../pages/site.page.ts';

const FALLBACK = 'Hesaplama şu anda açılamıyor.';
/** A page of its own and the home page. */
const pages = ['/kredi', '/'] as const;
const details = fullRunOnly(
  'server/src/site/parts/shown-parts.test.ts',
  'server/src/site/parts/part-renderer.test.ts',
  'server/src/modules/releases/health/failing-place.test.ts',
  'shell/src/sections/show-section.test.tsx',
);

test.describe('a section of another team on pages of the site', details, () => {
  // One build serves all of them; a failed test must not skip the following ones.
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  let site: RunningServer;
  let team: SectionTeam;
  let panel: PanelClient;
  let pageId: number;

  test.beforeAll(async () => {
    site = await startServer(await copyTemplate(), { TRUST_PROXY: '127.0.0.1' });
    team = await startSectionTeam(site);
    panel = await openPanelClient(site.url);
    pageId = await createPage();
  });
  test.afterAll(async () => {
    await site?.stop();
    await rm(site.dataDir, { recursive: true, force: true });
    await team?.removeCopy();
  });

  async function createPage(): Promise<number> {
    return await addSitePage(panel, pageValues(''));
  }

  function pageValues(fault: string, title = 'Kredi') {
    const translations = { tr: { title, seo_name: '', summary: 'Kredi sayfası', texts: sectionTexts(fault) } };
    return { parent_id: null, active: 1, sections: [placedSection], translations };
  }

  /** Puts the section on both pages, with a fault in its values. */
  async function place(fault: string): Promise<void> {
    await changeSitePage(panel, pageId, pageValues(fault));
    const home = dataOf(await panel.read(`${api.adminPageSections}/home`)) as PageSectionsRecord;
    const others = home.sections.filter(({ id }) => id !== placedSection.id);
    const { texts = {} } = home.translations['tr'] ?? {};
    const form = {
      page: 'home',
      version: home.version,
      sections: [...others, placedSection],
      translations: { tr: { texts: { ...texts, ...sectionTexts(fault) } } },
    };
    dataOf(await panel.send(api.adminPageSections, { _method: 'PUT', form_data: JSON.stringify(form) }));
  }

  const release = () => currentRelease(site, { unit: sectionUnit });
  /** Resolves when the section has reported that it responds to input. */
  const sectionStart = (page: Page) =>
    page.waitForRequest(
      (request) => request.url().endsWith('/releases/health') && /"section":"kredi"/.test(request.postData() ?? ''),
    );
  /** Opens the page of the section once it is rendered: a slow machine may show its text first. */
  const open = async (page: Page) => {
    await expect(async () => {
      expect(await (await page.request.get(`${site.url}/kredi`)).text()).toContain('Aylık');
    }).toPass({ timeout: 15_000 });
    await page.goto(`${site.url}/kredi`);
  };
  const section = (page: Page) => page.locator('[data-section=kredi]');
  /** Returns the page without what is in the place of the section. */
  const around = (page: Page) =>
    page.evaluate(() => {
      const root = document.getElementById('root')?.cloneNode(true) as Element;
      root.querySelector('[data-section]')?.replaceChildren();
      return root.outerHTML;
    });

  test('is there without a script, responds after it has started, and on a page that the browser navigates to', async ({
    page,
    browser,
  }) => {
    await place('');
    const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const served = await plain.newPage();
    for (const path of pages) {
      await served.goto(path);
      await expect(served.getByRole('region', { name: 'Taksitiniz' })).toContainText('Aylık 1000 TL');
    }
    await plain.close();

    const { messages } = await watch(page);
    let started = sectionStart(page);
    await page.goto(`${site.url}/kredi`);
    // The first press starts the shell, and is repeated when the section responds.
    await section(page).getByRole('button', { name: 'İki katı' }).click();
    await started;
    await expect(section(page)).toContainText('Aylık 2000 TL');
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    await page.goto(`${site.url}/iletisim`);
    const shell = new SitePage(page);
    await shell.startShell();
    started = sectionStart(page);
    await shell.goTo('Anasayfa');
    await started;
    await section(page).getByRole('button', { name: 'İki katı' }).click();
    await expect(section(page)).toContainText('Aylık 2000 TL');
    await expect(section(page)).toHaveCSS('padding-top', '0px');
    await expect(section(page).locator('section')).not.toHaveCSS('padding-top', '0px');
    expect(messages()).toEqual([]);
  });

  /** Before the tests in which one visitor meets other faults: those would count as another place. */
  test('that fails in the browsers of five visitors by the values of one place shows its text there alone', async ({
    browser,
    request,
  }) => {
    await place('');
    const good = await release();
    // Values of its own: the other pages get this fault too, later.
    const oneYear = { ...placedSection, values: { ...placedSection.values, values: { months: '12' } } };
    const values = (fault: string) => ({ ...pageValues(fault, 'Deneme'), sections: [oneYear] });
    const id = await addSitePage(panel, values('throws-at-start'));
    const shown = async (path: string) => (await request.get(site.url + path)).text();
    const expectShown = (path: string, text: string) =>
      expect(async () => expect(await shown(path)).toContain(text)).toPass({ timeout: 15_000 });

    for (let number = 1; number <= 5; number += 1) {
      await expectShown('/deneme', 'Aylık');
      const extraHTTPHeaders = { 'X-Forwarded-For': `203.0.113.${number}` };
      const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders });
      const page = await context.newPage();
      const reported = page.waitForResponse('**/api/releases/faults');
      await page.goto('/deneme');
      await new SitePage(page).startShell();
      expect((await reported).status()).toBe(204);
      await context.close();
    }
    await expectShown('/deneme', `<p data-fallback lang="tr">${FALLBACK}</p>`);
    await expectShown('/kredi', 'Aylık');
    expect(await release()).toBe(good);
    expect(dataOf(await panel.read(api.adminSwitchedOffPlaces(sectionUnit)))).toMatchObject([
      { page: 'Deneme', section: 'Kredi hesaplama', release_id: good },
    ]);

    await changeSitePage(panel, id, values(''));
    await expectShown('/deneme', 'Aylık');
    expect(dataOf(await panel.read(api.adminSwitchedOffPlaces(sectionUnit)))).toEqual([]);
  });

  for (const fault of ['throws', 'hangs', 'never', 'memory', 'large', 'style']) {
    test(`that fails on the server by its values (${fault}) leaves its text, and the page and its release as they are`, async ({
      browser,
    }) => {
      const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
      const page = await plain.newPage();
      await place('');
      const before = new Map<string, string>();
      for (const path of pages) {
        await page.goto(path);
        await expect(section(page)).toContainText('Taksitiniz');
        before.set(path, await around(page));
      }
      const good = await release();
      await place(fault);
      for (const path of pages) {
        await page.goto(path);
        await expect(section(page)).toHaveText(FALLBACK);
        expect(await around(page)).toBe(before.get(path));
        await expect(page.locator('body')).toBeVisible();
      }
      // Long enough for a verdict on the release.
      await expect(async () => {
        await page.goto('/kredi');
        await expect(section(page)).toHaveText(FALLBACK);
      }).toPass();
      expect(await release()).toBe(good);
      await plain.close();
    });
  }

  for (const fault of ['throws-at-start', 'throws-after-press']) {
    test(`that fails in the browser (${fault}) keeps the markup of the server, and the page goes on`, async ({
      page,
    }) => {
      await place(fault);
      const faults = page.waitForRequest('**/api/releases/faults');
      await open(page);
      const html = await section(page).innerHTML();
      const started = fault === 'throws-after-press' ? sectionStart(page) : null;
      await new SitePage(page).startShell();
      if (await started) await section(page).getByRole('button').click();
      expect((await faults).postDataJSON()).toMatchObject({ remote: sectionUnit, section: 'kredi', survived: false });
      await expect.poll(() => section(page).innerHTML()).toBe(html);
      await new SitePage(page).goTo('Makaleler');
      await expect(page).toHaveURL(/\/makaleler$/);
    });
  }

  /** Makes a release with a fault live, without the checks of publishing. */
  const makeLive = async (fault: string) => {
    const edit = (build: string) => rewriteScripts(build, 'release-fault-none', `release-fault-${fault}`);
    const { id } = await plantRelease(site.dataDir, { unit: sectionUnit, dist: team.dist, edit });
    await expect(async () => expect(await release()).toBe(id)).toPass({ timeout: 5_000 });
  };

  for (const fault of ['throws', 'hangs', 'memory', 'large', 'style']) {
    test(`whose release fails on the server (${fault}) has the previous release within 15 seconds`, async ({
      page,
    }) => {
      await place('');
      const good = await release();
      await makeLive(fault);
      await page.request.get(`${site.url}/kredi`);
      await expect(async () => expect(await release()).toBe(good)).toPass({ timeout: 15_000 });
      await expect(async () => {
        const html = await (await page.request.get(`${site.url}/kredi`)).text();
        expect(html).toContain('Aylık <!-- -->1000<!-- --> TL');
      }).toPass({ timeout: 10_000 });
    });
  }

  /** Faults of the release, and of its files on their way: the server refuses a stored release with such a file. */
  const broken: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['a missing file', (page) => page.route('**/section-kredi.js*', (route) => route.fulfill({ status: 404 }))],
    ['a changed file', (page) => page.route('**/section-kredi.js*', (route) => route.fulfill({ body: 'alert(1)' }))],
    ['code that never loads', () => makeLive('never-hydrates')],
    ['code that throws', () => makeLive('throws-at-start')],
  ];
  for (const [name, arrange] of broken) {
    test(`whose release has ${name} in the browser stays as the server rendered it`, async ({ page }) => {
      await place('');
      await arrange(page);
      const id = await release();
      await open(page);
      const html = await section(page).innerHTML();
      const reported = page.waitForRequest('**/api/releases/faults');
      await new SitePage(page).startShell();
      expect((await reported).postDataJSON()).toMatchObject({ remote: sectionUnit, id, section: 'kredi' });
      expect(await section(page).innerHTML()).toBe(html);
      // The next document of this browser has another release if there is a healthy one.
      await expect(async () => {
        const avoided = (await page.context().cookies()).find(({ name: cookie }) => cookie === cookieNames.avoid);
        expect(avoided?.value).toContain(`${sectionUnit}.${id}`);
      }).toPass({ timeout: 5_000 });
      await new SitePage(page).goTo('Makaleler');
      await expect(page).toHaveURL(/\/makaleler$/);
    });
  }

  test('is from a remote whose pages are in the sitemap and the search, and staff put one into the menu', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/kampanyalar</loc>');

    await signIn(page);
    await page.goto(adminPaths.menus);
    await page.getByRole('button', { name: 'Bağlantı ekle' }).click();
    await page.getByRole('textbox', { name: /Sayfa, kayıt/ }).fill('Kampanyalar');
    await page.getByRole('button', { name: /^Kampanyalar.*Uygulama sayfası/ }).click();
    await page.getByRole('button', { name: 'Güncelle', exact: true }).click();
    await expect(page.getByText('Kaydedilmemiş değişiklik yok.')).toBeVisible();
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kampanyalar' }).click();
    await expect(page).toHaveURL(/\/kampanyalar$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Kampanyalar' })).toBeVisible();
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Ana menü' });
    const entry = menu.getByRole('link', { name: 'Kampanyalar' });
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await new SitePage(page).startShell();
    await page.getByRole('main').getByRole('link', { name: 'Hakkında' }).click();
    await expect(entry).not.toHaveAttribute('aria-current');
    await page.goBack();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: 'Makaleler' }).click();
    await expect(page).toHaveURL(/\/makaleler$/);

    await expect(async () => {
      await page.goto('/ara?q=kampanyalar');
      await expect(page.getByRole('main').getByRole('link', { name: 'Kampanyalar' }).first()).toBeVisible({
        timeout: 500,
      });
    }).toPass({ timeout: 30_000 });
    await context.close();
  });
});
