import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contractRecord, languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { ContractListPage } from './contract-list.page.tsx';

const address = '/admin/contracts';
const call = '/api/admin/contracts';
const routes = singleScreenRoutes(address, ContractListPage);
const contracts = [contractRecord(1, 'KVKK Aydınlatma Metni'), contractRecord(2, 'İade Koşulları')];

function answer(list: () => ReturnType<typeof succeeded>): void {
  stubReads({ [call]: list, '/api/admin/languages/info': () => succeeded(languages) });
}

beforeEach(() => {
  jest.clearAllMocks();
  answer(() => succeeded(contracts));
});

test('a contract links to its form and shows its missing languages', async () => {
  openPanel(routes, address);

  expect(await screen.findByRole('link', { name: 'İade Koşulları' })).toHaveAttribute(
    'href',
    '/admin/contract-update?id=2',
  );
  expect((await screen.findAllByText('English: eksik'))[0]).toBeInTheDocument();
});

test('a user without write access sees no actions', async () => {
  openPanel(routes, address, 'editor');

  expect(await screen.findByText('İade Koşulları')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: /sil$/ })).toBeNull();
});

test('a search queries the server and is stored in the URL; an empty result shows a message without a second button for a new contract', async () => {
  const { router } = openPanel(routes, address);
  await screen.findByRole('link', { name: 'İade Koşulları' });
  answer(() => succeeded([]));

  await userEvent.type(screen.getByRole('searchbox', { name: 'Sözleşmelerde ara' }), 'çerez');

  expect(await screen.findByText('“çerez” için sözleşme bulunamadı.')).toBeVisible();
  expect(http.getJson).toHaveBeenCalledWith(call, { search: 'çerez' });
  expect(new URLSearchParams(router.state.location.search).get('ara')).toBe('çerez');
  expect(screen.getAllByRole('link', { name: 'Yeni sözleşme' })).toHaveLength(1);
});

test('an empty list shows an explanation; a failed request offers a retry', async () => {
  answer(() => succeeded([]));
  const { unmount } = openPanel(routes, address);
  expect(await screen.findByText('Henüz sözleşme yok.')).toBeVisible();
  unmount();

  answer(() => rejected(500));
  openPanel(routes, address);
  expect(await screen.findByRole('heading', { name: 'Bilgiler alınamadı.' })).toBeVisible();
  answer(() => succeeded(contracts));
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByRole('link', { name: 'İade Koşulları' })).toBeVisible();
});

test('a contract is moved to the trash without a question, and the list is refetched', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, address);

  const button = await screen.findByRole('button', { name: 'İade Koşulları: çöpe taşı' });
  answer(() => succeeded(contracts.slice(0, 1)));
  await userEvent.click(button);

  await waitFor(() => expect(screen.queryByRole('link', { name: 'İade Koşulları' })).toBeNull());
  expect(http.sendForm).toHaveBeenCalledWith('DELETE', call, { id: 2 });
});
