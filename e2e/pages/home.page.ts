import type { Locator, Page } from '@playwright/test';

/** The home page with the demo content's slider and certificates. */
export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get slider(): Locator {
    return this.page.getByRole('region', { name: 'Öne çıkanlar' });
  }

  slide(number: number): Locator {
    return this.slider.getByRole('group', { name: `Görsel ${number} / 3` });
  }

  dot(number: number): Locator {
    return this.slider.getByRole('link', { name: `Görsel ${number} / 3` });
  }

  arrow(name: 'Önceki' | 'Sonraki'): Locator {
    return this.slider.getByRole('button', { name });
  }

  /** Position text of the slider, for screen readers. */
  get position(): Locator {
    return this.slider.locator('[aria-live=polite]');
  }

  certificate(title: string): Locator {
    return this.page.getByRole('link', { name: `${title}: büyük göster` });
  }

  get lightbox(): Locator {
    return this.page.getByRole('dialog', { name: 'Belgelerimiz' });
  }

  /** Returns the headings of the sections from top to bottom, without those of the slides. */
  async sections(): Promise<string[]> {
    const headings = this.page.getByRole('main').getByRole('heading', { level: 2 });
    return headings.evaluateAll((all) =>
      all.filter((heading) => !heading.closest('[role=group]')).map(({ textContent }) => textContent),
    );
  }
}
