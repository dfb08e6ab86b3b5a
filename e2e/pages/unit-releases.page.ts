import type { Locator, Page } from '@playwright/test';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { Unit } from '@vitrin/shared-contracts/releases';

const SHORT = 8;

/** The panel screen of one unit: its stored releases and the actions on them. */
export class UnitReleasesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(unit: Unit): Promise<void> {
    await this.page.goto(adminPaths.unitReleases(unit));
  }

  get alert(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  /** Clicks the preview button of a release. Returns the tab that it opens. */
  async preview(id: string): Promise<Page> {
    const opened = this.page.context().waitForEvent('page');
    await this.action(id, 'önizle').click();
    return opened;
  }

  async promote(id: string, reason: string): Promise<void> {
    await this.action(id, 'canlıya al').click();
    await this.decide('Canlıya al', reason);
  }

  async makeCandidate(id: string, percent: number, reason: string): Promise<void> {
    await this.action(id, 'aday yap').click();
    await this.dialog.getByLabel('Ziyaretçi payı (%)').fill(String(percent));
    await this.decide('Aday yap', reason);
  }

  async endCandidate(reason: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Adaylığı bitir' }).click();
    await this.decide('Adaylığı bitir', reason);
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  private action(id: string, name: string): Locator {
    return this.page.getByRole('button', { name: `${id.slice(0, SHORT)}: ${name}` });
  }

  private async decide(confirm: string, reason: string): Promise<void> {
    await this.dialog.getByLabel('Neden').fill(reason);
    await this.dialog.getByRole('button', { name: confirm, exact: true }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
