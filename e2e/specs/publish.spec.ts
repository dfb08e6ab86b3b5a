import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { partialCopy } from '../../tools/src/partial-copy.ts';
import { repository, serverEnvironment, startServer } from '../fixtures/server.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';

const run = promisify(execFile);
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

async function publishToken(dataDir: string): Promise<string> {
  const environment = { ...process.env, ...serverEnvironment(dataDir) };
  const { stdout } = await run(process.execPath, ['server/src/cli/main.ts', 'publish-token', 'remote_public'], {
    cwd: repository,
    env: environment,
  });
  const token = /[\w-]{43}/.exec(stdout)?.[0];
  if (!token) throw new Error(`No token in: ${stdout}`);
  return token;
}

test('a changed text of one remote is published alone and live at the next load', async ({ page }) => {
  test.setTimeout(180_000);
  const server = await startServer(await copyTemplate());
  const folder = partialCopy(['remote-public', 'shared-contracts', 'tools']);
  try {
    await page.goto(`${server.url}/404`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İstenen sayfa bulunamadı.');
    const before = await fingerprints(server.dataDir);

    const source = join(folder, 'remote-public/src/features/not-found/not-found.page.tsx');
    const text = await readFile(source, 'utf8');
    await writeFile(source, text.replace('{notFound.title}', '{notFound.title} (yeni)'));
    await run('npm', ['run', '--silent', 'release', '-w', 'remote-public'], {
      cwd: folder,
      env: { ...process.env, VITRIN_URL: server.url, VITRIN_PUBLISH_TOKEN: await publishToken(server.dataDir) },
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
    await rm(folder, { recursive: true, force: true });
  }
});
