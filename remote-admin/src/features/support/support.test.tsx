import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { supportRow as row } from '../../testing/support-fixtures.ts';
import { SupportQueuePage } from './support-queue.page.tsx';
import { SupportInsertPage } from './support-insert.page.tsx';
import { SupportListPage } from './support-list.page.tsx';

const url = '/api/admin/support';

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
});

describe('own support requests', () => {
  const address = '/admin/support';
  const routes = singleScreenRoutes(address, SupportListPage);

  test('are listed with importance, number of answers and status', async () => {
    stubReads({ [url]: () => succeeded([row(4, { status: 'answered', answers: 2, importance: 'high' })]) });
    openPanel(routes, address, 'editor');

    const item = within(await screen.findByRole('listitem'));
    expect(item.getByRole('link', { name: 'Talep 4' })).toHaveAttribute('href', '/admin/support/request?id=4');
    for (const text of ['Önemi: yüksek', '2 yanıt', 'Yanıtlandı', 'Yanıt geldi'])
      expect(item.getByText(text)).toBeVisible();
  });

  test('show an explanation and a link to the first record when the list is empty', async () => {
    stubReads({ [url]: () => succeeded([]) });
    openPanel(routes, address, 'hr');

    expect(await screen.findByText('Henüz destek talebiniz yok.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Yeni talep' })[0]).toHaveAttribute('href', '/admin/support/insert');
  });

  test('are searched and filtered on the server', async () => {
    stubReads({ [url]: () => succeeded([]) });
    openPanel(routes, `${address}?ara=görsel`);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Durum' }), 'Kapandı');

    await waitFor(() =>
      expect(http.getJson).toHaveBeenCalledWith(url, { page: 1, search: 'görsel', status: 'closed' }),
    );
    expect(screen.getByText('Böyle bir talep bulunamadı.')).toBeVisible();
  });

  test('load on retry after a failure', async () => {
    stubReads({ [url]: unreachable });
    openPanel(routes, address);
    expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();
    stubReads({ [url]: () => succeeded([row(4)]) });
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));

    expect(await screen.findByRole('link', { name: 'Talep 4' })).toBeVisible();
  });
});

