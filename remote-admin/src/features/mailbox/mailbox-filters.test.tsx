import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubReads, http, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { assignee, messageLabel, messageRow } from '../../testing/mailbox-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { ApplicationsMailboxPage, ContactMailboxPage } from './mailbox.page.tsx';

const address = '/admin/contact';
const url = '/api/admin/contact';
const routes = singleScreenRoutes(address, ContactMailboxPage);
const rows = [
  messageRow(3, 'Ayşe Işık', { stage: 'in-progress', labels: [7], assignee: assignee(4, 'Deniz Aksoy') }),
  messageRow(2, 'Çağrı Öztürk', { check: 1, labels: [7, 8] }),
];

beforeEach(() => {
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
  stubReads({
    [url]: () => succeeded(rows, { meta: { page: 1, page_size: 20, total: 2 } }),
    [`${url}/labels`]: () => succeeded([messageLabel(8, 'Acil', { colour: 'red' }), messageLabel(7, 'Teklif')]),
    [`${url}/assignees`]: () => succeeded([assignee(4, 'Deniz Aksoy')]),
    [`${url}/not-check-count`]: () => succeeded({ count: 1 }),
  });
});

const filter = (name: string) => screen.findByRole('combobox', { name });

test('every filter queries the server and is stored in the URL', async () => {
  const { router } = openPanel(routes, address);
  await screen.findByRole('option', { name: 'Deniz Aksoy' });

  await userEvent.selectOptions(await filter('Okunma'), 'Okunmamış');
  await userEvent.selectOptions(await filter('Aşama'), 'Yanıtlandı');
  await userEvent.selectOptions(await filter('Etiket'), 'Teklif');
  await userEvent.selectOptions(await filter('Sorumlu'), 'Bana atanan');
  fireEvent.change(screen.getByLabelText('İlk gün'), { target: { value: '2026-01-05' } });
  fireEvent.change(screen.getByLabelText('Son gün'), { target: { value: '2026-01-06' } });

  await waitFor(() =>
    expect(http.getJson).toHaveBeenCalledWith(url, {
      page: 1,
      section: 'mail',
      check: 0,
      stage: 'answered',
      label: 7,
      assignee: 'me',
      from: '2026-01-05',
      to: '2026-01-06',
    }),
  );
  expect(router.state.location.search).toBe(
    '?okuma=0&asama=answered&etiket=7&sorumlu=me&ilk=2026-01-05&son=2026-01-06',
  );
  expect(screen.getByText('6 filtre')).toBeVisible();
});

test('the collapsed filters show their number and can be cleared together; the search is kept', async () => {
  const { router } = openPanel(routes, `${address}?ara=köprü&okuma=0&sorumlu=none&sayfa=2`);
  const fold = await screen.findByRole('button', { name: 'Filtreler (2)' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');

  await userEvent.click(screen.getByRole('button', { name: 'Temizle' }));

  await waitFor(() => expect(router.state.location.search).toBe('?ara=k%C3%B6pr%C3%BC'));
  expect(screen.queryByRole('button', { name: 'Temizle' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Filtreler' })).toBeVisible();
});

test('filters without matches show a message and a button that clears them', async () => {
  stubReads({ [url]: () => succeeded([]) });
  const { router } = openPanel(routes, `${address}?asama=closed`);

  expect(await screen.findByText('Bu filtrelere uyan ileti yok.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('another section opens without filters', async () => {
  openPanel(routes, `${address}?asama=closed&ara=köprü`);

  expect(await screen.findByRole('link', { name: 'Çöp kutusu' })).toHaveAttribute('href', `${address}?bolum=cop`);
});

test('the stages depend on the inbox', async () => {
  openPanel(singleScreenRoutes('/admin/human-resources', ApplicationsMailboxPage), '/admin/human-resources');

  const stages = within(await filter('Aşama')).getAllByRole('option');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Aşama',
    'Yeni',
    'Görüşmede',
    'Teklif verildi',
    'Olumsuz',
    'Aday havuzunda',
  ]);
});

test('a row shows stage, labels and assignee', async () => {
  openPanel(routes, address);
  const list = await screen.findByRole('list', { name: 'Gelen kutusu' });
  const [first, second] = within(list).getAllByRole('listitem');

  expect(await within(first as HTMLElement).findByText('Teklif')).toBeVisible();
  expect(within(first as HTMLElement).getByText('İlgileniliyor')).toBeVisible();
  expect(within(first as HTMLElement).getByRole('img', { name: 'Sorumlu: Deniz Aksoy' })).toHaveTextContent('DA');
  expect(within(second as HTMLElement).getByText('Acil')).toBeVisible();
  expect(within(second as HTMLElement).queryByText('Yeni')).toBeNull();
});

describe('with selected messages', () => {
  const chooseAll = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Tümünü seç' }));
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name, hidden: true }));

  test.each<[string, string, object]>([
    ['Okundu yap', 'check', { check_list: [3, 2], check: 1 }],
    ['İstenmeyen olarak işaretle', 'quarantine', { quarantine_list: [3, 2] }],
    ['Çöpe taşı', 'trash', { trash_list: [3, 2] }],
  ])('"%s" applies to all of them', async (name, call, fields) => {
    openPanel(routes, address);
    await chooseAll();

    await press(name);

    await waitFor(() => expect(http.sendForm.mock.calls).toEqual([['PUT', `${url}/${call}`, fields]]));
  });

  test('read messages can be marked as unread', async () => {
    openPanel(routes, address);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Çağrı Öztürk/ }));

    await press('Okunmadı yap');

    await waitFor(() =>
      expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/check`, { check_list: [2], check: 0 }),
    );
  });

  test('a label that all of them have is checked and can be removed; the selection is kept', async () => {
    openPanel(routes, address);
    await chooseAll();
    await press('Etiketle');
    const common = await screen.findByRole('menuitemcheckbox', { name: /Teklif/, hidden: true });
    expect(common).toBeChecked();
    expect(screen.getByRole('menuitemcheckbox', { name: /Acil/, hidden: true })).not.toBeChecked();

    await userEvent.click(common);

    await waitFor(() =>
      expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/labelling`, {
        label_list: [3, 2],
        label_id: 7,
        on: 0,
      }),
    );
    expect(screen.getByText('2 seçildi')).toBeInTheDocument();
  });

  test('an assignee can be set for all of them', async () => {
    openPanel(routes, address);
    await chooseAll();
    await press('Birine ata');

    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deniz Aksoy', hidden: true }));

    await waitFor(() =>
      expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/assign`, { assign_list: [3, 2], user_id: 4 }),
    );
  });

  test('messages in quarantine can be marked as not spam', async () => {
    openPanel(routes, `${address}?bolum=karantina`);
    await chooseAll();

    await press('İstenmeyen değil');

    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/restore`, { restore_list: [3, 2] }));
  });
});
