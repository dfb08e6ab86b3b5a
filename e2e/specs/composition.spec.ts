import type { Page } from '@playwright/test';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { SitePage } from '../pages/site.page.ts';

const remotes = ['remote_public', 'remote_auth', 'remote_admin'] as const;

test(
  'the shell’s bundle contains no reference to a remote',
  fullRunOnly('tools/src/directions.test.ts'),
  async ({ page }) => {
    await page.goto('/');
    const { requests } = await watch(page);
    await new SitePage(page).startShell();
    const shell = requests().find((path) => /\/releases\/shell\/[^/]+\/shell\.js$/.test(path));
    expect(shell).toBeDefined();
    const source = await (await page.request.get(shell ?? '')).text();
    for (const remote of remotes) expect(source).not.toMatch(new RegExp(`${remote}/[0-9a-f]{16}`));
    expect(source).not.toContain('remote-entry.js');
  },
);

/**
 * A string that occurs only in the source of each part: a remote's file that contains it has bundled the part a second
 * time.
 */
const uniqueStrings = {
  'shared-contracts/state': 'Branding is read before the shell has set it',
  'shared-contracts/http': 'The server did not return a response envelope',
} as const;

for (const [part, mark] of Object.entries(uniqueStrings)) {
  test(`${part} is a singleton shared by shell and remotes`, async ({ staffPage }) => {
    const { requests } = await watch(staffPage);
    await staffPage.goto('/admin/dashboard');
    await expect(staffPage.getByRole('heading', { level: 1, name: 'İstatistikler' })).toBeVisible();
    expect(await copies(staffPage, part)).toEqual([{ users: ['remote_admin', 'shell'], id: expect.any(String) }]);

    await staffPage.goto('/giris-yap?durum=ulasilamadi');
    await staffPage.getByLabel('E-Posta').focus();
    await staffPage.goto('/');
    await new SitePage(staffPage).startShell();
    const scripts = [...new Set(requests().filter((path) => /^\/releases\/remote_.*\.js$/.test(path)))];
    for (const remote of remotes) expect(scripts.filter((path) => path.includes(remote))).not.toEqual([]);
    for (const script of scripts) {
      const source = await (await staffPage.request.get(script)).text();
      expect(source, script).not.toContain(mark);
    }
  });
}

test('a remote shows state that is set through the shell’s copy of the state', async ({ page }) => {
  await page.goto('/');
  await new SitePage(page).startShell();
  await page.evaluate(() => {
    const scope = (globalThis as unknown as Federation).__FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default;
    const [entry] = Object.values(scope?.['shared-contracts/state'] ?? {});
    const store = entry?.lib?.().brandingStore;
    store?.set({ ...store.get(), companyName: 'Tek Nesne A.Ş.' });
  });
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Tek Nesne A.Ş.' }).first()).toBeVisible();
});

interface SharedPart {
  instanceId: string;
  brandingStore: { get: () => object; set: (value: object) => void };
}

interface Provider {
  useIn: string[];
  lib?: () => SharedPart;
}

interface Federation {
  __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, Provider>> } }[] };
}

/** Returns every copy of a part known to any federation container of the page, with its users and instance id. */
function copies(page: Page, part: string) {
  return page.evaluate((key) => {
    const containers = (globalThis as unknown as Federation).__FEDERATION__.__INSTANCES__;
    const known = new Set(containers.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap.default[key] ?? {})));
    return [...known].map(({ useIn, lib }) => ({ users: useIn.toSorted(), id: lib?.().instanceId }));
  }, part);
}

test('a visitor without a session never loads the panel', async ({ page }) => {
  const { requests } = await watch(page);
  await page.goto('/');
  await new SitePage(page).startShell();
  await page.goto('/admin');
  await expect(page).toHaveURL('/giris-yap');
  await page.getByLabel('E-Posta').focus();
  await expect(page.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
  expect(requests().filter((path) => path.includes('remote_admin'))).toEqual([]);
  expect(requests().filter((path) => path.startsWith('/api/admin'))).toEqual([]);
});

test(
  'an invented session is rejected by the status request before the panel starts',
  fullRunOnly('server/src/site/panel.test.ts', 'remote-admin/src/app/panel.test.tsx'),
  async ({ page }) => {
    const { requests } = await watch(page);
    await page.goto('/giris-yap?durum=ulasilamadi');
    await page.evaluate(() => {
      localStorage.setItem('token', 'A'.repeat(43));
      localStorage.setItem(
        'user_data',
        JSON.stringify({ name: 'X', email: 'x@example.org', role_group: 'super_admin' }),
      );
      localStorage.setItem('expiration_date', new Date(Date.now() + 3_600_000).toISOString());
    });
    await page.goto('/admin');
    await expect(page).toHaveURL('/giris-yap');
    expect(requests().filter((path) => path.includes('remote_admin'))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);
