import type { FrameLocator, Page } from '@playwright/test';
import { adminPaths, api, publicPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { createArticle } from '../fixtures/create-article.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { expect, test } from '../fixtures/test.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';

const name = `Asma köprü ${Date.now()}`;

const pane = (page: Page) => page.getByRole('complementary', { name: 'Önizleme' });
const shownPage = (page: Page): FrameLocator => page.frameLocator('iframe:not([data-hidden])');

async function openPreview(page: Page, id: number): Promise<PanelFormPage> {
  await page.goto(adminPaths.articleUpdate(id));
  const form = new PanelFormPage(page);
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  await expect(shownPage(page).getByRole('heading', { level: 1, name })).toBeVisible();
  return form;
}

/** Returns the buttons of the save bar that lie outside the window or below something else, or whose label is cut. */
const coveredButtons = (page: Page) =>
  page.evaluate(() => {
    const isHit = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit);
    };
    const submit = [...document.querySelectorAll('button[type=submit]')].find(
      ({ textContent }) => textContent === 'Taslağı kaydet',
    );
    const buttons = [...(submit?.parentElement?.querySelectorAll('a, button') ?? [])];
    if (buttons.length < 4) return ['there is no save bar'];
    const height = submit?.parentElement?.clientHeight ?? 0;
    if (height > 140) return [`the save bar covers ${height} px of the form`];
    return buttons.flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const y = (top + bottom) / 2;
      const isVisible = [left + 3, (left + right) / 2, right - 3].every((x) => isHit(button, x, y));
      const isCut = [...button.querySelectorAll('span')].some((part) => part.scrollWidth > part.clientWidth + 1);
      return isVisible && !isCut ? [] : [button.textContent || button.getAttribute('aria-label')];
    });
  });

/** Returns the content of the page without its scripts. */
const contentOf = (html: string) =>
  /<div id="root">([^]*?)<\/div>\s*(?:<aside|<div id="preloader"|<\/body>)/.exec(html)?.[1];

test(
  'the preview shows what the form contains, and is the page after saving',
  fullRunOnly(
    'remote-admin/src/app/content-preview/content-preview.test.tsx',
    'server/src/site/content-preview/content-preview.test.ts',
  ),
  async ({ staffPage }) => {
    await staffPage.setViewportSize({ width: 1360, height: 850 });
    const { id, slug } = await createArticle(staffPage, { title: name, summary: 'İlk özet' });
    const path = publicPaths.article(slug);
    const form = await openPreview(staffPage, id);
    await form.name.fill(`${name} ve deprem`);
    await expect(shownPage(staffPage).getByRole('heading', { name: `${name} ve deprem` })).toBeVisible();
    expect(await (await staffPage.request.get(path)).text()).not.toContain('ve deprem');

    await form.name.fill('');
    await expect(shownPage(staffPage).getByRole('heading', { name: '[Başlık yok]' })).toBeVisible();
    await form.name.fill(`${name} ve rüzgâr`);
    await expect(shownPage(staffPage).getByRole('heading', { name: `${name} ve rüzgâr` })).toBeVisible();
    const address = await staffPage.locator('iframe:not([data-hidden])').getAttribute('src');
    const preview = await staffPage.evaluate(async (url) => (await fetch(url ?? '')).text(), address);
    await form.save();
    await expect(staffPage.locator('.swal2-toast')).toContainText('Güncellendi!');
    const saved = await (await staffPage.request.get(path)).text();
    expect(contentOf(preview)).toBe(contentOf(saved));
  },
);

test('nothing runs in the frame, and the panel with its preview is accessible', async ({ staffPage }) => {
  await staffPage.setViewportSize({ width: 1360, height: 850 });
  const reports: string[] = [];
  staffPage.on('console', (message) => reports.push(message.text()));
  const { id } = await createArticle(staffPage, { title: name, summary: 'İlk özet' });
  await openPreview(staffPage, id);
  const frame = staffPage.frames().find((one) => one.url().includes('/onizleme/'));
  expect(await frame?.locator('script').count()).toBe(0);
  expect(reports.filter((text) => /Content Security Policy|Refused|blocked/i.test(text))).toEqual([]);
  for (const width of [1181, 1280, 1360]) {
    await staffPage.setViewportSize({ width, height: 850 });
    expect(await coveredButtons(staffPage), `${width} px`).toEqual([]);
  }
  // Afterwards: the frame rejects the script of this check too.
  expect(await axeViolations(staffPage)).toEqual([]);
  await pane(staffPage).getByRole('button', { name: 'Önizlemeyi kapat' }).click();
  await expect(pane(staffPage)).toBeHidden();
});

test(
  'a link shows the page without an account until it is revoked',
  fullRunOnly('server/src/site/content-preview/preview-links.test.ts'),
  async ({ staffPage, browser, site }) => {
    await staffPage.setViewportSize({ width: 390, height: 844 });
    const { id } = await createArticle(staffPage, { title: name, summary: 'İlk özet' });
    await openPreview(staffPage, id);
    await staffPage.getByRole('button', { name: 'Önizleme bağlantısı' }).click();
    const dialog = staffPage.getByRole('dialog', { name: 'Önizleme bağlantısı' });
    await dialog.getByRole('button', { name: 'Bağlantı oluştur' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    const [link] = await callPanel<{ path: string }[]>(
      staffPage,
      `${api.adminPreviewLinks}?entity=article&record=${id}`,
    );

    const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
    await visitor.goto(link?.path ?? '');
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(visitor.getByRole('complementary', { name: 'Önizleme' })).toContainText('gününe kadar geçerlidir');

    await dialog.getByRole('button', { name: 'İptal et' }).click();
    await staffPage
      .getByRole('dialog', { name: 'Bağlantı iptal edilsin mi?' })
      .getByRole('button', { name: 'İptal et' })
      .click();
    await expect(dialog.getByText('Bu kaydın geçerli bir önizleme bağlantısı yok.')).toBeVisible();
    expect((await visitor.goto(link?.path ?? ''))?.status()).toBe(410);
    await expect(visitor.getByRole('heading', { name: 'Bu önizleme bağlantısı artık geçerli değil' })).toBeVisible();
    await visitor.context().close();
  },
);
