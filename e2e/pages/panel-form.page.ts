import type { Locator, Page } from '@playwright/test';

/** The form screen of an article or a contract. */
export class PanelFormPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Title field of an article, or name field of a contract. */
  get name(): Locator {
    return this.page.getByRole('textbox', { name: /^(Başlık|Ad|Sözleşme adı)/ }).first();
  }

  get editor(): Locator {
    return this.page.locator('.tiptap[contenteditable="true"]').filter({ visible: true });
  }

  tool(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Biçimlendirme' }).getByRole('button', { name });
  }

  /** Publishes the form; one that has no drafts is saved. */
  async save(): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: /^(?:Güncelle|Yayınla|Kaydet)$/ })
      .click();
  }

  async saveDraft(): Promise<void> {
    await this.page.getByRole('button', { name: 'Taslağı kaydet' }).click();
  }

  /** Chooses an item of the menu beside the button that publishes. */
  async choose(item: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Diğer yayın seçenekleri' }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }
}
