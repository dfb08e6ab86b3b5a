import type { Page } from '@playwright/test';
import type { MediaItem } from '@vitrin/shared-contracts/media';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { pictureSrc } from '@vitrin/shared-contracts/pictures';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { createArticle, paragraph } from '../fixtures/create-article.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { expect, test } from '../fixtures/test.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';

const heading = { type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text: 'Deney' }] };

/** Creates an article with a skipped heading level, a picture without text and a broken link. */
async function faultyArticle(page: Page): Promise<number> {
  const title = `Çelik köprülerde yorulma ${Date.now()}`;
  const summary = 'Çelik köprülerde yorulma çatlakları nerede başlar, nasıl bulunur ve nasıl önlenir?';
  const [library] = await callPanel<MediaItem[]>(page, api.adminMedia);
  const picture = { type: 'image', attrs: { src: library ? pictureSrc(library) : '', srcset: null, alt: '' } };
  const link = paragraph('Köprü yazısı', '/makale/olmayan-bir-sayfa');
  return (await createArticle(page, { title, summary, blocks: [heading, link, picture] })).id;
}

test(
  'the check of a page leads to its faults, corrects a picture in place, and never blocks',
  fullRunOnly('remote-admin/src/features/articles/article-check.test.tsx'),
  async ({ staffPage: page }) => {
    await page.goto(adminPaths.articleUpdate(await faultyArticle(page)));
    const form = new PanelFormPage(page);
    const open = page.getByRole('button', { name: /^Denetle, \d+ bulgu$/ });
    await open.click();
    const drawer = page.getByRole('dialog', { name: 'Denetle' });
    const turkish = drawer.getByRole('list', { name: 'Türkçe bulguları' });
    await expect(turkish).toContainText('“Deney” bir başlık düzeyi atlıyor.');
    await expect(drawer.getByRole('list', { name: 'Bozuk bağlantılar' })).toContainText('/makale/olmayan-bir-sayfa');
    // The editor shows the skipped level of the text itself.
    expect(await axeViolations(page)).toEqual(['heading-order: h4']);

    await turkish.getByRole('textbox', { name: 'Alternatif metin' }).fill('Kaynak dikişinde bir çatlak');
    await turkish.getByRole('button', { name: 'Uygula' }).click();
    await expect(turkish.getByRole('textbox')).toBeHidden();
    await turkish.getByRole('button', { name: 'Göster' }).first().click();
    await expect(drawer).toBeHidden();
    await expect(form.editor).toBeFocused();
    await expect(form.editor.getByRole('img', { name: 'Kaynak dikişinde bir çatlak' })).toBeAttached();

    await form.save();
    await expect(page.locator('.swal2-toast')).toContainText(/Denetleyicide \d+ uyarı var\./);
    await form.editor.getByRole('heading', { name: 'Deney' }).click();
    await form.tool('Başlık').first().click();
    await open.click();
    await expect(turkish).toBeHidden();
  },
);
