import type { Page } from '@playwright/test';
import type { CategoryRecord, ProductRecord } from '@vitrin/shared-contracts/catalogue';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { createArticle, paragraph } from '../fixtures/create-article.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';
import { SitePage } from '../pages/site.page.ts';

/** Other journeys expect the articles of the demo on the first page of the list. */
async function moveToTrash(page: Page, id: number): Promise<void> {
  await callPanel(page, api.adminArticle(id), { _method: 'DELETE' });
}

/** Opens a new article and inserts a block into it by the list of blocks. */
async function openBlock(page: Page, title: string, typed: string) {
  const form = new PanelFormPage(page);
  const article = await createArticle(page, { title, blocks: [{ type: 'paragraph' }] });
  await page.goto(adminPaths.articleUpdate(article.id));
  await form.editor.click();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  return { form, ...article };
}

test('blocks are inserted with the keyboard and shown to visitors without script', async ({
  staffPage: page,
  browser,
  site,
}) => {
  const { messages } = await watch(page);
  const form = new PanelFormPage(page);
  const blocks = [paragraph('Çelik yapılar depremde esner.'), { type: 'paragraph' }];
  const { id, slug } = await createArticle(page, { title: 'Bloklarla yazılan makale', summary: 'Özet', blocks });
  await page.goto(`/admin/pages/blog/update?id=${id}`);
  await form.editor.click();
  await page.keyboard.press('Control+End');

  await page.keyboard.type('/uyarı');
  const option = page.getByRole('option', { name: 'Uyarı kutusu' });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(form.editor).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Vincin altından geçmeyin.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ağırlık 5 ton/');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');

  await page.keyboard.type('/galeri');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  for (const index of [0, 1, 2])
    await dialog.getByRole('list', { name: 'Görseller' }).getByRole('button').nth(index).click();
  await dialog.getByRole('button', { name: 'Seçilenleri ekle' }).click();
  await expect(form.editor.getByRole('group', { name: 'Galeri' }).getByRole('img')).toHaveCount(3);
  await page.keyboard.type('/düğme');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Düğmenin yazısı').fill('Teklif alın');
  await dialog.getByLabel('Sayfa ya da adres').fill('/iletisim');
  await dialog.getByRole('button', { name: 'Ekle' }).click();
  await expect(form.editor.getByText('Teklif alın')).toBeVisible();
  await form.save();
  await expect(page.getByText('Güncellendi!')).toBeVisible();
  expect(messages()).toEqual([]);

  const visitor = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto(`/makale/${slug}`);
  await expect(visitor.getByRole('note')).toHaveText('UyarıVincin altından geçmeyin.');
  await expect(visitor.locator('.gallery').getByRole('img')).toHaveCount(3);
  await expect(visitor.getByText('Ağırlık 5 ton/')).toBeVisible();
  await visitor.getByRole('link', { name: 'Teklif alın' }).press('Enter');
  await expect(visitor).toHaveURL(/\/iletisim$/);
  await visitor.close();
  await moveToTrash(page, id);
});

