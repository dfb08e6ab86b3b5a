import type { Page } from '@playwright/test';
import { adminPaths, loginPath } from '@vitrin/shared-contracts/paths';
import { credentials } from './site.ts';

const TIMEOUT_MS = 60_000;

/** Signs in with the form of the site at this address, and waits for the dashboard. */
export async function signInToPanel(page: Page, site: string): Promise<void> {
  await page.goto(site + loginPath);
  await page.waitForFunction(() => globalThis.vitrin?.ready === true);
  await page.fill('input[name=email]', credentials.email);
  await page.fill('input[name=password]', credentials.password);
  await page.click('button[type=submit]');
  await page.waitForURL(`**${adminPaths.dashboard}`, { timeout: TIMEOUT_MS });
}
