import { adminPaths } from '@vitrin/shared-contracts/paths';
import { breakpoints, durations } from '@vitrin/shared-contracts/limits';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { expect, test } from '../fixtures/test.ts';
import { SitePage } from '../pages/site.page.ts';

/** Offsets and durations of the public page frame (product §2, §9). */
test('the header is sticky above 50 px and the scroll-to-top link is visible above 1000 px of scrolling', async ({
  page,
}) => {
  await page.goto('/makaleler');
  const html = page.locator('html');
  const toTop = page.getByRole('link', { name: 'Yukarı çık' });
  const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

  await scroll(breakpoints.stickyHeaderOffset);
  await expect(html).not.toHaveAttribute('data-scrolled');
  await scroll(breakpoints.stickyHeaderOffset + 1);
  await expect(html).toHaveAttribute('data-scrolled');

  await scroll(breakpoints.scrollToTopOffset);
  await expect(toTop).toBeHidden();
  await scroll(breakpoints.scrollToTopOffset + 1);
  await expect(toTop).toBeVisible();
  expect(await toTop.evaluate((link) => getComputedStyle(link).transitionDuration)).toContain(
    `${durations.scrollToTopFadeMs / 1000}s`,
  );
});

test('scrolling to the top takes 500 ms', fullRunOnly('remote-public/src/app/layout.test.tsx'), async ({ page }) => {
  await page.goto('/makaleler');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const link = page.getByRole('link', { name: 'Yukarı çık' });
  await expect(link).toBeVisible();
  const taken = await link.evaluate(async (element: HTMLElement) => {
    const begun = performance.now();
    element.click();
    while (scrollY > 0) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
  expect(taken).toBeGreaterThan(durations.scrollToTopMs - 50);
  expect(taken).toBeLessThan(durations.scrollToTopMs + 250);
});

test('on a phone the link to the top does not cover the copyright line', async ({ browser, site }) => {
  const phone = { baseURL: site.url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto('/makaleler');
  const link = page.getByRole('link', { name: 'Yukarı çık' });
  // The height of the page changes when its end comes near.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.getByText('Tüm hakları saklıdır.')).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  await expect(link).toBeVisible();
  const linkLeft = await link.evaluate((element) => element.getBoundingClientRect().left);
  const textRight = await page.getByText('Tüm hakları saklıdır.').evaluate((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return range.getBoundingClientRect().right;
  });
  expect(textRight).toBeLessThan(linkLeft);
  await page.context().close();
});

for (const width of [1360, 390]) {
  test(`at the end of a form of ${width} px the button to the top covers no button of the save bar`, async ({
    staffPage: page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(adminPaths.sitePageInsert);
    const last = page.getByRole('button', { name: 'Diğer yayın seçenekleri' });
    const top = page.getByRole('button', { name: 'Yukarı çık' });
    await expect(last).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(top).toBeVisible();
    const [bar, button] = [await last.boundingBox(), await top.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
}

for (const { device, hasTouch } of [
  { device: 'touch screen', hasTouch: true },
  { device: 'mouse', hasTouch: false },
]) {
  test(`with a ${device} a page requests the font of its look once`, async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, hasTouch });
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    const requested = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ name }) => name),
    );
    expect(requested).toHaveLength(1);
    await context.close();
  });
}

for (const [width, phone] of [
  [breakpoints.phoneMenu, true],
  [breakpoints.phoneMenu + 1, false],
] as const) {
  test(`at ${width} px the menu is ${phone ? 'the mobile menu, with a 300 ms transition' : 'the navigation bar'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const site = new SitePage(page);
    await expect(site.menuButton).toBeVisible({ visible: phone });
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible({ visible: !phone });
    const slide = await page.locator('[popover]#menu').evaluate((menu) => getComputedStyle(menu).transitionDuration);
    expect(slide.split(', ')[0]).toBe(`${durations.menuSlideMs / 1000}s`);
  });
}

for (const [width, columns] of [
  [breakpoints.oneColumn, 1],
  [breakpoints.oneColumn + 1, 2],
] as const) {
  test(`at ${width} px there ${columns === 1 ? 'is one column' : 'are two columns'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/iletisim');
    for (const place of [page.getByRole('contentinfo'), page.getByRole('region', { name: 'İletişim bilgileri' })]) {
      const tracks = await place.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
      expect(tracks).toBe(columns);
    }
  });
}

test('the preloader hides no server-rendered content and appears on each navigation', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const preloader = document.getElementById('preloader');
      if (preloader && !preloader.hidden) seen.push(location.pathname);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['hidden'] });
  });
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen.length);
  await page.goto('/');
  const site = new SitePage(page);
  await site.startShell();
  expect(await seen()).toBe(0);

  const began = Date.now();
  await site.goTo('Makaleler');
  await expect.poll(seen).toBeGreaterThan(0);
  // Checked by attribute: at the start of its animation the bar has almost no size and would count as hidden.
  await expect(page.locator('#preloader')).toHaveAttribute('hidden');
  expect(Date.now() - began).toBeGreaterThanOrEqual(durations.preloaderMs);
});

test(
  'with reduced motion the page frame has no animation, and the preloader is a static bar',
  fullRunOnly('remote-public/src/app/layout.test.tsx'),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/makaleler');
    const looks = await page.locator('#preloader').evaluate((preloader: HTMLElement) => {
      preloader.hidden = false;
      const { animationName, height } = getComputedStyle(preloader);
      return [animationName, height];
    });
    expect(looks).toEqual(['none', '3px']);
    const slide = await page.locator('[popover]#menu').evaluate((menu) => getComputedStyle(menu).transitionDuration);
    expect(slide).toBe('0s');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.getByRole('link', { name: 'Yukarı çık' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);
