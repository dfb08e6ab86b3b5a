import { rm } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { publishChange } from '../fixtures/publish.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { signIn } from '../fixtures/session.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';

interface Fault {
  answer: (route: Route) => Promise<void>;
  /** The report is not counted against the release: the connection may be slow. What it loses, see cut-files.spec.ts. */
  survived?: true;
}

const faults: Record<string, Fault> = {
  'is missing': { answer: (route) => route.fulfill({ status: 404 }) },
  'fails with status 500': { answer: (route) => route.fulfill({ status: 500, body: 'x' }) },
  'differs from the published file': {
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'var remote_admin = {};' }),
  },
  'never loads': { answer: () => new Promise(() => undefined), survived: true },
};

/** Returns the id of the release that the open document references. */
function namedRelease(page: Page): Promise<string> {
  return page.evaluate(() => {
    const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as { release: { id: string } };
    return boot.release.id;
  });
}

test.describe('a new panel release that fails to load', fullRunOnly('e2e/specs/fault-matrix.spec.ts'), () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let server: RunningServer;
  let broken: string | undefined;

  test.beforeAll(async () => {
    // Includes a build, possibly on a busy machine.
    test.setTimeout(180_000);
    server = await startServer(await copyTemplate());
    await publishChange(server, {
      folder: 'remote-admin',
      file: 'src/features/dashboard/dashboard.page.tsx',
      from: 'İstatistikler',
      to: 'Yeni İstatistikler',
    });
  });

  test.afterAll(async () => {
    await server.stop();
    await rm(server.dataDir, { recursive: true, force: true });
  });

  for (const [what, { answer, survived = false }] of Object.entries(faults)) {
    test(`because its entry ${what} is replaced by the previous release and reported`, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await page.route('**/releases/remote_admin/*/remote-entry.js*', async (route) => {
        const [, id = ''] = /remote_admin\/(\w+)\//.exec(route.request().url()) ?? [];
        // The first release requested is the new one.
        broken ??= id;
        await (id === broken ? answer(route) : route.continue());
      });
      const report = page.waitForRequest('**/api/releases/faults');
      await signIn(page);
      expect((await report).postDataJSON()).toMatchObject({
        remote: 'remote_admin',
        id: broken,
        phase: 'load',
        survived,
      });
      await expect(page.getByRole('heading', { level: 1, name: 'İstatistikler', exact: true })).toBeVisible();
      expect(await namedRelease(page)).not.toBe(broken);
      // Reloaded once at most, not repeatedly.
      expect(documents.filter((path) => path.startsWith('/admin')).length).toBeLessThanOrEqual(2);
      await context.close();
    });
  }

  test('remains live for other users when only one user was affected', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Yeni İstatistikler' })).toBeVisible();
    expect(await namedRelease(page)).toBe(broken);
    await context.close();
  });
});
