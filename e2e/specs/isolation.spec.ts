import type { Page } from '@playwright/test';
import { adminPaths, loginPath } from '@vitrin/shared-contracts/paths';
import { expect, test } from '../fixtures/test.ts';

// A third-party script of a public page has the same origin as the panel: with the window of the panel it could read
// everything that staff sees.
test('a script of a public page gets no access to the window of the panel', async ({ staffPage }) => {
  await expectNoAccess(staffPage, adminPaths.dashboard);
});

test('a script of a public page gets no access to the window of the sign-in', async ({ page }) => {
  await expectNoAccess(page, loginPath);
});

async function expectNoAccess(page: Page, path: string): Promise<void> {
  await page.goto('/');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((address) => void Object.assign(globalThis, { opened: open(address) }), path),
  ]);
  await opened.waitForFunction(() => globalThis.vitrin?.ready === true);
  expect(await page.evaluate(() => (globalThis as unknown as { opened: Window }).opened.closed)).toBe(true);
  expect(await opened.evaluate(() => globalThis.opener as unknown)).toBeNull();
}
