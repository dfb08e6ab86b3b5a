import type { Page } from '@playwright/test';

/** Steps of the login card after the password. */
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

  /** Returns the TOTP secret as shown for manual entry. */
  async secret(): Promise<string> {
    await this.qrCode.waitFor();
    return this.page.locator('code').innerText();
  }

  async replacePassword(password: string): Promise<void> {
    await this.newPassword.fill(password);
    await this.repeated.fill(password);
    await this.repeated.press('Enter');
  }

  /** Waits for the dashboard, with which every login flow ends. */
  async reachPanel(): Promise<void> {
    await this.page.waitForURL('**/admin/dashboard');
    await this.heading('İstatistikler').waitFor();
  }
}
