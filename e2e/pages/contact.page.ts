import type { Locator, Page } from '@playwright/test';

/** A structurally complete PDF file. */
export const wholePdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF\n');

export interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The contact page as a visitor uses it; `form` is the visible form. */
export class ContactPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get form(): Locator {
    return this.page.locator('form[method=post]:visible');
  }

  get summary(): Locator {
    return this.form.getByRole('alert');
  }

  field(label: string): Locator {
    return this.form.getByLabel(label);
  }

  get consent(): Locator {
    return this.form.getByRole('checkbox');
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }

  toast(text: string): Locator {
    return this.page.locator('.swal2-toast').getByText(text);
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/iletisim${query}`);
  }

  /** Fills the contact form key by key, as a user does. */
  async write({ name, email, subject, message }: Message): Promise<void> {
    await this.field('Ad soyad').pressSequentially(name);
    await this.field('E-posta adresiniz').pressSequentially(email);
    await this.field('Konu').pressSequentially(subject);
    await this.field('Mesajınız').pressSequentially(message);
  }

  async send(): Promise<void> {
    await this.form.getByRole('button', { name: 'Gönder', exact: true }).click();
  }
}
