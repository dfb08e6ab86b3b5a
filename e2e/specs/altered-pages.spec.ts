import type { Page, TestDetails } from '@playwright/test';
import { loginPath } from '@vitrin/shared-contracts/paths';
import { addForeignNodes, holdShell, translate } from '../fixtures/altered-page.ts';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { expect, test } from '../fixtures/test.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { SitePage } from '../pages/site.page.ts';

const alterations = [
  ['a password manager', addForeignNodes],
  ['a translation', translate],
] as const;

/** Server-rendered pages with fields, one for each form. */
const pagesWithFields = ['/', '/makaleler', '/iletisim', '/iletisim?form=ik', loginPath];
/** Their fields are those of the pages above: forms and searches share their code. */
const otherPages = ['/ara?q=beton', '/urun/deprem-guclendirme-projesi', '/is-ilani/yapi-izleme-muhendisi'];
const detailsOf = (path: string): TestDetails =>
  otherPages.includes(path) ? fullRunOnly('shell/src/typed-fields.test.ts', 'shell/src/altered-page.test.ts') : {};

for (const [name, alter] of alterations) {
  for (const path of [...pagesWithFields, ...otherPages]) {
    test(
      `${path}: nothing that was entered is lost when ${name} has changed the page before hydration`,
      detailsOf(path),
      async ({ page }) => {
        const faults = faultReports(page);
        const release = await holdShell(page);
        // The sign-in waits for the shell with its load event, and other pages start it after theirs.
        const answer = await page.goto(path, { waitUntil: path === loginPath ? 'domcontentloaded' : 'load' });
        expect(answer?.status()).toBe(200);
        await alter(page);
        const entered = await enterEverything(page);
        expect(entered.values).not.toEqual({});
        release();
        await startShell(page, path);
        expect(await shownValues(page)).toEqual(entered);
        expect(faults).toEqual([]);
      },
    );
  }
}

test('a sign-in that a password manager has filled before hydration succeeds', async ({ page }) => {
  const release = await holdShell(page);
  const signIn = new SignInPage(page);
  await page.goto(loginPath, { waitUntil: 'domcontentloaded' });
  await addForeignNodes(page);
  await signIn.email.fill('yonetici@vitrin.example');
  await signIn.password.fill('deneme-sifresi');
  release();
  await startShell(page, loginPath);
  await signIn.submit.click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
});

test('the form of a new article works in a translated panel', async ({ staffPage: page }) => {
  const faults = faultReports(page);
  const form = new PanelFormPage(page);
  await page.goto('/admin/pages/blog/insert');
  await expect(form.name).toBeVisible();
  await translate(page);
  await form.name.pressSequentially('Çevrilmiş sayfada yazılan başlık');
  await form.name.fill('');
  await form.name.pressSequentially('Yeni başlık');
  await page.waitForTimeout(1_500);
  await expect(form.name).toHaveValue('Yeni başlık');
  await expect(page.getByText('Hata!')).toBeHidden();
  expect(faults).toEqual([]);
});

/** Collects the reports of failures that the page sends. */
function faultReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/releases/faults')) reports.push(request.postData() ?? '');
  });
  return reports;
}

async function startShell(page: Page, path: string): Promise<void> {
  if (path === loginPath) await page.waitForFunction(() => globalThis.vitrin?.ready === true);
  else await new SitePage(page).startShell();
  await page.waitForTimeout(300);
}

interface Entered {
  values: Record<string, string | boolean>;
  focused: string | null;
}

/** Fills every field as extensions do, without events, and selects a part of the last text. */
function enterEverything(page: Page): Promise<Entered> {
  return page
    .evaluate(() => {
      const fields = document.querySelectorAll<HTMLInputElement>(
        '#root :is(input:not([type=hidden], [tabindex="-1"]), textarea)',
      );
      for (const field of fields) {
        if (field.type === 'checkbox') field.checked = true;
        else if (field.type !== 'file') field.value = `${field.name}@vitrin.example`;
      }
      const last = [...fields].findLast(({ type }) => ['text', 'search', 'password', 'textarea'].includes(type));
      last?.focus({ preventScroll: true });
      last?.setSelectionRange(1, 4);
    })
    .then(() => shownValues(page));
}

function shownValues(page: Page): Promise<Entered> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      '#root :is(input:not([type=hidden], [tabindex="-1"]), textarea)',
    );
    const shown = [...fields].map((field) => [field.name, field.type === 'checkbox' ? field.checked : field.value]);
    const focused = document.activeElement as HTMLInputElement | null;
    return {
      values: Object.fromEntries(shown) as Record<string, string | boolean>,
      focused: focused && `${focused.name} ${focused.selectionStart}-${focused.selectionEnd}`,
    };
  });
}
