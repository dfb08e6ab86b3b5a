import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bootElementId, rootElementId, shellScripts, type BootBlock } from '@vitrin/shared-contracts/boot';
import { readyEvent, smokeTestFile, type TestedSection } from '@vitrin/shared-contracts/rendering';
import type { StoredRelease } from '../../../releases/serving/registry.ts';
import type { SmokeTestRun } from './protocol.ts';
import { startPage } from './start-page.ts';

/** The page loads nothing from the network, so the host uses the reserved `.invalid` domain. */
const PAGE_URL = 'https://smoke-test.invalid/';

/**
 * Starts a release in a page as its document would, without rendering it. Returns the paths of its routes; throws if it
 * does not start.
 */
export async function testClientBundle(
  boot: BootBlock,
  { shell, remote }: Pick<SmokeTestRun, 'shell' | 'remote'>,
  longestMs?: number,
): Promise<string[]> {
  const files = { ...(await filesByUrl(shell)), ...(await filesByUrl(remote)) };
  const page = { html: testPageHtml(boot), address: PAGE_URL, start: { script: shell.base + smokeTestFile }, files };
  const paths = await startPage(page, longestMs);
  if (paths.length === 0) throw new Error('Tarayıcı paketi başlamadı: createRoutes hiç sayfa döndürmüyor.');
  return paths;
}

/** Hydrates sections of a release in a page. Throws with the section and the reason if one fails. */
export async function testSectionsInPage(
  boot: BootBlock,
  { shell, remote }: Pick<SmokeTestRun, 'shell' | 'remote'>,
  sections: readonly TestedSection[],
): Promise<void> {
  const files = { ...(await filesByUrl(shell)), ...(await filesByUrl(remote)) };
  const start = { script: shell.base + smokeTestFile, sections };
  await startPage({ html: testPageHtml(boot), address: PAGE_URL, start, files });
}

/**
 * Starts a shell in a document, whose loader loads the script that starts the surface. Throws if the page does not become
 * ready for input.
 */
export async function testStart(
  boot: BootBlock,
  { shell, remote, path: at }: Pick<SmokeTestRun, 'shell' | 'remote'> & { path: string },
  longestMs?: number,
): Promise<void> {
  const { loader, start } = shellScripts;
  const script = `<script src="${shell.base}${loader}" data-shell="${shell.base}${start}" data-start="now" async></script>`;
  const files = { ...(await filesByUrl(shell)), ...(await filesByUrl(remote)) };
  const html = testPageHtml(boot, script);
  await startPage({ html, address: new URL(at, PAGE_URL).href, start: { readyEvent }, files }, longestMs);
}

function testPageHtml(boot: BootBlock, scripts = ''): string {
  const data = JSON.stringify(boot).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html><html lang="tr"><body><div id="${rootElementId}"></div>
<script type="application/json" id="${bootElementId}">${data}</script>${scripts}</body></html>`;
}

/** Returns the declared files by URL. Only scripts have content, because the page is not displayed. */
async function filesByUrl({ base, folder, descriptor }: StoredRelease): Promise<Record<string, string>> {
  const read = async (file: string) => (file.endsWith('.js') ? readFile(path.join(folder, file), 'utf8') : '');
  const entries = Object.keys(descriptor.files).map(async (file) => [base + file, await read(file)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
