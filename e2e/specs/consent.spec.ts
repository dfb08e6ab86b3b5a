import { rm } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolationsInEveryLook } from '../fixtures/axe-violations.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { interceptProviders, configuredIdentifiers, providerScripts } from '../fixtures/providers.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { openDashboard, signIn } from '../fixtures/session.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { ConsentNotice } from '../pages/consent-notice.page.ts';
import { SitePage } from '../pages/site.page.ts';

const everyScript = Object.values(providerScripts).toSorted();

test.describe('cookie consent', () => {
  test.describe.configure({ mode: 'serial' });
  let server: RunningServer;

  test.beforeAll(async ({ browser }) => {
    server = await startServer(await copyTemplate());
    const panel = await openPage(browser);
    await openDashboard(panel, server.url);
    const empty = { _method: 'PUT', keywords: 'köprü, çelik', version: '0' };
    await callPanel(panel, '/api/admin/settings/site', { ...empty, ...configuredIdentifiers });
    await panel.context().close();
  });

  test.afterEach(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close();
  });

  test.afterAll(async () => {
    await server.stop();
    await rm(server.dataDir, { recursive: true, force: true });
  });

  async function openPage(browser: Browser, more: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    return (await browser.newContext({ baseURL: server.url, ...more })).newPage();
  }

  /** Opens a visitor's page and records all requests to other hosts. */
  async function openVisitorPage(browser: Browser) {
    const page = await openPage(browser);
    const { messages } = await watch(page);
    return {
      page,
      messages,
      thirdPartyRequests: await interceptProviders(page),
      notice: new ConsentNotice(page),
    };
  }

  test('loads no third-party script before a choice, on any page', async ({ browser }) => {
    const { page, messages, thirdPartyRequests, notice } = await openVisitorPage(browser);
    const site = new SitePage(page);
    await page.goto('/');
    await expect(notice.region).toBeVisible();
    await site.startShell();
    await site.goTo('Makaleler');
    await expect(page).toHaveURL('/makaleler');
    await page.goto('/iletisim');
    await expect(notice.region).toBeVisible();
    expect([thirdPartyRequests(), await cookieNames(page)]).toEqual([[], []]);
    expect(messages()).toEqual([]);
  });

  test(
    'loads no third-party script after rejection, on the current and on later pages',
    fullRunOnly('shell/src/consent/consent.test.ts'),
    async ({ browser }) => {
      const { page, thirdPartyRequests, notice } = await openVisitorPage(browser);
      await page.goto('/');
      await notice.button('Tümünü reddet').click();
      await expect(notice.region).toBeHidden();
      await page.goto('/biyografi');
      await new SitePage(page).startShell();
      await expect(notice.reopen).toBeVisible();
      await expect(notice.region).toBeHidden();
      expect(thirdPartyRequests()).toEqual([]);
    },
  );

  test('loads each script once per document after acceptance, as the content security policy allows', async ({
    browser,
  }) => {
    const { page, thirdPartyRequests, notice, messages } = await openVisitorPage(browser);
    await page.goto('/');
    await notice.button('Tümünü kabul et').click();
    await expect.poll(() => thirdPartyRequests().toSorted()).toEqual(everyScript);
    await page.goto('/biyografi');
    await expect.poll(() => thirdPartyRequests().length).toBe(2 * everyScript.length);
    await new SitePage(page).startShell();
    await new SitePage(page).goTo('Makaleler');
    await expect(page).toHaveURL('/makaleler');
    expect(thirdPartyRequests()).toHaveLength(2 * everyScript.length);
    await expect(notice.region).toBeHidden();
    expect(messages()).toEqual([]);
  });

  test(
    'loads only the scripts of the accepted category',
    fullRunOnly('shell/src/consent/consent.test.ts'),
    async ({ browser }) => {
      const { page, thirdPartyRequests, notice } = await openVisitorPage(browser);
      await page.goto('/');
      await page.getByText('Tek tek seç').click();
      await expect(page.getByRole('checkbox', { name: /İstatistik/ })).not.toBeChecked();
      await page.getByRole('checkbox', { name: /Pazarlama/ }).check();
      await notice.button('Seçimimi kaydet').click();
      const expected = ['https://www.googletagmanager.com/gtag/js?id=AW-123456789', providerScripts.facebook];
      await expect.poll(() => thirdPartyRequests().toSorted()).toEqual(expected.toSorted());
    },
  );

  test(
    'loads no third-party script after withdrawal and deletes the third-party cookies',
    fullRunOnly('shell/src/consent/consent.test.ts'),
    async ({ browser }) => {
      const { page, thirdPartyRequests, notice } = await openVisitorPage(browser);
      await page.goto('/biyografi');
      await notice.button('Tümünü kabul et').click();
      await expect.poll(() => thirdPartyRequests().length).toBe(everyScript.length);
      await expect.poll(() => cookieNames(page)).toEqual(['_ga_ABC']);
      await notice.reopen.click();
      await expect(page.getByRole('heading', { name: 'Çerez tercihiniz' })).toBeFocused();
      await Promise.all([page.waitForEvent('load'), notice.button('Tümünü reddet').click()]);
      await expect(notice.reopen).toBeVisible();
      await page.goto('/iletisim');
      await expect(notice.region).toBeHidden();
      expect([thirdPartyRequests().length, await cookieNames(page)]).toEqual([everyScript.length, []]);
    },
  );

  test(
    'records choice and withdrawal under the consent number that the visitor sees',
    fullRunOnly('shell/src/consent/consent.test.ts'),
    async ({ browser }) => {
      const { page, notice } = await openVisitorPage(browser);
      const logged = () => page.waitForResponse((response) => response.url().endsWith('/api/pages/consents'));
      await page.goto('/biyografi');
      const [first] = await Promise.all([logged(), notice.button('Tümünü kabul et').click()]);
      await notice.reopen.click();
      const number = await notice.number.innerText();
      const [second] = await Promise.all([logged(), notice.button('Tümünü reddet').click()]);
      expect([first.status(), second.status()]).toEqual([204, 204]);

      const panel = await openPage(browser);
      await openDashboard(panel, server.url);
      await panel.goto(`${adminPaths.privacyConsents}?ara=${number}`);
      const rows = panel.getByRole('list', { name: 'Çerez tercihleri' }).getByRole('listitem');
      await expect(rows).toHaveText([/İstatistik: ret ?Pazarlama: ret/, /İstatistik: kabul ?Pazarlama: kabul/]);
      await rows.first().getByRole('button').click();
      await expect(panel.getByRole('dialog').getByRole('heading', { name: 'Çerez tercihiniz' })).toBeVisible();
      await expect(panel.getByRole('dialog')).toContainText('Sitenin nasıl kullanıldığını ölçer (Google, Yandex).');
    },
  );

  test('loads no third-party script on sign-in and panel pages, nor while the browser holds a staff session', async ({
    browser,
  }) => {
    const { page, thirdPartyRequests, notice } = await openVisitorPage(browser);
    await page.goto('/');
    await notice.button('Tümünü kabul et').click();
    await expect.poll(() => thirdPartyRequests().length).toBe(everyScript.length);
    await signIn(page);
    for (const path of ['/giris-yap', '/admin/dashboard', '/', '/makaleler']) {
      const response = await page.goto(path);
      await page.waitForLoadState('networkidle');
      if (/giris|admin/.test(path)) expect(response?.headers()['content-security-policy']).not.toContain('https:');
    }
    await expect(notice.reopen).toBeHidden();
    await expect(notice.region).toBeHidden();
    expect(thirdPartyRequests()).toHaveLength(everyScript.length);
  });

  test(
    'unloads running scripts in one tab when staff sign in in another',
    fullRunOnly('shell/src/consent/consent.test.ts'),
    async ({ browser }) => {
      const { page, thirdPartyRequests, notice } = await openVisitorPage(browser);
      await page.goto('/biyografi');
      await notice.button('Tümünü kabul et').click();
      await expect.poll(() => thirdPartyRequests().length).toBe(everyScript.length);
      const other = await page.context().newPage();
      await Promise.all([page.waitForEvent('load'), signIn(other)]);
      await expect(notice.reopen).toBeHidden();
      expect(thirdPartyRequests()).toHaveLength(everyScript.length);
    },
  );

  test(
    'is the first Tab stop, and Escape makes no choice',
    fullRunOnly('shell/src/consent/consent.test.ts'),
    async ({ browser }) => {
      const { page, notice } = await openVisitorPage(browser);
      await page.goto('/');
      await expect(notice.region).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(notice.region.getByRole('link', { name: 'Çerez politikası' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(notice.region).toBeVisible();
      await notice.button('Tümünü reddet').press('Enter');
      await expect(notice.region).toBeHidden();
    },
  );

  for (const viewport of [
    { width: 1360, height: 768 },
    { width: 390, height: 740 },
  ])
    test(
      `covers no focused element at ${viewport.width} px`,
      fullRunOnly('shell/src/consent/consent.test.ts'),
      async ({ browser }) => {
        const page = await openPage(browser, { viewport });
        await page.goto('/iletisim');
        const notice = new ConsentNotice(page);
        await page.getByText('Tek tek seç').click();
        await expect(notice.button('Seçimimi kaydet')).toBeVisible();
        await notice.button('Tümünü reddet').focus();
        const seen = new Set<string>();
        for (let presses = 0; presses < 100; presses += 1) {
          await page.keyboard.press('Tab');
          const { name, isCovered } = await focused(page);
          if (name === '') break;
          expect([name, isCovered]).toEqual([name, false]);
          seen.add(name);
        }
        expect([...seen]).toEqual(expect.arrayContaining(['Gönder', 'Çerez tercihleri']));
      },
    );

  test(
    'leaves most of a phone’s page visible, and its buttons have equal size',
    fullRunOnly('shell/src/consent/consent.test.ts'),
    async ({ browser }) => {
      const page = await openPage(browser, { viewport: { width: 390, height: 740 } });
      const notice = new ConsentNotice(page);
      await page.goto('/');
      await expect(notice.region).toBeVisible();
      const [sheet, accept, refuse] = await Promise.all(
        [notice.region, notice.button('Tümünü kabul et'), notice.button('Tümünü reddet')].map((part) =>
          part.boundingBox(),
        ),
      );
      expect(sheet?.height).toBeLessThan(740 * 0.6 + 1);
      expect([accept?.width, accept?.height, accept?.y]).toEqual([refuse?.width, refuse?.height, refuse?.y]);
      expect(accept?.height).toBeGreaterThanOrEqual(44);
      await page.emulateMedia({ media: 'print' });
      await expect(notice.region).toBeHidden();
    },
  );

  test('has no accessibility violations', fullRunOnly('shell/src/consent/consent.test.ts'), async ({ browser }) => {
    const page = await openPage(browser);
    await page.goto('/iletisim');
    await page.getByText('Tek tek seç').click();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });

  test(
    'uses the language of the page and follows a language change in the browser',
    fullRunOnly('shell/src/consent/consent.test.ts'),
    async ({ browser }) => {
      const { page, notice } = await openVisitorPage(browser);
      await page.goto('/');
      await new SitePage(page).startShell();
      await expect(notice.region).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page.locator('#consent h2')).toHaveText('Your cookie choices');
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
      const text = await page.locator('#consent').innerText();
      await page.reload();
      await expect(page.locator('#consent')).toBeVisible();
      expect(await page.locator('#consent').innerText()).toBe(text);
    },
  );
});

/** Returns the names of the third-party cookies that are set on the site's own domain. */
async function cookieNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name }) => name).filter((name) => /^_(?!lang|_Host)/.test(name));
}

/** Returns the focused element and, after scrolling has ended, whether the notice covers any part of it. */
function focused(page: Page): Promise<{ name: string; isCovered: boolean }> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const element = document.activeElement;
    const notice = document.getElementById('consent');
    if (!element || !notice || element === document.body || notice.contains(element))
      return { name: '', isCovered: false };
    const [a, b] = [element.getBoundingClientRect(), notice.getBoundingClientRect()];
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return { name: element.textContent.trim() || element.tagName, isCovered: height > 0 && width > 0 };
  });
}