describe('a new support request', () => {
  const address = '/admin/support/insert';
  const routes = singleScreenRoutes(address, SupportInsertPage);
  const write = async (field: string, text: string) => {
    await userEvent.click(await screen.findByRole('textbox', { name: field }));
    await userEvent.paste(text);
  };
  const fill = async () => {
    await write('Konu', 'Görsel yüklenmiyor');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Önem' }), 'Yüksek');
    await write('Açıklama', 'Kapak görseli yüklerken hata alıyorum.');
  };
  const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Gönder' }));

  test('sends subject, importance and text, then opens the list', async () => {
    const { router } = openPanel(routes, address);
    await fill();
    await send();

    expect(await screen.findByText('Oluşturuldu!')).toBeInTheDocument();
    const form_data = {
      subject: 'Görsel yüklenmiyor',
      importance: 'high',
      message: 'Kapak görseli yüklerken hata alıyorum.',
    };
    expect(http.sendForm).toHaveBeenCalledWith('POST', url, { form_data }, expect.any(String));
    expect(router.state.location.pathname).toBe('/admin/support');
  });

  test('shows missing fields with an error beside each', async () => {
    openPanel(routes, address);
    await write('Açıklama', 'k');
    await send();

    expect(await screen.findByText('Düzeltilmesi gereken 2 alan var:')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Konu' })).toHaveAccessibleDescription(/\* Bu Alan Zorunlu/);
    expect(screen.getByRole('textbox', { name: 'Açıklama' })).toHaveAccessibleDescription(/2 Karakterden Az/);
    expect(http.sendForm).not.toHaveBeenCalled();
  });

  test('keeps all values after a failure and after leaving the page', async () => {
    http.sendForm.mockResolvedValue(rejected(500));
    const { unmount } = openPanel(routes, address);
    await fill();
    await send();
    expect(await screen.findByText('İşlem Başarısız!')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Konu' })).toHaveValue('Görsel yüklenmiyor');
    unmount();

    openPanel(routes, address);
    await userEvent.click(await screen.findByRole('button', { name: 'Yazıyı geri yükle' }));

    expect(screen.getByRole('textbox', { name: 'Konu' })).toHaveValue('Görsel yüklenmiyor');
  });
});

describe('support queue', () => {
  const address = '/admin/support/desk';
  const routes = singleScreenRoutes(address, SupportQueuePage);

  test('lists the requests of all users with name, importance and status', async () => {
    stubReads({ [`${url}/desk`]: () => succeeded([row(4, { importance: 'high', author: 'Ömer Işık' })]) });
    openPanel(routes, address, 'super_admin');

    const item = within(await screen.findByRole('listitem'));
    expect(item.getByRole('link', { name: 'Talep 4' })).toHaveAttribute('href', '/admin/support/request?id=4');
    for (const text of ['Ömer Işık', 'Önemi: yüksek', 'Açık']) expect(item.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Gelen destek talepleri' })).toHaveAttribute('aria-current', 'page');
  });

  test('is searched and filtered on the server', async () => {
    stubReads({ [`${url}/desk`]: () => succeeded([]) });
    openPanel(routes, `${address}?ara=görsel&durum=open`, 'super_admin');

    await waitFor(() =>
      expect(http.getJson).toHaveBeenCalledWith(`${url}/desk`, { page: 1, search: 'görsel', status: 'open' }),
    );
    expect(await screen.findByText('Böyle bir talep bulunamadı.')).toBeVisible();
  });

  test('shows an explanation when it is empty', async () => {
    stubReads({ [`${url}/desk`]: () => succeeded([]) });
    openPanel(routes, address, 'super_admin');
    expect(await screen.findByText('Henüz destek talebi gelmedi.')).toBeVisible();
  });
});

test.each([
  ['super_admin', 1],
  ['admin', 0],
] as const)('%s sees %d links to the support queue', async (role, count) => {
  stubReads({ [url]: () => succeeded([]) });
  openPanel(singleScreenRoutes('/admin/support', SupportListPage), '/admin/support', role);
  await screen.findByText('Henüz destek talebiniz yok.');
  expect(screen.queryAllByRole('link', { name: 'Gelen destek talepleri' })).toHaveLength(count);
});

describe('mail delivery notice', () => {
  const delivery = (changed: object) => ({
    [url]: () => succeeded([]),
    [`${url}/delivery`]: () => succeeded({ forwarding: 'no-server', answerers: ['Deniz Kaya', 'Ali Er'], ...changed }),
  });
  const routes = singleScreenRoutes('/admin/support', SupportListPage);

  test('states that no mail can be sent and names the users who read requests in the panel', async () => {
    stubReads(delivery({}));
    openPanel(routes, '/admin/support', 'editor');
    const note = within(await screen.findByRole('note'));
    expect(note.getByText('Sunucuda e-posta kurulu değil: talebiniz kimseye e-postayla gitmez.')).toBeVisible();
    expect(note.getByText(/görebilenler: Deniz Kaya ve Ali Er\. İşiniz acilse/)).toBeVisible();
    expect(note.queryByRole('link')).toBeNull();
  });

  test('links to the mail settings for a user who may change them', async () => {
    stubReads(delivery({ forwarding: 'no-address', answerers: [] }));
    openPanel(routes, '/admin/support', 'admin');
    const note = within(await screen.findByRole('note'));
    expect(note.getByText(/sizden başka yanıtlayabilecek kimse yok/)).toBeVisible();
    expect(note.getByRole('link', { name: 'E-posta' })).toHaveAttribute('href', '/admin/mail');
  });

  test('is not shown when mail works', async () => {
    stubReads(delivery({ forwarding: 'on' }));
    openPanel(routes, '/admin/support', 'admin');
    expect(await screen.findByText('Henüz destek talebiniz yok.')).toBeVisible();
    expect(screen.queryByRole('note')).toBeNull();
  });
});
