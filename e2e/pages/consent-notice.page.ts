import type { Locator, Page } from '@playwright/test';

/** The cookie consent notice, and the footer button that reopens it. */
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

  /** Consent number of the visitor; shown after a choice was made. */
  get number(): Locator {
    return this.region.locator('[data-record] bdi');
  }

  get reopen(): Locator {
    return this.page.getByRole('contentinfo').getByRole('button', { name: 'Çerez tercihleri' });
  }
}
