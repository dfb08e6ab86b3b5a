import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { ensureChromium, launchOptions } from '../tools/src/chromium.ts';
import { withDataFolder } from './fixtures/drill-site.ts';
import { repository, startServer } from './fixtures/server.ts';
import { signIn } from './fixtures/session.ts';

const folder = join(repository, 'docs/images');
const desktop = { width: 1360, height: 850 };
const phone = { width: 390, height: 760 };
/** Chosen so that the five images together stay under 600 kB. */
const QUALITY = 78;

interface Shot {
  name: string;
  viewport: typeof desktop;
  colorMode: 'light' | 'dark';
  path: string;
}

/** The images of README.md. */
const publicShots: readonly Shot[] = [
  { name: 'site-desktop', viewport: desktop, colorMode: 'light', path: '/' },
  { name: 'site-phone', viewport: phone, colorMode: 'light', path: '/makaleler' },
];
const panelShots: readonly Shot[] = [
  { name: 'panel-light', viewport: desktop, colorMode: 'light', path: adminPaths.media },
  { name: 'panel-dark', viewport: desktop, colorMode: 'dark', path: adminPaths.articles },
  { name: 'panel-phone', viewport: phone, colorMode: 'light', path: adminPaths.articles },
];

/** `npm run screenshots`: renders the images again from the demo content, after a change of what they show. */
await mkdir(folder, { recursive: true });
ensureChromium();
const browser = await chromium.launch(launchOptions());
try {
  await withDataFolder(async (dataDir) => {
    const server = await startServer(dataDir);
    try {
      await takeAll(browser, server.url);
    } finally {
      await server.stop();
    }
  });
} finally {
  await browser.close();
}

async function takeAll(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({
    baseURL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
  });
  for (const shot of publicShots) await take(page, shot);
  await page.setViewportSize(desktop);
  await signIn(page);
  for (const shot of panelShots) await take(page, shot);
}

async function take(page: Page, { name, viewport, colorMode, path }: Shot): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (colorMode === 'dark') await page.getByLabel('Koyu görünüme geç').click();
  await page
    .getByRole('button', { name: /yalnızca gerekli|reddet/i })
    .first()
    .click({ timeout: 500 })
    .catch(() => undefined);
  // Hides tooltips and lets lazily loaded pictures appear.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1_000);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: QUALITY });
}
