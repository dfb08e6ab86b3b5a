import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaItem } from '@vitrin/shared-contracts/media';
import { api } from '@vitrin/shared-contracts/paths';
import { pictureSrc, pictureSrcset } from '@vitrin/shared-contracts/pictures';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { createArticle, paragraph } from '../fixtures/create-article.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { repository } from '../fixtures/server.ts';
import { swipeLeft } from '../fixtures/swipe.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';

const clipboards = join(repository, 'remote-admin/src/rich-text/paste/testing/clipboard');

test('clipboards of other programs are pasted with the sanitizer and the policy of the page', async ({
  staffPage: page,
}) => {
  const { messages } = await watch(page);
  const form = new PanelFormPage(page);
  const { id } = await createArticle(page, { title: 'Yapıştırılan makale', blocks: [{ type: 'paragraph' }] });
  await page.goto(`/admin/pages/blog/update?id=${id}`);
  await form.editor.click();
  for (const file of readdirSync(clipboards)) {
    const type = file.endsWith('.txt') ? 'text/plain' : 'text/html';
    await page.keyboard.press('Control+a');
    await form.editor.evaluate(
      (editor, data) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(data.type, data.source);
        editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      { type, source: readFileSync(join(clipboards, file), 'utf8') },
    );
    await expect(form.editor, file).not.toBeEmpty();
    await expect(form.editor, file).not.toHaveText(/999,00|125\.000|90\.000|Maliyet|80\.000|marj|Pazarlık/);
  }
  await expect(page.getByText('Yapıştırılan metinden 2 silinmiş bölüm ve 2 yorum alınmadı.')).toBeVisible();
  await expect(form.editor).toHaveText(/140\.000 TL/);
  expect(messages()).toEqual([]);
});

test('footnotes lead to their texts and back, and a gallery opens large', async ({
  staffPage: page,
  browser,
  site,
}) => {
  const media = await callPanel<{ data: MediaItem[] } | MediaItem[]>(page, api.adminMedia);
  const pictures = (Array.isArray(media) ? media : media.data).slice(0, 3);
  const image = (picture: MediaItem, index: number) => ({
    type: 'image',
    attrs: {
      src: pictureSrc(picture),
      srcset: pictureSrcset(picture, 'webp'),
      alt: `Görsel ${index + 1} açıklaması`,
      width: picture.width,
      height: picture.height,
    },
  });
  const note = { type: 'footnote', content: [{ type: 'text', text: 'TS 500, s. 12' }] };
  const blocks = [
    { type: 'paragraph', content: [{ type: 'text', text: 'Çelik esner' }, note, { type: 'text', text: '.' }] },
    { type: 'gallery', content: pictures.map(image) },
    ...Array.from({ length: 30 }, (_each, index) => paragraph(`Paragraf ${index}`)),
  ];
  const { slug } = await createArticle(page, { title: 'Dipnotlu makale', blocks });

  const context = await browser.newContext({ baseURL: site.url, hasTouch: true });
  const visitor = await context.newPage();
  const { messages } = await watch(visitor);
  await visitor.goto(`/makale/${slug}`);
  // Before the page is hydrated.
  await visitor.getByRole('link', { name: 'Görsel 1 açıklaması' }).click();
  await visitor.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
  await visitor.getByRole('link', { name: 'Dipnot 1' }).press('Enter');
  await expect(visitor.getByText('TS 500, s. 12')).toBeInViewport();
  await visitor.getByRole('link', { name: 'Metne dön (1)' }).press('Enter');
  await expect(visitor.getByRole('link', { name: 'Dipnot 1' })).toBeInViewport();
  expect(await axeViolations(visitor)).toEqual([]);

  const link = visitor.getByRole('link', { name: 'Görsel 2 açıklaması' });
  await link.press('Enter');
  const dialog = visitor.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Görsel 2 açıklaması' })).toBeInViewport({ ratio: 0.9 });
  expect(await axeViolations(visitor)).toEqual([]);
  await visitor.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: 'Görsel 3 açıklaması' })).toBeInViewport({ ratio: 0.9 });
  await visitor.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('img', { name: 'Görsel 2 açıklaması' })).toBeInViewport({ ratio: 0.9 });
  // A slow machine swallows a swipe while the row still scrolls; one more at the last picture changes nothing.
  await expect(async () => {
    await swipeLeft(dialog.getByRole('list'));
    const last = dialog.getByRole('img', { name: 'Görsel 3 açıklaması' });
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 2_000 });
  }).toPass();
  await expect(dialog.getByRole('paragraph')).toHaveText('Görsel 3 açıklaması');
  await visitor.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect(messages()).toEqual([]);
  await context.close();

  const noScript = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await noScript.goto(`/makale/${slug}`);
  await noScript.getByRole('link', { name: 'Görsel 1 açıklaması' }).press('Enter');
  await expect(noScript).toHaveURL(/\/media\/.+\.webp$/);
  await noScript.close();
});
