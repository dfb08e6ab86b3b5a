import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { messageRecord, messageRow } from '../../testing/mailbox-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { unreadStore } from '../../data/unread/unread.store.ts';
import { ApplicationsMailboxPage } from './mailbox.page.tsx';

const mockSaved = jest.fn();
jest.mock('../../data/save-file.ts', () => ({ saveFile: (...given: unknown[]) => mockSaved(...given) }));

const address = '/admin/human-resources';
const url = '/api/admin/human-resources';
const routes = singleScreenRoutes(address, ApplicationsMailboxPage);
const cv = { name: 'Özgeçmiş.pdf', bytes: 345_678, type: 'pdf' } as const;

beforeEach(() => {
  jest.clearAllMocks();
  unreadStore.set(null);
  http.sendForm.mockResolvedValue(succeeded());
  stubReads({
    [url]: () => succeeded([messageRow(5, 'Ömer Işık', { subject: 'Saha Şefi', has_cv: true })]),
    [`${url}/not-check-count`]: () => succeeded({ count: 1 }),
    [`${url}/5`]: () => succeeded(messageRecord(5, 'Ömer Işık', { subject: 'Saha Şefi', cv })),
  });
});

const open = async () => {
  openPanel(routes, `${address}?ileti=5`, 'hr');
  return await screen.findByRole('button', { name: 'Özgeçmişi indir' });
};

test('applications have their own endpoints and show that a CV is attached', async () => {
  await open();

  expect(await screen.findByRole('img', { name: 'Özgeçmiş ekli' })).toBeInTheDocument();
  expect(screen.getByText('Özgeçmiş.pdf · 338 kB')).toBeVisible();
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/check`, { id: 5 }));
});

test('the CV is downloaded under its original name', async () => {
  http.getFile.mockResolvedValue({ success: true, status: 200, data: new File(['%PDF'], 'cv.pdf') });

  await userEvent.click(await open());

  await waitFor(() => expect(mockSaved).toHaveBeenCalledWith(expect.anything(), 'Özgeçmiş.pdf'));
  expect(http.getFile).toHaveBeenCalledWith(`${url}/5/cv`, {});
});

test('a CV that cannot be downloaded shows the reason', async () => {
  http.getFile.mockResolvedValue({ ...rejected(404, { message: 'Kayıt bulunamadı.' }), data: undefined } as never);

  await userEvent.click(await open());

  expect(await screen.findByText('Kayıt bulunamadı.')).toBeInTheDocument();
  expect(mockSaved).not.toHaveBeenCalled();
});

test('an application shows its job opening, and the inbox is filtered by it', async () => {
  const opening = { id: 7, title: 'Saha mühendisi' };
  stubReads({
    [url]: () => succeeded([messageRow(5, 'Ömer Işık', { opening })]),
    [`${url}/openings`]: () => succeeded([opening, { id: 4, title: 'Stajyer' }]),
    [`${url}/not-check-count`]: () => succeeded({ count: 1 }),
    [`${url}/5`]: () => succeeded(messageRecord(5, 'Ömer Işık', { opening, cv })),
  });
  await open();
  expect(screen.getByText('İş ilanı', { selector: 'dt' }).nextSibling).toHaveTextContent('Saha mühendisi');

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'İş ilanı' }), 'Saha mühendisi');

  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(url, { page: 1, section: 'mail', opening: 7 }));
  expect(window.location.search).toContain('ilan=7');
});

test('an inbox without applications to an opening has no filter by it', async () => {
  await open();
  expect(screen.queryByRole('combobox', { name: 'İş ilanı' })).toBeNull();
});
