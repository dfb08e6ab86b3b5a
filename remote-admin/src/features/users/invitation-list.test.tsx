import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InvitationRecord } from '@vitrin/shared-contracts/invitations';
import { api } from '@vitrin/shared-contracts/paths';
import { roleGroupLabels } from '@vitrin/shared-contracts/rights';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { InvitationListPage } from './invitation-list.page.tsx';

const routes = singleScreenRoutes('/admin/invitations', InvitationListPage);
const day = 86_400_000;
const invitation = (id: number, name: string, endsInMs: number): InvitationRecord => ({
  id,
  name,
  email: `davetli${id}@ornek.com`,
  role_group: 'editor',
  invited_by: 'Gülşah İnceoğlu',
  created_at: new Date(Date.now() - day).toISOString(),
  expires_at: new Date(Date.now() + endsInMs).toISOString(),
});
const link = 'http://ornek.com/giris-yap#davet=abc';

beforeEach(() => {
  jest.clearAllMocks();
  stubReads({
    [api.adminInvitations]: () => succeeded([invitation(1, 'Deniz Ak', day), invitation(2, 'Mert Işık', -day)]),
    [api.roleGroups]: () => succeeded(roleGroupLabels),
  });
});

test('each invitation is listed with role, state and sender', async () => {
  openPanel(routes, '/admin/invitations');
  const [deniz, mert] = await screen.findAllByRole('listitem');
  expect(deniz).toHaveTextContent(/Deniz Ak.*Editör.*Bekliyor, bitiş:.*Gülşah İnceoğlu/);
  expect(mert).toHaveTextContent('Süresi doldu');
});

test('an invitation that was mailed closes the dialog', async () => {
  http.sendForm.mockResolvedValue(succeeded({ invitation: invitation(3, 'Ece Can', day), link: null, mailed: true }));
  openPanel(routes, '/admin/invitations?kayit=yeni');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Ad soyad/ }), 'Ece Can');
  await userEvent.type(dialog.getByRole('textbox', { name: /E-posta/ }), 'ece@ornek.com');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Rol/ }), 'Editör');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Davet kaydedildi.')).toBeVisible();
  expect(http.sendForm.mock.calls[0]?.slice(0, 3)).toEqual([
    'POST',
    api.adminInvitations,
    { form_data: { name: 'Ece Can', email: 'ece@ornek.com', role_group: 'editor' } },
  ]);
});

test('without a mail server the new link is shown once', async () => {
  http.sendForm.mockResolvedValue(succeeded({ invitation: invitation(1, 'Deniz Ak', day), link, mailed: false }));
  openPanel(routes, '/admin/invitations');
  await userEvent.click(await screen.findByRole('button', { name: 'Deniz Ak: Yeniden gönder' }));
  expect(await screen.findByRole('region', { name: 'Davet bağlantısı hazır' })).toHaveFocus();
  expect(screen.getByText(link)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Davetlere dön' }));
  expect(await screen.findByRole('heading', { name: 'Davetler' })).toBeVisible();
  expect(screen.queryByText(link)).toBeNull();
});

test('revoking asks first and says what went wrong', async () => {
  http.sendForm.mockResolvedValue(rejected(404, { message: 'Kayıt bulunamadı.' }));
  openPanel(routes, '/admin/invitations');
  await userEvent.click(await screen.findByRole('button', { name: 'Deniz Ak: Geri al' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Evet, geri al' }));
  // The dialog fades in.
  await waitFor(() => expect(screen.getByText(/Kayıt bulunamadı/)).toBeVisible());
  expect(http.sendForm.mock.calls[0]?.slice(0, 2)).toEqual(['DELETE', api.adminInvitation(1)]);
});
