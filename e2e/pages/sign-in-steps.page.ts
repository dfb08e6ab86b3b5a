import type { Page } from '@playwright/test';

/** What the sign-in card asks after the password. */
export class SignInSteps {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  get code() {
    return this.page.getByLabel('Doğrulama kodu', { exact: true });
  }

  get recoveryCode() {
    return this.page.getByLabel('Kurtarma kodu', { exact: true });
  }

  get newPassword() {
    return this.page.getByLabel('Yeni şifre', { exact: true });
  }

  get repeated() {
    return this.page.getByLabel('Yeni şifre (tekrar)');
  }

  get codesAreKept() {
    return this.page.getByLabel('Kodları güvenli bir yere kaydettim');
  }

  get qrCode() {
    return this.page.getByRole('img', { name: 'Doğrulama uygulaması için QR kodu' });
  }

  /** The secret as it is shown for typing. */
  async secret(): Promise<string> {
    await this.qrCode.waitFor();
    return this.page.locator('code').innerText();
  }

  async replacePassword(password: string): Promise<void> {
    await this.newPassword.fill(password);
    await this.repeated.fill(password);
    await this.repeated.press('Enter');
  }

  /** The end of every way in. */
  async reachPanel(): Promise<void> {
    await this.page.waitForURL('**/admin/dashboard');
    await this.heading('İstatistikler').waitFor();
  }
}
