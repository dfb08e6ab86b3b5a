import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { publishChange } from '../fixtures/publish.ts';
import { startServer } from '../fixtures/server.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';

/** Hash of every release file below a data folder, by path. */
async function fingerprints(dataDir: string): Promise<Record<string, string>> {
  const root = join(dataDir, 'releases');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = files.map(async (file) => {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [relative(root, file), hash] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

test('a changed text of one remote is published alone and live at the next load', async ({ page }) => {
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
});
