import type { Locator, Page } from '@playwright/test';

/** The account screen ('Hesabım'). */
export class AccountPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/account');
    await this.section('Oturumlarım').getByRole('listitem').first().waitFor();
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name });
  }

  password(name: string): Locator {
    return this.page.locator('input').and(this.page.getByLabel(name));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Confirms the password in the first step of a dialog that adds or removes a sign-in method. */
  async confirm(dialog: string, password: string, action: string): Promise<void> {
    await this.dialog(dialog).locator('input[autocomplete="current-password"]').fill(password);
    await this.dialog(dialog).getByRole('button', { name: action }).click();
  }

  toast(text: string): Locator {
    return this.page.locator('.swal2-popup').filter({ hasText: text });
  }
}
