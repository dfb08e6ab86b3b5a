import type { Page } from '@playwright/test';
import { loginPath } from '@vitrin/shared-contracts/paths';

export class SignInPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto(loginPath);
  }

  get email() {
    return this.page.getByLabel('E-Posta');
  }

  get password() {
    return this.page.getByLabel('Şifre', { exact: true });
  }

  get remember() {
    return this.page.getByLabel('Beni Hatırla');
  }

  get submit() {
    return this.page.getByRole('button', { name: 'Giriş Yap' });
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
