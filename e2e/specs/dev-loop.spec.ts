import { rm } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { startDevLoop, type DevLoop } from '../fixtures/dev-loop.ts';
import { fingerprints } from '../fixtures/release-files.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { signIn } from '../fixtures/session.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { ContactPage } from '../pages/contact.page.ts';

test.setTimeout(180_000);

/** The error overlay of webpack-dev-middleware. */
const overlayOf = (page: Page) => page.locator('iframe[title="Build errors and warnings"]');

/** Starts a site whose public URL is not reachable from here, as behind a company's load balancer. */
async function startDeployedSite(): Promise<RunningServer> {
  return startServer(await copyTemplate(), { PUBLIC_URL: 'https://sirket.example' });
}

async function at(browser: Browser, { url }: DevLoop, options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...options });
  return context.newPage();
}

const local = (page: Page, unit: string) =>
  page.evaluate(
    (name) =>
      performance.getEntriesByType('resource').filter((entry) => entry.name.includes(`/releases/${name}/local/`))
        .length,
    unit,
  );

test(
  'the panel team signs in through its own machine and sees its change in the deployed site',
  fullRunOnly(
    'kit/src/dev/proxy.test.ts',
    'kit/src/dev/rewrite-document.test.ts',
    'server/src/modules/releases/publish/development-mode.test.ts',
  ),
  async ({ browser }) => {
    const site = await startDeployedSite();
    const team = await startDevLoop('remote-admin', site.url);
    try {
      const before = await fingerprints(site.dataDir);
      expect(team.output()).not.toContain('Uyumsuz');
      const page = await at(browser, team);
      const { messages } = await watch(page);
      await signIn(page);
      expect(await local(page, 'remote_admin')).toBeGreaterThan(1);
      await expect(page.getByText('yerel: remote_admin')).toBeVisible();

      // Event streams pass through the proxy, and so does a form that a browser without JavaScript posts natively.
      await page.goto('/admin/contact');
      await expect(page.getByRole('heading', { level: 1, name: 'İletişim' })).toBeVisible();
      const visitor = new ContactPage(await at(browser, team, { javaScriptEnabled: false }));
      await visitor.open();
      const message = 'Keşif için uygun bir gün arıyoruz.';
      await visitor.write({ name: 'Deniz Ak', email: 'deniz@kuzey.example', subject: 'Zemin etüdü', message });
      await visitor.consent.check();
      await visitor.send();
      await expect(visitor.page).toHaveURL(new RegExp(`^${team.url}/iletisim\\?`));
      await expect(page.getByRole('link', { name: /Zemin etüdü/ })).toBeVisible();

      await page.goto('/admin/dashboard');
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('İstatistikler');
      await team.change('src/features/dashboard/dashboard.page.tsx', 'title="İstatistikler"', 'title="Yerel başlık"');
      await expect(title).toHaveText('Yerel başlık', { timeout: 30_000 });

      expect(await fingerprints(site.dataDir)).toEqual(before);
      expect(messages()).toEqual([]);
    } finally {
      await team.stop();
      await site.stop();
      await rm(site.dataDir, { recursive: true, force: true });
    }
  },
);

test(
  'the public site’s team sees its change on the deployed site’s home page, with its styles from the first paint',
  fullRunOnly(
    'kit/src/dev/proxy.test.ts',
    'kit/src/dev/rewrite-document.test.ts',
    'server/src/modules/releases/publish/development-mode.test.ts',
  ),
  async ({ browser }) => {
    const site = await startDeployedSite();
    const team = await startDevLoop('remote-public', site.url);
    try {
      const before = await fingerprints(site.dataDir);
      const page = await at(browser, team);
      const { messages, requests } = await watch(page);
      await page.goto('/');
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('Tüm hakları saklıdır.');
      expect(await local(page, 'remote_public')).toBeGreaterThan(1);
      const served = requests().filter((path) => /^\/releases\/remote_public\/[0-9a-f]{16}\//.test(path));
      expect(served).toEqual([]);

      await team.change(
        'src/app/layout/footer.tsx',
        '{texts.footer.copyright}',
        '{texts.footer.copyright} Yerel derleme.',
      );
      await expect(footer).toContainText('Yerel derleme.', { timeout: 30_000 });
      await team.change('src/app/layout/footer.module.css', '--focus: var(--brand-3);', 'letter-spacing: 3px;');
      await expect(footer).toHaveCSS('letter-spacing', '3px', { timeout: 30_000 });
      await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Makaleler' }).click();
      await expect(page).toHaveURL(`${team.url}/makaleler`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      expect(await (await page.request.get(`${site.url}/`)).text()).not.toContain('Yerel derleme.');
      expect(await fingerprints(site.dataDir)).toEqual(before);
      expect(messages()).toEqual([]);
    } finally {
      await team.stop();
      await site.stop();
      await rm(site.dataDir, { recursive: true, force: true });
    }
  },
);

test(
  'a change keeps what is typed, and an error is shown in the page with its file until it is fixed',
  fullRunOnly(
    'kit/src/dev/proxy.test.ts',
    'kit/src/dev/rewrite-document.test.ts',
    'server/src/modules/releases/publish/development-mode.test.ts',
  ),
  async ({ browser }) => {
    const site = await startDeployedSite();
    const team = await startDevLoop('remote-public', site.url);
    const footer = 'src/app/layout/footer.tsx';
    const copyright = '{texts.footer.copyright}';
    try {
      const page = await at(browser, team);
      const { messages } = await watch(page);
      await page.goto('/iletisim');
      const name = page.locator('#contact-name');
      await name.fill('Deniz Ak');

      await team.change(footer, copyright, `${copyright} Yerel.`);
      await expect(page.getByRole('contentinfo')).toContainText('Yerel.', { timeout: 30_000 });
      await expect(name).toHaveValue('Deniz Ak');
      expect(messages()).toEqual([]);

      await team.change(footer, 'export function Footer() {', 'export function Footer( {');
      await expect(overlayOf(page).contentFrame().getByText('footer.tsx').first()).toBeVisible({ timeout: 30_000 });
      await team.change(footer, 'export function Footer( {', 'export function Footer() {');
      await expect(overlayOf(page)).toHaveCount(0, { timeout: 30_000 });
      await expect(name).toHaveValue('Deniz Ak');

      await team.change(footer, `${copyright} Yerel.`, '{texts.footer.missing.copyright}');
      await expect(
        overlayOf(page)
          .contentFrame()
          .getByText(/footer\.tsx:\d+:\d+/)
          .first(),
      ).toBeVisible({ timeout: 30_000 });
      expect(team.output()).toMatch(/Tarayıcıda hata: .*\n.*remote-public\/src\/app\/layout\/footer\.tsx:\d+/);
      await team.change(footer, '{texts.footer.missing.copyright}', copyright);
      await expect(page.getByRole('contentinfo')).toContainText('Tüm hakları saklıdır.', { timeout: 30_000 });
      await expect(overlayOf(page)).toHaveCount(0);
    } finally {
      await team.stop();
      await site.stop();
      await rm(site.dataDir, { recursive: true, force: true });
    }
  },
);
