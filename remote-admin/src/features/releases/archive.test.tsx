import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { ArchivedRemote } from '@vitrin/shared-contracts/release-lifecycle';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { releaseIdOf, releaseRow } from '../../testing/release-fixtures.ts';
import { ArchivePage } from './archive.page.tsx';
import { ArchivedRemotePage } from './archived-remote.page.tsx';

const address = '/admin/releases/archive';
const call = '/api/admin/archived-remotes';
const remote: ArchivedRemote = {
  name: 'remote_kampanya',
  title: 'Kampanya',
  segment: 'kampanya',
  archived_at: '2026-01-05T09:00:00.000Z',
  archived_by: 'Ayşe Yılmaz',
  reason: 'Yaz bitti',
  remove_at: '2026-02-04T09:00:00.000Z',
  releases: 2,
  bytes: 3 * 1_048_576,
};
const open = (role: 'super_admin' | 'admin' = 'super_admin') =>
  openPanel(singleScreenRoutes(address, ArchivePage), address, role);

beforeEach(() => {
  jest.clearAllMocks();
  stubReads({ [call]: () => succeeded([remote]) });
  http.sendForm.mockResolvedValue(succeeded());
});

test('a retired remote shows its former address, releases and the day of its removal', async () => {
  open();
  const row = within(await screen.findByRole('list', { name: 'Arşivdeki birimler' }));
  expect(row.getByRole('link', { name: 'Kampanya' })).toHaveAttribute(
    'href',
    '/admin/releases/archived?name=remote_kampanya',
  );
  for (const text of ['Adresi: /kampanya', '2 sürüm, 3 MB', 'Neden: Yaz bitti', 'Silineceği gün: 4.2.2026 - 12:00'])
    expect(row.getByText(text)).toBeVisible();
});

test('a remote is brought back at another address; a rejection is shown beside its field', async () => {
  const segment = 'Bu bölümü Etkinlikler birimi kullanıyor.';
  http.sendForm.mockResolvedValueOnce(rejected(422, { message: 'İşaretli alan yanlış.', errors: { segment } }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Kampanya: Geri getir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kampanya: birim geri getirilsin mi?' }));
  const field = dialog.getByRole('textbox', { name: 'Sitedeki adresi' });
  expect(field).toHaveValue('kampanya');
  await userEvent.click(dialog.getByRole('button', { name: 'Geri getir' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(segment)));
  await userEvent.clear(field);
  await userEvent.type(field, 'firsatlar');
  await userEvent.click(dialog.getByRole('button', { name: 'Geri getir' }));
  await waitFor(() =>
    expect(http.sendForm).toHaveBeenLastCalledWith(
      'POST',
      `${call}/remote_kampanya/restore`,
      { form_data: { segment: 'firsatlar', title: 'Kampanya' } },
      expect.any(String),
    ),
  );
});

test('an earlier deletion asks first', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Kampanya: Sil' }));
  const question = within(await screen.findByRole('dialog', { name: 'Arşivden silinsin mi?' }));
  expect(question.getByText(/saklanan 2 sürümü hemen silinir/)).toBeInTheDocument();
  expect(http.sendForm).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Evet, sil', hidden: true }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', `${call}/remote_kampanya`, {}));
});

test('an earlier deletion names the pages that have sections of the remote', async () => {
  const page = { entity: 'Sayfa', record: '8', title: 'Fırsatlar', screen: null, sections: ['son'] };
  stubReads({
    [call]: () => succeeded([remote]),
    '/api/admin/releases/remote_kampanya/places': () => succeeded([page]),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Kampanya: Sil' }));
  const question = within(await screen.findByRole('dialog', { name: 'Arşivden silinsin mi?' }));
  expect(question.getByText(/şu yerlerde kullanılıyor: Fırsatlar\./)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: /Vazgeç/, hidden: true }));
});

test('an empty archive explains itself', async () => {
  stubReads({ [call]: () => succeeded([]) });
  open();
  expect(await screen.findByText('Arşiv boş.')).toBeVisible();
});

test('a retired remote has a screen with its releases and its log, without commands on releases', async () => {
  const screenAddress = `/admin/releases/archived?name=remote_kampanya`;
  stubReads({
    [call]: () => succeeded([remote]),
    '/api/admin/releases/remote_kampanya': () => succeeded([releaseRow('cccc3333')]),
  });
  openPanel(singleScreenRoutes('/admin/releases/archived', ArchivedRemotePage), screenAddress, 'super_admin');
  const id = releaseIdOf('cccc3333');
  const link = await screen.findByRole('link', { name: id });
  expect(link).toHaveAttribute('href', adminPaths.release('remote_kampanya', id));
  expect(screen.getByText(/Silineceği gün: 4\.2\.2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /canlıya al/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Yayın kaydı' })).toHaveAttribute('href', `${screenAddress}&bolum=kayit`);
});
