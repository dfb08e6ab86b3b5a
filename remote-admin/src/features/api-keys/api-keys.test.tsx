import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiKeyRow } from '@vitrin/shared-contracts/api-keys';
import { stubReads, http, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { ApiKeysPage } from './api-keys.page.tsx';

const address = '/admin/api-keys';
const keys = '/api/admin/api-keys';
const routes = singleScreenRoutes(address, ApiKeysPage);
const past = new Date(Date.now() - 43_260_000).toISOString();
const future = new Date(Date.now() + 9 * 86_400_000).toISOString();
const secret = 'vtr_0123456789';

const row = (id: number, name: string, changes: Partial<ApiKeyRow> = {}): ApiKeyRow => ({
  id,
  name,
  start: 'vtr_ab12',
  rights: ['articles.read'],
  created_at: past,
  created_by: 'Ayşe Yılmaz',
  creator_active: true,
  expires_at: future,
  revoked_at: null,
  last_used_at: null,
  ...changes,
});

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({
    [keys]: () =>
      succeeded([
        row(4, 'CRM'),
        row(3, 'Eski', { expires_at: past }),
        row(2, 'Kaybolan', { revoked_at: past }),
        row(1, 'Ayrılan', { creator_active: false }),
      ]),
  });
  http.sendForm.mockResolvedValue(succeeded());
});

test('keys show their rights, last use and whether they have an effect', async () => {
  openPanel(routes, address, 'admin');
  const rows = within(await screen.findByRole('list', { name: 'API anahtarları' })).getAllByRole('listitem');
  expect(rows.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/CRM.*vtr_ab12.*hiç kullanılmadı.*Makaleler: görme.*Geçerli/),
    expect.stringContaining('Süresi doldu'),
    expect.stringContaining('İptal edildi'),
    expect.stringContaining('Oluşturan devre dışı'),
  ]);
  expect(screen.queryByRole('button', { name: 'Kaybolan: İptal et' })).toBeNull();
});

test('a new key offers the rights that the user has, and is shown once', async () => {
  http.sendForm.mockResolvedValue(succeeded({ key: row(5, 'Stok'), secret }));
  const user = userEvent.setup();
  openPanel(routes, address, 'admin');
  await user.click(await screen.findByRole('link', { name: 'Yeni anahtar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni API anahtarı' }));
  expect(dialog.queryByRole('checkbox', { name: /Kullanıcılar/ })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Ad' }), 'Stok');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(http.sendForm).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('checkbox', { name: 'Katalog: görme' }));
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByRole('status', { name: 'API anahtarı' })).toHaveTextContent(secret);
  const form_data = { name: 'Stok', rights: ['catalogue.read'], days: 90 };
  expect(http.sendForm).toHaveBeenCalledWith('POST', keys, { form_data }, expect.any(String));
  expect(JSON.stringify(localStorage)).not.toContain(secret);
});

test('a key is revoked after confirmation', async () => {
  openPanel(routes, address, 'admin');
  await userEvent.click(await screen.findByRole('button', { name: 'CRM: İptal et' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Evet, iptal et', hidden: true }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', `${keys}/4`, {}));
});