test(
  'a file is uploaded into a text, downloaded by visitors, and not deleted while it is used',
  fullRunOnly(
    'remote-admin/src/rich-text/blocks/download.test.tsx',
    'server/src/modules/downloads/download-uses.test.ts',
  ),
  async ({ staffPage: page, browser, site }) => {
    const { messages } = await watch(page);
    const { form, id, slug } = await openBlock(page, 'Katalog veren makale', '/dosya');
    const dialog = page.getByRole('dialog', { name: 'Dosya ekle' });
    // Files of the demo's documents.
    await expect(dialog.getByRole('button', { name: /: sil$/ }).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const pdf = Buffer.from(`%PDF-1.4\n${' '.repeat(2_000)}\nstartxref\n0\n%%EOF\n`);
    const input = dialog.locator('input[type="file"]');
    await input.setInputFiles({ name: 'Ürün kataloğu.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(form.editor.getByText('Ürün kataloğu')).toBeVisible();
    await form.save();
    await expect(page.getByText('Güncellendi!')).toBeVisible();

    await page.getByRole('button', { name: 'Ekle', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Dosya' }).click();
    await dialog.getByRole('button', { name: 'Ürün kataloğu.pdf: sil' }).click();
    await page.getByRole('button', { name: 'Evet, Sil!' }).click();
    await expect(page.getByText(/Makale “Katalog veren makale”/)).toBeVisible();
    expect(messages().filter((message) => !message.includes('409'))).toEqual([]);

    const visitor = await browser.newPage({ baseURL: site.url });
    await visitor.goto(`/makale/${slug}`);
    const download = visitor.waitForEvent('download');
    await visitor.getByRole('link', { name: 'Ürün kataloğu PDF, 2 kB' }).click();
    expect((await download).suggestedFilename()).toBe('Ürün kataloğu.pdf');
    await visitor.close();
    await moveToTrash(page, id);
  },
);

test(
  'a video is loaded from its site only when a visitor plays it',
  fullRunOnly(
    'remote-admin/src/rich-text/blocks/blocks.test.tsx',
    'remote-public/src/shared/prose.test.tsx',
    'server/src/content/rich-text/rich-text.test.ts',
  ),
  async ({ staffPage: page, browser, site }) => {
    const { form, id, slug } = await openBlock(page, 'Videolu makale', '/video');
    const dialog = page.getByRole('dialog', { name: 'Video ekle' });
    await dialog.getByLabel('Videonun adresi').fill('https://youtu.be/dQw4w9WgXcQ');
    await dialog.getByLabel('Başlık').fill('Köprü montajı');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
    await form.save();
    await expect(page.getByText('Güncellendi!')).toBeVisible();

    const context = await browser.newContext({ baseURL: site.url });
    const requested: string[] = [];
    await context.route(/youtube/, async (route) => {
      requested.push(route.request().url());
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Oynatıcı</p>' });
    });
    const visitor = await context.newPage();
    const { messages } = await watch(visitor);
    const answer = await visitor.goto(`/makale/${slug}`);
    expect(answer?.headers()['content-security-policy']).toContain('frame-src https://www.youtube-nocookie.com;');
    expect(await axeViolations(visitor)).toEqual([]);
    expect(requested).toEqual([]);
    await visitor.getByRole('link', { name: 'Köprü montajı YouTube' }).press('Enter');
    const player = visitor.getByTitle('Köprü montajı YouTube');
    await expect(player).toBeFocused();
    await expect(player.contentFrame().getByText('Oynatıcı')).toBeVisible();
    expect(requested).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0']);
    expect(messages()).toEqual([]);

    const other = await visitor.goto('/makaleler');
    expect(other?.headers()['content-security-policy']).not.toContain('frame-src');
    expect(await visitor.locator('script[src$="video.js"]').count()).toBe(0);

    // Opened without a new document: the page is loaded again with its own policy, and the video plays.
    const publicSite = new SitePage(visitor);
    await publicSite.startShell();
    await publicSite.activateLink(visitor.getByRole('link', { name: 'Videolu makale' }).first());
    await expect(visitor).toHaveURL(new RegExp(`/makale/${slug}$`));
    await visitor.getByRole('link', { name: 'Köprü montajı YouTube' }).click();
    await expect(player.contentFrame().getByText('Oynatıcı')).toBeVisible();
    await expect(visitor).toHaveURL(new RegExp(`/makale/${slug}$`));
    expect(messages()).toEqual([]);
    await context.close();
    await moveToTrash(page, id);
  },
);

test(
  'a video file is played by the browser, which loads it only then',
  fullRunOnly(
    'remote-admin/src/rich-text/blocks/download.test.tsx',
    'server/src/modules/downloads/download-uses.test.ts',
  ),
  async ({ staffPage: page, browser, site }) => {
    const { form, id, slug } = await openBlock(page, 'Video dosyalı makale', '/video');
    await page.getByRole('dialog').getByRole('button', { name: 'Video dosyası ekle' }).click();
    const head = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');
    const buffer = Buffer.concat([head, Buffer.alloc(5_000)]);
    const input = page.getByRole('dialog', { name: 'Dosya ekle' }).locator('input[type="file"]');
    await input.setInputFiles({ name: 'Vinç montajı.mp4', mimeType: 'video/mp4', buffer });
    await expect(form.editor.getByText('Vinç montajı')).toBeVisible();
    await form.save();
    await expect(page.getByText('Güncellendi!')).toBeVisible();

    const visitor = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
    const { messages, requests } = await watch(visitor);
    await visitor.goto(`/makale/${slug}`);
    const video = visitor.getByLabel('Vinç montajı');
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(video).toHaveAttribute('src', /^\/media\/files\/[0-9a-f]{32}\.mp4$/);
    expect(requests().filter((path) => path.startsWith('/media/files/'))).toEqual([]);
    expect(messages()).toEqual([]);
    await visitor.close();

    const scripted = await browser.newPage({ baseURL: site.url });
    const scriptedWatch = await watch(scripted);
    await scripted.goto('/makaleler');
    await new SitePage(scripted).startShell();
    await new SitePage(scripted).activateLink(scripted.getByRole('link', { name: 'Video dosyalı makale' }).first());
    const asked = scripted.waitForRequest(/\/media\/files\/[0-9a-f]{32}\.mp4$/);
    await scripted.getByLabel('Vinç montajı').evaluate((element) => (element as HTMLVideoElement).load());
    await scripted
      .getByLabel('Vinç montajı')
      .evaluate((element) => void (element as HTMLVideoElement).play().catch(() => {}));
    expect((await (await asked).response())?.status()).toBe(206);
    expect(scriptedWatch.messages()).toEqual([]);
    await scripted.close();
    await moveToTrash(page, id);
  },
);

test(
  'a product loads the styles of blocks with its text',
  fullRunOnly(
    'remote-admin/src/rich-text/blocks/blocks.test.tsx',
    'remote-public/src/shared/prose.test.tsx',
    'server/src/content/rich-text/rich-text.test.ts',
  ),
  async ({ staffPage: page, browser, site }) => {
    const [category] = await callPanel<CategoryRecord[]>(page, api.adminCategories);
    const name = 'Kutulu ürün';
    const note = { type: 'callout', attrs: { kind: 'info' }, content: [paragraph('Kurulum dahildir.')] };
    const tr = { name, seo_name: '', summary: name, transporter_types: [], document: { type: 'doc', content: [note] } };
    const form_data = JSON.stringify({ category_id: category?.id, code: 'KT-1', translations: { tr } });
    const { id } = await callPanel<ProductRecord>(page, api.adminProducts, { form_data });

    const visitor = await browser.newPage({ baseURL: site.url });
    const { messages } = await watch(visitor);
    await visitor.goto('/?urun=kutulu-urun');
    await new SitePage(visitor).startShell();
    await expect(visitor.getByRole('note')).toHaveCSS('border-inline-start-width', '4px');
    expect(messages()).toEqual([]);
    await visitor.close();

    const scriptless = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
    await scriptless.goto('/?urun=kutulu-urun');
    await expect(scriptless.getByRole('note')).toHaveCSS('border-inline-start-width', '4px');
    await scriptless.close();
    await callPanel(page, `${api.adminProducts}/${id}`, { _method: 'DELETE' });
  },
);

test(
  'a paste says what it dropped',
  fullRunOnly(
    'remote-admin/src/rich-text/paste/pasted-html.test.ts',
    'remote-admin/src/rich-text/paste/pasted-images.test.tsx',
  ),
  async ({ staffPage: page }) => {
    const form = new PanelFormPage(page);
    await page.goto('/admin/pages/blog/insert');
    await form.editor.click();
    await form.editor.evaluate((editor) => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        '<p>Uzun metin <b>kalın</b> <span style="color:red">söz</span></p><img src="https://x.test/a.png">',
      );
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(page.getByText('Yapıştırılan metinden 1 görsel ve yazı renkleri alınmadı.')).toBeVisible();
    await expect(form.editor.locator('strong')).toHaveText('kalın');
    expect(await axeViolations(page)).toEqual([]);
  },
);
