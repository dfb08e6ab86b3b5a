import type { Page } from '@playwright/test';
import type { HomeSectionKind, HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import { api } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { swipeLeft } from '../fixtures/swipe.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { HomePage } from '../pages/home.page.ts';
import { SitePage } from '../pages/site.page.ts';

const first = 'Görsel 1 / 3: Zeminden çatıya, hesabı verilebilen yapılar';
const second = 'Görsel 2 / 3: Köprünün ömrünü bakım uzatır';
const third = 'Görsel 3 / 3: Denizin yorduğu betonu tanırız';

test('the slider moves by arrows, dots and keys, wraps around at its end and announces its position', async ({
  page,
}) => {
  const { messages } = await watch(page);
  const home = new HomePage(page);
  await page.goto('/');
  await new SitePage(page).startShell();
  await expect(home.slide(1)).toBeInViewport();
  await expect(home.slide(2)).not.toBeInViewport();
  await expect(home.dot(1)).toHaveAttribute('aria-current', 'true');
  await expect(home.position).toBeEmpty();

  await home.arrow('Sonraki').click();
  await expect(home.position).toHaveText(second);
  await expect(home.slide(2)).toBeInViewport();
  await expect(home.slide(1)).not.toBeInViewport();
  await expect(home.slider.locator('[aria-current=true]')).toHaveAccessibleName('Görsel 2 / 3');

  await home.dot(3).click();
  await expect(home.position).toHaveText(third);
  await expect(page).toHaveURL('/');
  await home.arrow('Sonraki').click();
  await expect(home.position).toHaveText(first);
  await expect(home.slide(1)).toBeInViewport();
  await home.arrow('Önceki').dblclick();
  await expect(home.slide(2)).toBeInViewport({ ratio: 0.7 });
  await expect(home.position).toHaveText(second);
  await home.arrow('Sonraki').click();
  await expect(home.position).toHaveText(third);

  await page.keyboard.press('ArrowLeft');
  await expect(home.position).toHaveText(second);
  await page.keyboard.press('ArrowRight');
  await expect(home.slide(3)).toBeInViewport();
  expect(messages()).toEqual([]);
});

test('the first slide loads its picture once, before everything else', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/');
  const picture = new HomePage(page).slide(1).getByRole('img');
  const file = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(requested.filter((url) => url === file)).toHaveLength(1);
  expect(requested[1]).toBe(file);
});

test('a slide links to its target', fullRunOnly('remote-public/src/app/slider.test.tsx'), async ({ page }) => {
  const home = new HomePage(page);
  await page.goto('/');
  await new SitePage(page).startShell();
  await home.dot(2).click();
  await expect(home.position).toHaveText(second);
  await home
    .slide(2)
    .getByRole('link', { name: /^Devamını oku/ })
    .click();
  await expect(page).toHaveURL('/makaleler');
});

test(
  'a swipe moves the slider, also before the shell has started',
  fullRunOnly('remote-public/src/app/slider.test.tsx'),
  async ({ browser, site }) => {
    const phone = { baseURL: site.url, viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
    const page = await (await browser.newContext(phone)).newPage();
    const home = new HomePage(page);
    await page.goto('/');
    await swipeLeft(home.slider);
    await expect(home.slide(2)).toBeInViewport({ ratio: 0.7 });
    await page.waitForFunction(() => globalThis.vitrin?.ready === true);
    await expect(home.slider.locator('[aria-current=true]')).toHaveAccessibleName('Görsel 2 / 3');
    await swipeLeft(home.slider);
    await expect(home.position).toHaveText(third);
    await page.context().close();
  },
);

test(
  'without JavaScript the dots link to their slides',
  fullRunOnly('remote-public/src/app/slider.test.tsx'),
  async ({ browser, site }) => {
    const page = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })).newPage();
    const home = new HomePage(page);
    await page.goto('/');
    await home.dot(3).click();
    await expect(home.slide(3)).toBeInViewport();
    await expect(home.slide(1)).not.toBeInViewport();
    await page.context().close();
  },
);

