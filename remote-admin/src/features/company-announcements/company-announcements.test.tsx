import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyAnnouncementRow } from '@vitrin/shared-contracts/company-announcements';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { CompanyAnnouncementListPage } from './company-announcement-list.page.tsx';
import { CompanyAnnouncementInsertPage } from './company-announcement.page.tsx';

const call = '/api/admin/company-announcements';
const row = (id: number, title: string, corrects: number | null = null): CompanyAnnouncementRow => ({
  id,
  title,
  corrects,
  text: 'Metin',
  at: '2027-03-01T09:00:00.000Z',
  author: 'Ayşe Işık',
});

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({ [call]: () => succeeded([row(2, 'Düzeltme', 1), row(1, 'Genel kurul')]) });
  http.sendForm.mockResolvedValue(succeeded(row(3, 'Yeni')));
});

test('the list says which announcement corrects which, and offers neither change nor deletion', async () => {
  const address = '/admin/company-announcements';
  openPanel(singleScreenRoutes(address, CompanyAnnouncementListPage), address);
  const [correction, corrected] = await screen.findAllByRole('listitem');
  expect(within(correction ?? document.body).getByText('“Genel kurul” ilanını düzeltir.')).toBeVisible();
  expect(within(corrected ?? document.body).getByText('Bu ilan düzeltildi.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /sil|çöp/i })).not.toBeInTheDocument();
});

test('an announcement is published only after the question whether it may stand for ever', async () => {
  const address = '/admin/company-announcements/insert';
  openPanel(singleScreenRoutes(address, CompanyAnnouncementInsertPage), address);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Başlık/ }), 'Çağrı');
  await userEvent.type(screen.getByRole('textbox', { name: /^Metin/ }), 'Toplantı yapılacaktır.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Düzelttiği ilan/ }), '1');
  await userEvent.click(screen.getByRole('button', { name: 'İlanı yayınla' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent(/değiştirilemez ve silinemez/);
  expect(http.sendForm).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Evet, yayınla' }));
  const form_data = { title: 'Çağrı', text: 'Toplantı yapılacaktır.', corrects: 1 };
  await waitFor(() => expect(http.sendForm.mock.calls[0]?.slice(0, 3)).toEqual(['POST', call, { form_data }]));
});
