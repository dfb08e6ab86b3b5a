import { expect, type Locator, type Page } from '@playwright/test';

/** The public site as a visitor uses it. */
export class SitePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /**
   * Links of the article list. Excludes the home page's articles, because the address changes before the page does. Staff
   * may rename the list, but not its search field.
   */
  get articles(): Locator {
    const search = this.page.getByRole('searchbox', {
      name: /^(?:Makalelerde ara|Search articles|Beiträge durchsuchen)$/,
    });
    const list = this.page.getByRole('main').filter({ has: search });
    return list.getByRole('article').getByRole('heading').getByRole('link');
  }

  get contracts(): Locator {
    return this.page.getByRole('contentinfo').getByRole('navigation', { name: 'Sözleşmeler' }).getByRole('link');
  }

  get menuButton(): Locator {
    return this.page.getByRole('button', { name: 'Menü', exact: true });
  }

  get menu(): Locator {
    return this.page.getByRole('navigation', { name: 'Menü', exact: true });
  }

  /** Clicks an entry of the header: Anasayfa, Biyografi, Makaleler or İletişim. */
  async goTo(entry: string): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: entry }).click();
  }

  /**
   * Activates a link by keyboard: 320 ms after a navigation the new page scrolls to its top (product §2), so a click at
   * that moment would be released over another element.
   */
  async activateLink(link: Locator): Promise<void> {
    await link.press('Enter');
  }

  /** Starts the shell, as any user input does; one that comes before the script of the document is without effect. */
  async startShell(): Promise<void> {
    await expect(async () => {
      await this.page.mouse.move(5, 5);
      await this.page.mouse.wheel(0, 1);
      await this.page.waitForFunction(() => globalThis.vitrin?.ready === true, null, { timeout: 2_000 });
    }).toPass({ timeout: 10_000 });
  }
}