test(
  'staff disable a section and reorder the others, and a visitor sees it at the next load',
  fullRunOnly(
    'remote-admin/src/features/home-sections/home-section-list.test.tsx',
    'server/src/modules/home-sections/home-sections.test.ts',
  ),
  async ({ page, staffPage }) => {
    const home = new HomePage(page);
    await page.goto('/');
    const before = await home.sections();
    const records = await callPanel<HomeSectionRecord[]>(staffPage, api.adminHomeSections);
    const articles = recordOf(records, 'articles');
    try {
      await setActive(staffPage, recordOf(records, 'certificates'), 0);
      await order(staffPage, [articles, ...records.filter((record) => record !== articles)]);
      await page.reload();
      const others = before.filter((title) => title !== 'Sahadan yazılar' && title !== 'Belgelerimiz');
      expect(await home.sections()).toEqual(['Sahadan yazılar', ...others]);
      await expect(new SitePage(page).title).toHaveCount(1);
    } finally {
      const changed = await callPanel<HomeSectionRecord[]>(staffPage, api.adminHomeSections);
      await setActive(staffPage, recordOf(changed, 'certificates'), 1);
      await order(staffPage, records);
    }
    await page.reload();
    expect(await home.sections()).toEqual(before);
  },
);

test(
  'certificates open enlarged and change by keyboard; Escape restores the focus',
  fullRunOnly('remote-public/src/app/certificates.test.tsx'),
  async ({ page }) => {
    const { messages } = await watch(page);
    const home = new HomePage(page);
    await page.goto('/');
    await new SitePage(page).startShell();
    const link = home.certificate('Enerji etüdü yetki belgesi');
    const shown = home.lightbox.getByRole('heading', { level: 2 });
    await link.press('Enter');
    await expect(home.lightbox).toBeVisible();
    await expect(home.lightbox.locator(':focus')).toHaveCount(1);
    await expect(shown).toHaveText('Enerji etüdü yetki belgesi');
    await expect(home.lightbox.getByRole('img')).toHaveJSProperty('complete', true);
    expect(await home.lightbox.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
      0,
    );

    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveText('Çevre yönetimi belgesi');
    await expect(home.lightbox.locator('[aria-live=polite]')).toHaveText('Görsel 3 / 6: Çevre yönetimi belgesi');
    await home.lightbox.getByRole('link', { name: 'Önceki' }).press('Enter');
    await page.keyboard.press('Enter');
    await expect(shown).toHaveText('Kalite yönetimi belgesi');
    await page.keyboard.press('ArrowLeft');
    await expect(shown).toHaveText('Kalibrasyon güvence belgesi');
    await home.lightbox.getByRole('link', { name: 'Sonraki' }).press('Enter');
    await expect(shown).toHaveText('Kalite yönetimi belgesi');

    await page.keyboard.press('Escape');
    await expect(home.lightbox).toHaveCount(0);
    await expect(home.certificate('Kalite yönetimi belgesi')).toBeFocused();
    expect(messages()).toEqual([]);
  },
);

function recordOf(records: readonly HomeSectionRecord[], kind: HomeSectionKind): HomeSectionRecord {
  const record = records.find((each) => each.kind === kind);
  if (!record) throw new Error(`The demo content has no section of kind ${kind}`);
  return record;
}

async function setActive(staff: Page, record: HomeSectionRecord, active: 0 | 1): Promise<void> {
  const { id, version, kind, translations } = record;
  const form = { id, version, kind, active, translations };
  await callPanel(staff, `${api.adminHomeSections}/${id}`, { _method: 'PUT', form_data: JSON.stringify(form) });
}

/** Saves the order of the sections, from top to bottom. */
async function order(staff: Page, records: readonly HomeSectionRecord[]): Promise<void> {
  const queue = records.map(({ id }, index) => ({ id, queue: records.length - index }));
  await callPanel(staff, `${api.adminHomeSections}/queue`, { _method: 'PUT', queue: JSON.stringify(queue) });
}
