import type { Page } from '@playwright/test';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { createArticle } from '../fixtures/create-article.ts';
import { expect, test } from '../fixtures/test.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';

const toast = (page: Page, text: string) => expect(page.locator('.swal2-toast')).toContainText(text);

test(
  'a draft beside a live article is published language by language, and the article is taken down',
  fullRunOnly(
    'remote-admin/src/features/articles/article-publication.test.tsx',
    'remote-admin/src/features/articles/article-working-copy.test.tsx',
    'server/src/modules/publication/working-copies.test.ts',
  ),
  async ({ staffPage: page, page: visitor }) => {
    const slug = `kopru-${Date.now()}`;
    const english = { title: 'Old bridge', seo_name: `${slug}-en` };
    const { id } = await createArticle(page, { title: 'Eski köprü', seo_name: slug }, { en: english });
    const shown = async (path: string) => {
      await visitor.goto(path);
      return visitor.getByRole('heading', { level: 1 }).textContent();
    };
    await page.goto(adminPaths.articleUpdate(id));
    const form = new PanelFormPage(page);
    await expect(form.name).toHaveValue('Eski köprü');
    await form.name.fill('Yeni köprü');
    await page.getByRole('tab', { name: /English/ }).click();
    await page.getByRole('textbox', { name: 'Başlık' }).fill('New bridge');
    await form.saveDraft();
    await toast(page, 'Taslak kaydedildi.');
    await expect(page.getByText('Yayında · taslak var')).toBeVisible();
    expect(await shown(publicPaths.article(slug))).toBe('Eski köprü');

    await form.choose(/^English$/);
    await toast(page, 'Yayınlandı.');
    await expect(page.getByRole('tab', { name: /English$/ })).toBeVisible();
    expect(await shown(`/en${publicPaths.article(`${slug}-en`)}`)).toBe('New bridge');
    expect(await shown(publicPaths.article(slug))).toBe('Eski köprü');

    // The rest is still there on another visit, and on another computer.
    await page.reload();
    await page.getByRole('tab', { name: /Türkçe/ }).click();
    await expect(form.name).toHaveValue('Yeni köprü');
    await form.save();
    await toast(page, 'Güncellendi!');
    await expect(page.getByText('Yayında', { exact: true })).toBeVisible();
    expect(await shown(publicPaths.article(slug))).toBe('Yeni köprü');

    await form.choose('Yayından kaldır…');
    await page.getByRole('dialog').getByRole('button', { name: 'Yayından kaldır' }).click();
    await expect(page.getByText('Yayından kalktı', { exact: true })).toBeVisible();
    expect((await visitor.goto(publicPaths.article(slug)))?.status()).toBe(404);
  },
);

test(
  'a new article is a draft until it is published, and can be scheduled',
  fullRunOnly(
    'remote-admin/src/features/articles/article-publication.test.tsx',
    'remote-admin/src/features/articles/article-working-copy.test.tsx',
    'server/src/modules/publication/working-copies.test.ts',
  ),
  async ({ staffPage: page }) => {
    const name = `Taslak yazı ${Date.now()}`;
    await page.goto(adminPaths.articleInsert);
    const form = new PanelFormPage(page);
    await form.name.fill(name);
    await form.name.press('Enter');
    await toast(page, 'Taslak kaydedildi.');
    await expect(page).toHaveURL(/\?taslak=/);

    await page.goto(adminPaths.articles);
    const drafts = page.getByRole('region', { name: 'Yayınlanmamış taslaklar' });
    expect(await axeViolations(page)).toEqual([]);
    await drafts.getByRole('link', { name }).click();
    await expect(form.name).toHaveValue(name);
    await form.editor.fill('Metin.');
    await form.choose('Zamanla…');
    await page.getByRole('dialog', { name: 'Yayını zamanla' }).getByRole('button', { name: 'Zamanla' }).click();
    await toast(page, 'Zamanlandı.');
    await expect(page.getByRole('note')).toContainText('tarihinde yayınlanacak');
    expect(await axeViolations(page)).toEqual([]);

    await page.goto(adminPaths.articles);
    await expect(drafts.getByRole('listitem').filter({ hasText: name })).toContainText('Zamanlandı');
  },
);
