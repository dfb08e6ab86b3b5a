import { api } from '@vitrin/shared-contracts/paths';
import { saveMenu } from '../fixtures/menus.ts';
import { openPanelClient } from '../fixtures/panel-client.ts';
import { expect, testOnOwnSite as test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { SitePage } from '../pages/site.page.ts';

const map = 'https://www.google.com/maps/embed?pb=1';
const sections = [
  { id: 'v', kind: 'video', v: 1, values: { video: 'https://youtu.be/dQw4w9WgXcQ' } },
  { id: 'm', kind: 'map', v: 1, values: { branch: '', map } },
];

test('a page with map, video, chat and call buttons connects to no other site before a press, and then to that one', async ({
  browser,
  site,
}) => {
  const panel = await openPanelClient(site.url);
  await saveMenu(panel, 'phone', [
    { label: 'Ara', to: 'tel:+904525550000' },
    { label: 'WhatsApp', to: 'https://wa.me/904525550000' },
    { label: 'Yol tarifi', to: 'https://maps.app.goo.gl/ornek' },
  ]);
  const tr = { title: 'Tanıtım', seo_name: 'tanitim', summary: '', texts: { v: { title: 'Film' } } };
  const form_data = JSON.stringify({ active: 1, parent_id: null, sections, translations: { tr } });
  expect((await panel.send(api.adminSitePages, { form_data })).status).toBe(200);

  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 800 } });
  const outside: string[] = [];
  await context.route(
    ({ origin }) => origin !== site.url,
    async (route) => {
      outside.push(new URL(route.request().url()).hostname);
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Dış içerik</p>' });
    },
  );
  const page = await context.newPage();
  const { messages } = await watch(page);
  const policies = new Map<string, string>();
  for (const path of ['/iletisim', '/tanitim']) {
    const answer = await page.goto(path);
    policies.set(path, answer?.headers()['content-security-policy'] ?? '');
    await new SitePage(page).startShell();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  }
  expect(outside).toEqual([]);
  // Frames only of what the page shows, and no other address of another site.
  const addresses = (path: string) => policies.get(path)?.match(/https?:[^\s;]+/g) ?? [];
  expect(addresses('/tanitim').toSorted()).toEqual([
    'https://www.google.com/maps/embed',
    'https://www.youtube-nocookie.com',
  ]);

  await page.locator('.map > a').click();
  await expect(page.locator('iframe').contentFrame().getByText('Dış içerik')).toBeVisible();
  expect(new Set(outside)).toEqual(new Set(['www.google.com']));
  expect(messages()).toEqual([]);
  await context.close();
});
