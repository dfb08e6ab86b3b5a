import type { Locator, Page } from '@playwright/test';

/** The last action of a row; panels of earlier releases say 'sil'. */
const deletion = /: (?:çöpe taşı|sil)$/;

/** A list screen of the panel: rows with Düzenle (edit) and Çöpe taşı (move to the trash). */
export class PanelListPage {
  readonly page: Page;
  readonly path: string;

  constructor(page: Page, path: string) {
    this.page = page;
    this.path = path;
  }

  async open(): Promise<void> {
    await this.page.goto(this.path);
    await this.rows.first().waitFor();
  }

  get rows(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: deletion }) });
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title });
  }

  get handles(): Locator {
    return this.page.locator('[data-rfd-drag-handle-draggable-id]');
  }

  async edit(title: string): Promise<void> {
    await this.row(title).getByRole('link', { name: 'Düzenle' }).click();
  }

  /** Moves the row with exactly this title to the trash; nothing is asked. */
  async moveToTrash(title: string): Promise<void> {
    await this.rows.getByRole('button', { name: `${title}: çöpe taşı`, exact: true }).click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').filter({ visible: true });
  }

  toast(text: string): Locator {
    return this.page.locator('.swal2-popup').filter({ hasText: text });
  }
}
