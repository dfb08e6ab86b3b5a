import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withDataFolder } from '../fixtures/drill-site.ts';
import { startServer } from '../fixtures/server.ts';
import type { Browser } from './browser.ts';
import { journey } from './journey.ts';
import { installed } from './installed.ts';

const screenshots = join(import.meta.dirname, '../test-results');

const failures: string[] = [];
for (const open of installed()) {
  const browser = await open();
  console.log(`${browser.name} ${browser.version}`);
  try {
    await withDataFolder((dataDir) => play(browser, dataDir));
  } finally {
    await browser.close();
  }
}
// Exits explicitly, because a browser may leave handles open.
process.exit(failures.length === 0 ? 0 : 1);

/** Runs the journey on a separate site for each browser, so that data written by one does not affect the next. */
async function play({ name, tab }: Browser, dataDir: string): Promise<void> {
  const server = await startServer(dataDir);
  try {
    for (const [what, go] of journey) {
      await go(tab, server.url);
      console.log(`  ✓ ${what}`);
    }
  } catch (error) {
    await mkdir(screenshots, { recursive: true });
    const file = `${join(screenshots, name)}.png` as const;
    await tab.screenshot(file).catch(() => undefined);
    console.error(`  ✗ ${await tab.address().catch(() => '')}\n${String(error)}\n${file}`);
    failures.push(name);
  } finally {
    await server.stop();
  }
}
