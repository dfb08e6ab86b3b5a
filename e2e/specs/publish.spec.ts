import { rm } from 'node:fs/promises';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { publishChange } from '../fixtures/publish.ts';
import { fingerprints } from '../fixtures/release-files.ts';
import { startServer } from '../fixtures/server.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'a changed text of one remote is published independently and is live at the next load',
  fullRunOnly(
    'server/src/modules/releases/publish/publish.test.ts',
    'server/src/modules/releases/commands/release-commands.test.ts',
  ),
  async ({ page }) => {
    test.setTimeout(180_000);
    const server = await startServer(await copyTemplate());
    try {
      await page.goto(`${server.url}/404`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('İstenen sayfa bulunamadı.');
      const before = await fingerprints(server.dataDir);

      await publishChange(server, {
        folder: 'remote-public',
        file: 'src/features/not-found/not-found.page.tsx',
        from: '{notFound.title}',
        to: '{notFound.title} (yeni)',
      });

      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('İstenen sayfa bulunamadı. (yeni)');
      await page.mouse.wheel(0, 1);
      await page.waitForFunction(() => globalThis.vitrin?.ready === true);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('İstenen sayfa bulunamadı. (yeni)');

      const after = await fingerprints(server.dataDir);
      expect(after).toMatchObject(before);
      const added = Object.keys(after).filter((path) => !(path in before));
      expect(added.length).toBeGreaterThan(0);
      expect(added.every((path) => path.startsWith('remote_public/'))).toBe(true);
    } finally {
      await server.stop();
      await rm(server.dataDir, { recursive: true, force: true });
    }
  },
);

test(
  'a changed shell is published without a restart; one that does not start is rejected',
  fullRunOnly('server/src/modules/releases/publish/shell.test.ts'),
  async ({ page }) => {
    test.setTimeout(240_000);
    const server = await startServer(await copyTemplate());
    const start = { folder: 'shell', file: 'src/index.ts', from: 'void start();' };
    try {
      const broken = publishChange(server, { ...start, to: "throw new TypeError('bozuk');" });
      await expect(broken).rejects.toThrow(/remote_public: Tarayıcı paketi başlamadı: shell\.js: TypeError: bozuk/);

      await publishChange(server, { ...start, to: 'Object.assign(globalThis, { isPublished: true });\nvoid start();' });
      for (const path of ['/404', '/giris-yap']) {
        await page.goto(server.url + path);
        await page.mouse.wheel(0, 1);
        await page.waitForFunction(() => globalThis.vitrin?.ready === true);
        expect(await page.evaluate(() => 'isPublished' in globalThis)).toBe(true);
      }
    } finally {
      await server.stop();
      await rm(server.dataDir, { recursive: true, force: true });
    }
  },
);
