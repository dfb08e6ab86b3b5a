import type { Locator, Page } from '@playwright/test';

/** The catalogue of the home page in Turkish. */
export class CataloguePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get section(): Locator {
    return this.page.locator('#katalog');
  }

  category(name: string): Locator {
    return this.section.getByRole('navigation', { name: 'Kategoriler' }).getByRole('link', { name, exact: true });
  }

  get chosen(): Locator {
    return this.section.getByRole('navigation', { name: 'Kategoriler' }).locator('[aria-current=true]');
  }

  get field(): Locator {
    return this.section.getByRole('searchbox', { name: 'Ürün ve hizmetlerde ara' });
  }

  get status(): Locator {
    return this.section.getByRole('status').first();
  }

  /** Names of the listed products. */
  get products(): Locator {
    return this.section.getByRole('article').getByRole('heading', { level: 3 });
  }

  product(name: string): Locator {
    return this.section.getByRole('article').getByRole('link', { name, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Clears the field and types the text as a user does. */
  async search(text: string): Promise<void> {
    await this.field.fill('');
    await this.field.pressSequentially(text);
  }
}
