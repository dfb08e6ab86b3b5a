import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeliveryRow, WebhookRow } from '@vitrin/shared-contracts/webhooks';
import { stubReads, http, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { DeliveriesPage } from './deliveries.page.tsx';
import { WebhooksPage } from './webhooks.page.tsx';

const address = '/admin/webhooks';
const hooks = '/api/admin/webhooks';
const routes = singleScreenRoutes(address, WebhooksPage);
const past = new Date(Date.now() - 43_260_000).toISOString();
const row = (id: number, name: string, changes: Partial<WebhookRow> = {}): WebhookRow => ({
  id,
  name,
  url: 'https://crm.ornek.com/kanca',
  events: ['article'],
  active: 1,
  stopped_at: null,
  version: 3,
  updated_at: past,
  ...changes,
});
const delivery: DeliveryRow = {
  id: 9,
  webhook_id: 4,
  webhook_name: 'CRM',
  event: 'article.published',
  state: 'failed',
  attempts: 8,
  created_at: past,
  tried_at: past,
  next_try_at: null,
  status: 500,
  duration_ms: 31,
  answer: 'Sunucu hatası',
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({
    [hooks]: () => succeeded([row(4, 'CRM'), row(3, 'Stok', { active: 0, stopped_at: past })]),
    [`${hooks}/deliveries`]: () => succeeded([delivery], { meta: { page: 1, page_size: 20, total: 1 } }),
  });
  http.sendForm.mockResolvedValue(succeeded());
});

test('a list says which webhooks are active and which were stopped', async () => {
  openPanel(routes, address, 'admin');
  const rows = within(await screen.findByRole('list', { name: 'Web kancaları' })).getAllByRole('listitem');
  expect(rows.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/CRM.*crm\.ornek\.com.*Makaleler.*Etkin/),
    expect.stringMatching(/Stok.*Ulaşılamadığı için durduruldu/),
  ]);
  expect(screen.queryByRole('button', { name: 'Stok: Deneme gönder' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'CRM: Deneme gönder' }));
  expect(http.sendForm).toHaveBeenCalledWith('POST', `${hooks}/4/test`, {});
});

test('a new webhook shows its secret once', async () => {
  http.sendForm.mockResolvedValue(succeeded({ webhook: row(5, 'Yeni'), secret: 'whsec_abc' }));
  const user = userEvent.setup();
  openPanel(routes, `${address}?kayit=yeni`, 'admin');
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni web kancası' }));
  await user.type(dialog.getByRole('textbox', { name: 'Ad' }), 'Yeni');
  await user.type(dialog.getByRole('textbox', { name: 'Adres' }), 'crm');
  await user.click(dialog.getByRole('checkbox', { name: 'Ürünler' }));
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(dialog.getByRole('textbox', { name: 'Adres' })).toBeInvalid();
  await user.clear(dialog.getByRole('textbox', { name: 'Adres' }));
  await user.type(dialog.getByRole('textbox', { name: 'Adres' }), 'https://crm.ornek.com');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByRole('status', { name: 'Gizli anahtar' })).toHaveTextContent('whsec_abc');
  const form_data = { name: 'Yeni', url: 'https://crm.ornek.com', events: ['product'], active: 1 };
  expect(http.sendForm).toHaveBeenCalledWith('POST', hooks, { form_data }, expect.any(String));
});

test('a change of a webhook sends the version that was opened', async () => {
  openPanel(routes, `${address}?kayit=4`, 'admin');
  const dialog = within(await screen.findByRole('dialog', { name: 'Web kancasını düzenle' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Ad' }), ' 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  const form_data = expect.objectContaining({ name: 'CRM 2', version: 3 });
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', `${hooks}/4`, { form_data }));
});

test('a delivery shows what came back, and is repeated', async () => {
  const deliveries = singleScreenRoutes(`${address}/deliveries`, DeliveriesPage);
  openPanel(deliveries, `${address}/deliveries`, 'admin');
  const list = within(await screen.findByRole('list', { name: 'Gönderimler' }));
  expect(list.getByRole('listitem')).toHaveTextContent(/CRM.*8\. deneme.*HTTP 500.*31 ms.*Sunucu hatası.*Ulaşmadı/);
  await userEvent.click(list.getByRole('button', { name: 'article.published: Yeniden gönder' }));
  expect(http.sendForm).toHaveBeenCalledWith('POST', `${hooks}/deliveries/9/repeat`, {});
});
