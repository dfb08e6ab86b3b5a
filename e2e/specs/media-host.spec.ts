import { rm } from 'node:fs/promises';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { freePort, startServer } from '../fixtures/server.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { SitePage } from '../pages/site.page.ts';

test(
  'the public site loads every picture from its media host and violates no policy',
  fullRunOnly('server/src/site/media-host.test.ts'),
  async ({ browser }) => {
    const port = String(await freePort());
    // The same server is another origin under its address.
    const host = `http://127.0.0.1:${port}`;
    const server = await startServer(await copyTemplate(), { PORT: port, MEDIA_URL: host });
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    const { messages } = await watch(page);
    const loaded: string[] = [];
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.startsWith('/media/')) loaded.push(new URL(request.url()).origin);
    });
    try {
      const site = new SitePage(page);
      await page.goto('/');
      await site.startShell();
      await site.goTo('Makaleler');
      await site.activateLink(site.articles.first());
      await expect(page).toHaveURL(/\/makale\//);
      const picture = page.locator('main img').first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`${host}/media/`);
      expect(new Set(loaded)).toEqual(new Set([host]));
      expect(messages()).toEqual([]);
    } finally {
      await page.context().close();
      await server.stop();
      await rm(server.dataDir, { recursive: true, force: true });
    }
  },
);
