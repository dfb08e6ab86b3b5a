import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { loginPath } from '@vitrin/shared-contracts/paths';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';

/** An empty site at its first start, as an installation has it. */
const test = base.extend<{ site: RunningServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  site: async ({}, provide) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-first-hour-'));
    const server = await startServer(dataDir, { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', DEMO_CONTENT: '0' });
    await provide(server);
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ site }, provide) => provide(site.url),
});

/** An owner whose filled fields and presses are counted. */
class Owner {
  fields = 0;
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async fill(label: string | RegExp, text: string): Promise<void> {
    this.fields += 1;
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  async choose(label: RegExp, option: string): Promise<void> {
    this.fields += 1;
    await this.page.getByLabel(label).selectOption(option);
  }

  async press(name: string): Promise<void> {
    this.presses += 1;
    await this.page.getByRole('button', { name, exact: true }).click();
  }
}

async function setUp(owner: Owner): Promise<void> {
  await owner.page.goto(loginPath);
  await owner.fill('Şirket adı', 'Kuzey Yapı');
  await owner.choose(/Ne iş yapıyorsunuz/, 'İnşaat ve taahhüt');
  await owner.choose(/Şehir/, 'Ankara');
  await owner.press('Devam');
  await owner.fill(/Telefon/, '0312 555 01 00');
  await owner.fill(/Adres/, 'Liman Sokak No: 2, Çankaya');
  await owner.press('Devam');
  await owner.press('Devam');
  await owner.fill('Ad soyad', 'Ayşe Yılmaz');
  await owner.fill('E-posta', 'ayse@kuzey.example');
  await owner.fill('Yeni şifre', 'dag-yolu-limon-93');
  await owner.fill('Yeni şifre (tekrar)', 'dag-yolu-limon-93');
  await owner.press('Kurulumu bitir ve giriş yap');
}

test(
  'an owner gets from an empty site to one of five pages with a form in less than 25 fields and presses',
  fullRunOnly(
    'server/src/modules/starting-site/starting-site.test.ts',
    'remote-auth/src/app/sign-in.first-run.test.tsx',
  ),
  async ({ page }) => {
    test.setTimeout(240_000);
    const begin = Date.now();
    const owner = new Owner(page);
    await setUp(owner);
    await expect(page.getByRole('heading', { level: 1, name: 'Siteniz yayında' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByLabel('Ticaret unvanı')).toHaveValue('Kuzey Yapı');
    expect(await axeViolations(page)).toEqual([]);
    await owner.press('Metni göster');
    await expect(page.getByText('Liman Sokak No: 2, Çankaya / Ankara').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await owner.press('Okudum, onaylıyorum');
    await expect(page.getByText('iletişim formu açıldı')).toBeVisible();
    const seconds = Math.round((Date.now() - begin) / 1_000);
    const { fields, presses } = owner;
    const figure = `${fields} fields, ${presses} presses, ${seconds} s with a typing machine`;
    test.info().annotations.push({ type: 'figure', description: figure });
    expect(fields + presses).toBeLessThan(25);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keşiften anahtar teslimine, aynı ekiple');
    const header = page.getByRole('banner').getByRole('navigation').first();
    for (const name of ['Hakkımızda', 'Hizmetler', 'İletişim']) {
      await header.getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.getByRole('textbox', { name: /Ad/ }).first()).toBeVisible();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Aydınlatma/ })
      .first()
      .click();
    await expect(page.getByText('Veri sorumlusu').first()).toBeVisible();
    const robots = async (path: string) => (await (await page.request.get(path)).text()).includes('content="noindex"');
    expect([await robots('/'), await robots('/hizmetler'), await robots('/iletisim')]).toEqual([true, true, false]);

    await page.goto('/admin/dashboard');
    const steps = page.getByRole('region', { name: 'Sitenizi tamamlayın' });
    await expect(steps.getByRole('link').first()).toHaveText('Örnek metinleri kendinizinkiyle değiştirin');
    expect(await axeViolations(page)).toEqual([]);
    await steps.getByRole('link').first().click();
    await expect(page.getByText('Örnek metin').first()).toBeVisible();
  },
);
