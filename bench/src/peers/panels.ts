import type { Browser, Page } from '@playwright/test';
import { adminPaths, loginPath } from '@vitrin/shared-contracts/paths';
import type { Storage } from '../panel-navigation.ts';
import { signInToPanel } from '../panel-sign-in.ts';
import { wordpressUser } from './wordpress.ts';

/** An address, and the element that appears with the last of its data. */
export interface Screen {
  address: string;
  marker: string;
}

/** The screens of a peer that are compared. */
export interface Panel {
  signIn: Screen;
  dashboard: Screen;
  articles: Screen;
  /** Cookies and storage of a signed-in browser. */
  storage: Storage;
}

/** Marker of the dashboard: a link of the list with the numbers of records. */
export async function openOwnPanel(browser: Browser, site: string): Promise<Panel> {
  const screens = {
    signIn: { address: site + loginPath, marker: 'input[name=email]' },
    dashboard: { address: site + adminPaths.dashboard, marker: 'main ul[aria-label="Sayılar"] a' },
    articles: { address: site + adminPaths.articles, marker: 'main ol > li' },
  };
  const storage = await openSession(browser, screens, (page) => signInToPanel(page, site));
  return { ...screens, storage };
}

/** Marker of the dashboard: a link of the box with the numbers of records. */
export async function openWordpressPanel(browser: Browser, site: string): Promise<Panel> {
  const screens = {
    signIn: { address: `${site}/wp-login.php`, marker: '#user_login' },
    dashboard: { address: `${site}/wp-admin/`, marker: '#dashboard_right_now a' },
    articles: { address: `${site}/wp-admin/edit.php`, marker: '#the-list tr .row-title' },
  };
  const storage = await openSession(browser, screens, async (page) => {
    await page.goto(screens.signIn.address);
    // Not by the form: its script moves the focus while the fields are being filled in.
    const form = { log: wordpressUser.name, pwd: wordpressUser.password };
    await page.request.post(screens.signIn.address, { form });
    await page.goto(screens.dashboard.address);
  });
  return { ...screens, storage };
}

/** Signs in and opens each screen, so that the servers are warm when the measurement starts. */
async function openSession(
  browser: Browser,
  { dashboard, articles }: Omit<Panel, 'storage'>,
  signIn: (page: Page) => Promise<void>,
): Promise<Storage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page);
  await page.waitForSelector(dashboard.marker);
  await page.goto(articles.address);
  await page.waitForSelector(articles.marker);
  // A page that is still open has a record in the storage, which the next page would report as a frozen one.
  await page.goto('about:blank');
  const storage = await context.storageState();
  await context.close();
  return storage;
}
