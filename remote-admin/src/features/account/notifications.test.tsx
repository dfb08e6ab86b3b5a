import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationRecord } from '@vitrin/shared-contracts/mail';
import { stubReads, http, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { NotificationsSection } from './notifications.section.tsx';

const address = '/admin/account';
const call = '/api/admin/account/notifications';
const routes = singleScreenRoutes(address, NotificationsSection);
const record: NotificationRecord = { rules: { contact: 'off', 'human-resources': 'daily' }, can_send: true };

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({ [call]: () => succeeded(record) });
  http.sendForm.mockResolvedValue(succeeded(record));
});

test('a choice is saved immediately, for its inbox only', async () => {
  openPanel(routes, address);
  expect(await screen.findByRole('combobox', { name: 'İnsan kaynakları' })).toHaveDisplayValue('Günde bir özet');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'İletişim' }), 'Anında');
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', call, { form_data: { contact: 'at-once' } }));
});

test('a choice that could not be saved reverts to the saved value', async () => {
  http.sendForm.mockRejectedValue(new Error('unreachable'));
  openPanel(routes, address);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'İletişim' }), 'Anında');
  await waitFor(() => expect(http.getJson).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('combobox', { name: 'İletişim', hidden: true })).toHaveDisplayValue('Kapalı');
});

test('only inboxes that the user may read are listed', async () => {
  stubReads({ [call]: () => succeeded({ rules: { contact: 'off' }, can_send: true }) });
  openPanel(routes, address, 'support');
  await screen.findByRole('combobox', { name: 'İletişim' });
  expect(screen.queryByRole('combobox', { name: 'İnsan kaynakları' })).toBeNull();
});

test('shows a notice without a mail server, and an error when the preferences cannot be loaded', async () => {
  stubReads({ [call]: () => succeeded({ ...record, can_send: false }) });
  const first = openPanel(routes, address);
  expect(await screen.findByText('Sunucuda e-posta gönderimi kurulu değil.')).toBeVisible();
  first.unmount();
  stubReads({ [call]: unreachable });
  openPanel(routes, address);
  expect(await screen.findByText('Bildirim tercihleriniz alınamadı.')).toBeVisible();
});
