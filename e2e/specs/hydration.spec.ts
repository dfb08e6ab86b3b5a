import type { Page } from '@playwright/test';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { publicScreens } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { ContactPage } from '../pages/contact.page.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { SitePage } from '../pages/site.page.ts';

/**
 * Text that the browser adds: cached HTML does not depend on the time, so today's opening hours are marked on the
 * client.
 */
const todayMark = / bugün(?=\t)|\n*Şu an açık\n/g;

for (const path of publicScreens) {
  test(`${path} hydrates the server-rendered HTML without mismatch, refetch or layout shift, and with its inlined styles`, async ({
    page,
  }) => {
    const { messages, requests } = await watch(page);
    await page.goto(path);
    await recordShifts(page);
    await showWaitingControls(page);
    const served = await page.getByRole('main').innerText();
    await new SitePage(page).startShell();
    await page.waitForTimeout(300);
    expect((await page.getByRole('main').innerText()).replace(todayMark, '')).toBe(served);
    expect(requests().filter((request) => request.startsWith('/api/pages/'))).toEqual([]);
    const inlined = await inlinedStyles(page);
    expect(inlined).toContainEqual(expect.stringMatching(/^\/releases\/remote_\w+\/.*__federation_expose_app\.css$/));
    expect(requests().filter((request) => inlined.some((address) => request.endsWith(address)))).toEqual([]);
    expect(messages().filter((complaint) => !complaint.includes('404 (Not Found)'))).toEqual([]);
    expect(await shifts(page)).toEqual([]);
  });
}

function inlinedStyles(page: Page): Promise<string[]> {
  return page.locator('style[data-href]').evaluateAll((styles) => styles.map((style) => style.dataset.href ?? ''));
}

for (const width of [1360, 390]) {
  for (const [day, date, details] of [
    ['a weekday', '2026-11-23T09:00:00', {}],
    ['a Saturday', '2026-11-21T09:00:00', fullRunOnly('remote-public/src/app/contact.test.tsx')],
  ] as const) {
    test(`today’s hours on ${day} are marked at ${width} px without a layout shift`, details, async ({ page }) => {
      await page.clock.setFixedTime(new Date(date));
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/iletisim');
      await recordShifts(page);
      await new SitePage(page).startShell();
      await expect(page.locator('tr[aria-current=date]').first()).toContainText('bugün');
      await page.waitForTimeout(300);
      expect(await shifts(page)).toEqual([]);
    });
  }
}

test('a link clicked before the shell runs navigates within the document', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await new SitePage(page).goTo('Makaleler');
  await expect(page).toHaveURL('/makaleler');
  await expect(new SitePage(page).articles.first()).toBeVisible();
});

test('text typed into the server-rendered sign-in form before the script loads is kept', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/releases\/remote_auth\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const card = new SignInPage(page);
  await page.goto('/giris-yap', { waitUntil: 'commit' });
  await card.remember.check();
  await card.email.fill('deniz@kuzey.example');
  await card.password.pressSequentially('gizli');
  release();
  await page.waitForFunction(() => globalThis.vitrin?.ready === true);
  await page.getByRole('button', { name: 'Şifreyi göster' }).click();
  await expect(card.password).toHaveAttribute('type', 'text');
  await expect(card.email).toHaveValue('deniz@kuzey.example');
  await expect(card.password).toHaveValue('gizli');
  await expect(card.remember).toBeChecked();
});

for (const [form, fields] of [
  ['iletisim', ['Ad soyad', 'Telefon numaranız', 'Konu', 'Mesajınız']],
  ['is-basvurusu', ['Ad soyad', 'Telefon numaranız', 'Başvurduğunuz görev', 'Kendinizden söz edin']],
] as const) {
  test(
    `values entered in ?form=${form} before the script loads are kept, with focus and selection`,
    fullRunOnly('remote-public/src/app/contact-forms.test.tsx', 'remote-auth/src/app/sign-in.hydration.test.tsx'),
    async ({ page }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/releases\/remote_public\/.*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      const contact = new ContactPage(page);
      await contact.open(`?form=${form}`);
      // Not typed key by key: on a busy machine that takes longer than the load timeout of a release.
      for (const label of fields) await contact.field(label).fill(`${label} ığüşöç`);
      await contact.consent.check();
      const last = contact.field(fields[3]);
      await last.focus();
      await last.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 5));
      release();
      await page.waitForFunction(() => globalThis.vitrin?.ready === true);
      await expect(contact.tab('İletişim formu')).toBeVisible();
      for (const label of fields) await expect(contact.field(label)).toHaveValue(`${label} ığüşöç`);
      await expect(contact.consent).toBeChecked();
      await expect(last).toBeFocused();
      expect(
        await last.evaluate(({ selectionStart, selectionEnd }: HTMLTextAreaElement) => [selectionStart, selectionEnd]),
      ).toEqual([2, 5]);
    },
  );
}

test('a page that has changed since it was loaded is loaded anew when it is used', async ({ page }) => {
  await page.route('**/api/hydration/**', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto('/biyografi');
  await page.evaluate(() => Object.assign(globalThis, { oldDocument: true }));
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => !('oldDocument' in globalThis));
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => globalThis.vitrin?.ready === true);
});

test('text typed into a page that has changed since stays, and the form is sent without script', async ({ page }) => {
  await page.route('**/api/hydration/**', (route) => route.fulfill({ status: 404 }));
  const contact = new ContactPage(page);
  await contact.open();
  await contact.field('Ad soyad').fill('Çağrı Öztürk');
  const gone = page.waitForResponse('**/api/hydration/**');
  await page.keyboard.press('Tab');
  await gone;
  await page.waitForTimeout(300);
  await expect(contact.field('Ad soyad')).toHaveValue('Çağrı Öztürk');
  await contact.form.getByRole('button', { name: 'Gönder', exact: true }).click();
  await page.waitForURL(/\/iletisim/);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(contact.field('Ad soyad')).toHaveValue('Çağrı Öztürk');
});

/**
 * Controls that wait for the script are rendered with `visibility: hidden`; this shows them, so that the text includes
 * them from the start.
 */
function showWaitingControls(page: Page): Promise<unknown> {
  return page.locator('[data-asleep]').evaluateAll((controls) => {
    for (const control of controls) (control as HTMLElement).style.visibility = 'visible';
  });
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Records what moves from now on. Waits for the fonts, which move lines where the machine lacks the fallback's font. */
function recordShifts(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shifts.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift' });
  });
}

function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}
