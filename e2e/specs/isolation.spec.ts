import { adminPaths, loginPath } from '@vitrin/shared-contracts/paths';
import { expect, test } from '../fixtures/test.ts';

// A third-party script of a public page has the same origin as the panel: with the window of the panel it could read
// everything that staff sees.
for (const path of [adminPaths.dashboard, loginPath]) {
  test(`a script of a public page gets no access to the window of ${path}`, async ({ staffPage }) => {
    await staffPage.goto('/');
    const [opened] = await Promise.all([
      staffPage.waitForEvent('popup'),
      staffPage.evaluate((address) => void Object.assign(globalThis, { opened: open(address) }), path),
    ]);
    await opened.waitForFunction(() => globalThis.vitrin?.ready === true);
    expect(await staffPage.evaluate(() => (globalThis as unknown as { opened: Window }).opened.closed)).toBe(true);
    expect(await opened.evaluate(() => globalThis.opener as unknown)).toBeNull();
  });
}
