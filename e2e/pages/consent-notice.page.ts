import type { Locator, Page } from '@playwright/test';

/** The notice that asks for consent, and the footer's button that opens it again. */
export class ConsentNotice {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get region(): Locator {
    return this.page.getByRole('region', { name: 'Çerez tercihiniz' });
  }

  button(name: 'Tümünü kabul et' | 'Tümünü reddet' | 'Seçimimi kaydet'): Locator {
    return this.region.getByRole('button', { name });
  }

  /** Of the visitor, once something was chosen. */
  get number(): Locator {
    return this.region.locator('[data-record] bdi');
  }

  get reopen(): Locator {
    return this.page.getByRole('contentinfo').getByRole('button', { name: 'Çerez tercihleri' });
  }
}
