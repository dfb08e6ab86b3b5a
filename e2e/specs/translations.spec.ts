import { expect, type Page } from '@playwright/test';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { createArticle, paragraph } from '../fixtures/create-article.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { test } from '../fixtures/keyboard.ts';

/** Changes the Turkish text of an article, as a colleague does. */
async function changeSource(page: Page, id: number, title: string): Promise<void> {
  const { version } = await callPanel<ArticleRecord>(page, api.adminArticle(id));
  const facts = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null };
  const tr = { title, document: { type: 'doc', content: [paragraph(`${title}.`)] } };
  const form_data = JSON.stringify({ ...facts, version, translations: { tr } });
  await callPanel(page, api.adminArticle(id), { _method: 'PUT', form_data });
}

test(
  'a missing translation is written beside its source, becomes outdated by it, and is current again, by keyboard',
  fullRunOnly(
    'remote-admin/src/features/translations/translations.test.tsx',
    'remote-admin/src/features/articles/article-translation.test.tsx',
    'server/src/modules/translations/translation-states.test.ts',
  ),
  async ({ keyboardUser, page }) => {
    const { id } = await createArticle(page, { title: 'Ada köprüsü' });
    const bar = page.getByRole('region', { name: 'English çevirisi' });
    const title = page.getByRole('textbox', { name: 'Başlık' });
    await keyboardUser.open('Çeviriler');
    await keyboardUser.tabTo(page.getByRole('combobox', { name: 'Tür' }));
    // The kinds come with the counts of their translations.
    await expect(page.getByRole('option', { name: /^Makale \(/ })).toBeAttached();
    await keyboardUser.type('Makale');
    await expect(page).toHaveURL(/tur=article/);
    await keyboardUser.tabTo(page.getByRole('combobox', { name: 'Durum' }));
    await keyboardUser.type('Eksik');
    await expect(page).toHaveURL(/durum=missing/);
    await expect(page.getByRole('link', { name: /: Tam/ })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);

    await keyboardUser.activate('link', 'Ada köprüsü, English: Eksik');
    await keyboardUser.expectScreen('Makaleyi düzenle');
    await expect(bar.getByRole('status')).toContainText('Eksik');
    await expect(page.getByRole('tab', { name: /English/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('details').filter({ hasText: 'Türkçe: Başlık' })).toContainText('Ada köprüsü');
    await keyboardUser.tabTo(title);
    await keyboardUser.type('Bridge to the island');
    await keyboardUser.tabTo(page.getByRole('textbox', { name: /^Metin/ }));
    await keyboardUser.type('A bridge.');
    expect(await axeViolations(page)).toEqual([]);
    await keyboardUser.activate('button', 'Güncelle');
    await keyboardUser.expectToast('Güncellendi!');
    await expect(bar.getByRole('status')).toContainText('Tam');

    await changeSource(page, id, 'Ada köprüsü ve yolu');
    await page.reload();
    await expect(bar.getByRole('status')).toContainText('Eskimiş');
    await expect(bar.locator('ins').first()).toContainText('yolu');
    await keyboardUser.activate('button', 'Çeviri güncel');
    await keyboardUser.expectToast('Çeviri güncel olarak işaretlendi.');
    await expect(bar.getByRole('status')).toContainText('Tam');

    await changeSource(page, id, 'Ada tüneli');
    await page.reload();
    await expect(bar.getByRole('status')).toContainText('Eskimiş');
    await keyboardUser.tabTo(title);
    await keyboardUser.replaceText('Tunnel to the island');
    await keyboardUser.activate('button', 'Güncelle');
    await expect(bar.getByRole('status')).toContainText('Tam');
  },
);

test(
  'the next missing translation opens in the order of the list, asks about unsaved input, and ends with a message',
  fullRunOnly(
    'remote-admin/src/features/translations/translations.test.tsx',
    'remote-admin/src/features/articles/article-translation.test.tsx',
    'server/src/modules/translations/translation-states.test.ts',
  ),
  async ({ keyboardUser, page }) => {
    const texts = { title: 'Aks ölçümü' };
    const first = await createArticle(page, texts, { en: { title: 'Axle survey' } });
    const second = await createArticle(page, { title: 'Aks raporu' }, { en: { title: 'Axle report' } });
    for (const { id } of [first, second]) await changeSource(page, id, `Aks ${id}`);
    await page.goto(`${adminPaths.translations}?tur=article&durum=outdated`);
    const bar = page.getByRole('region', { name: 'English çevirisi' });
    const next = bar.getByRole('button', { name: 'Sıradaki eksik' });
    const [one, other] = [String(first.id), String(second.id)].toSorted();
    await keyboardUser.activate('button', 'English: sıradaki eksik');
    await expect(page).toHaveURL(new RegExp(`id=${one}&`));
    await expect(bar.getByRole('status')).toBeFocused();

    await keyboardUser.tabTo(page.getByRole('textbox', { name: 'Başlık' }));
    await keyboardUser.replaceText('Axle survey of bridges');
    await keyboardUser.tabBackTo(next);
    await keyboardUser.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Kaydetmeden ayrılıyorsunuz.');
    await keyboardUser.tabTo(page.getByRole('button', { name: 'Burada kal' }));
    await keyboardUser.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Başlık' })).toHaveValue('Axle survey of bridges');
    await keyboardUser.activate('button', 'Güncelle');
    await expect(bar.getByRole('status')).toContainText('Tam');

    await keyboardUser.tabBackTo(next);
    await keyboardUser.press('Enter');
    await expect(page).toHaveURL(new RegExp(`id=${other}&`));
    await expect(bar.getByRole('status')).toBeFocused();
    await keyboardUser.activate('button', 'Çeviri güncel');
    await expect(bar.getByRole('status')).toContainText('Tam');
    await keyboardUser.tabTo(next);
    await keyboardUser.press('Enter');
    await keyboardUser.expectToast('Bu dilde seçtiğiniz süzgeçlere uyan eksik çeviri kalmadı.');
  },
);
