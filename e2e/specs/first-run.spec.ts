import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { loginPath } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { KeyboardUser } from '../fixtures/keyboard.ts';
import { servedHead } from '../fixtures/served-head.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';

const company = 'Kuzey Yapı ve Mühendislik Danışmanlık Sanayi Ticaret Anonim Şirketi';
const password = 'dag-yolu-limon-93';

/** A site at its first start, without settings for the first user. */
const test = base.extend<{ site: RunningServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  site: async ({}, provide) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-first-run-'));
    const server = await startServer(dataDir, { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
    await provide(server);
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ site }, provide) => provide(site.url),
});

test(
  'a new site is set up by keyboard, and visitors see its name and colour',
  fullRunOnly('remote-auth/src/app/sign-in.first-run.test.tsx', 'server/src/site/first-run.test.ts'),
  async ({ page }) => {
    test.setTimeout(240_000);
    const user = new KeyboardUser(page);
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await page.goto(loginPath);
    await expect(field('Şirket adı')).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await user.type(company);
    await user.press('Enter');

    await expect(field('Ana renk')).toBeFocused();
    await user.replaceText('#803000');
    await expect(page.getByRole('group', { name: 'Önizleme' })).toContainText('Ana renk');
    expect(await axeViolations(page)).toEqual([]);
    await user.press('Enter');

    await expect(field('Ad soyad')).toBeFocused();
    await page.reload();
    await expect(field('Ad soyad')).toBeFocused();
    await user.type('Ayşe Yılmaz');
    await user.tabTo(field('E-posta'));
    await user.type('ayse@kuzey.example');
    await user.tabTo(field('Yeni şifre'));
    await user.type(password);
    await user.tabTo(field('Yeni şifre (tekrar)'));
    await user.type(password);
    expect(await axeViolations(page)).toEqual([]);
    await user.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Siteniz yayında' })).toBeVisible({ timeout: 30_000 });

    const emptyParts = /null|""|\[\]|\{\}/;
    for (const path of ['/', '/biyografi', '/makaleler', '/iletisim'])
      expect([path, JSON.stringify((await servedHead(page.request, path)).structured)]).not.toEqual([
        path,
        expect.stringMatching(emptyParts),
      ]);
    for (const path of ['/manifest.webmanifest', '/rss.xml', '/sitemap.xml'])
      expect(await (await page.request.get(path)).text()).not.toMatch(/null|""|\[\]|\{\}|<(\w+)><\/\1>/);

    await page.goto('/');
    await expect(page.getByRole('banner')).toContainText(company);
    const colour = () => getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim();
    expect(await page.evaluate(colour)).toBe('#803000');
    await page.setViewportSize({ width: 390, height: 844 });
    const name = await page.getByRole('banner').getByRole('link', { name: company }).boundingBox();
    const menu = await page.getByRole('button', { name: 'Menü', exact: true }).boundingBox();
    expect(name?.y).toBeGreaterThanOrEqual(0);
    expect(menu?.width).toBeGreaterThan(40);
  },
);
