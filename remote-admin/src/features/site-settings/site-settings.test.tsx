import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteSettingsRecord } from '@vitrin/shared-contracts/integrations';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { SiteSettingsPage } from './site-settings.page.tsx';
import { submitButton } from '../../testing/submit-button.ts';

const address = '/admin/settings/site';
const call = '/api/admin/settings/site';
const routes = singleScreenRoutes(address, SiteSettingsPage);
const record: SiteSettingsRecord = {
  google_script: 'G-ABCDEF12',
  yandex_script: '',
  fb_pixel_script: '',
  keywords: ['çelik yapı'],
  version: 3,
  updated_at: null,
  recognised: [],
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({ [call]: () => succeeded(record) });
  http.sendForm.mockResolvedValue(succeeded());
});

const found = (name: string) => within(screen.getByRole('status', { name: `${name}: tanınan kimlikler` }));

test('pasted code shows at once which parts of it will run and which will not', async () => {
  openPanel(routes, address);
  await screen.findByRole('textbox', { name: 'Google' });
  expect(found('Google').getByText('G-ABCDEF12')).toBeVisible();

  await userEvent.type(screen.getByRole('textbox', { name: 'Google' }), ' GTM-XYZ123');
  expect(found('Google').getByText(/pazarlama çerezlerini/)).toBeVisible();

  await userEvent.type(screen.getByRole('textbox', { name: 'Facebook Pixel' }), 'alert(1)');
  expect(found('Facebook Pixel').getByText(/saklanır ama çalıştırılmaz/)).toBeVisible();
  expect(screen.getByText(/Yönetici ve Süper Yönetici/)).toBeVisible();
});

test('keywords are chips, and are sent as a comma-separated string with the version', async () => {
  openPanel(routes, address);

  await userEvent.type(await screen.findByRole('textbox', { name: 'Anahtar sözcükler' }), 'İzmir{Enter}deprem,');
  await userEvent.click(screen.getByRole('button', { name: 'çelik yapı: kaldır' }));
  await userEvent.click(screen.getByRole('button', { name: submitButton }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm).toHaveBeenCalledWith('PUT', call, {
    google_script: 'G-ABCDEF12',
    yandex_script: '',
    fb_pixel_script: '',
    keywords: 'İzmir,deprem',
    version: 3,
  });
  expect(await screen.findByText('Güncellendi!')).toBeInTheDocument();
});

test('a failed save keeps the typed values and shows the error beside the field', async () => {
  http.sendForm.mockResolvedValue(rejected(422, { errors: { yandex_script: 'Bu sayaç kabul edilmedi.' } }));
  openPanel(routes, address);
  const field = await screen.findByRole('textbox', { name: 'Yandex Metrica' });

  await userEvent.type(field, '12345678');
  await userEvent.click(screen.getByRole('button', { name: submitButton }));

  await waitFor(() => expect(field).toHaveAccessibleDescription(/Bu sayaç kabul edilmedi\./));
  expect(field).toHaveValue('12345678');
});

test('settings that cannot be loaded load on retry', async () => {
  stubReads({ [call]: unreachable });
  openPanel(routes, address);
  expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();

  stubReads({ [call]: () => succeeded(record) });
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByRole('textbox', { name: 'Google' })).toHaveValue('G-ABCDEF12');
});
