import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { dataRequest } from '../../testing/privacy-fixtures.ts';
import { DataRequestInsertPage, DataRequestUpdatePage } from './data-request.pages.tsx';
import { DataRequestListPage } from './data-request-list.page.tsx';

const url = '/api/admin/privacy/requests';

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
});

describe('data subject requests', () => {
  const address = '/admin/privacy';
  const routes = singleScreenRoutes(address, DataRequestListPage);

  test.each([
    [{ days_left: -3 }, '3 gün gecikti'],
    [{ days_left: 0 }, 'Bugün son gün'],
    [{ days_left: 7 }, '7 gün kaldı'],
    [{ days_left: 28 }, '28 gün kaldı'],
    [{ days_left: null, state: 'granted' as const }, 'Karşılandı'],
    [{ days_left: null, state: 'refused' as const }, 'Reddedildi'],
  ])('with %j show "%s"', async (changed, text) => {
    stubReads({ [url]: () => succeeded([dataRequest(4, 'Ayşe Işık', changed)]) });
    openPanel(routes, address);

    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText(text)).toBeVisible();
    for (const fact of ['KVKK-AB4C-DEF4', 'Silme / yok etme', '5.1.2026 – 4.2.2026'])
      expect(item.getByText(fact)).toBeVisible();
    expect(item.getByRole('link', { name: 'Ayşe Işık' })).toHaveAttribute('href', '/admin/privacy/request-update?id=4');
  });

  test('show an explanation and a link to the first record when the list is empty', async () => {
    stubReads({ [url]: () => succeeded([]) });
    openPanel(routes, address);

    expect(await screen.findByText('Henüz başvuru yok.')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Yeni başvuru' }))
      expect(link).toHaveAttribute('href', '/admin/privacy/request-insert');
  });

  test('are searched and filtered on the server', async () => {
    stubReads({ [url]: () => succeeded([]) });
    openPanel(routes, `${address}?ara=ışık`);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Durum' }), 'Açık');

    await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(url, { page: 1, search: 'ışık', state: 'open' }));
    expect(screen.getByText('Böyle bir başvuru bulunamadı.')).toBeVisible();
  });

  test('load on retry after a failure', async () => {
    stubReads({ [url]: unreachable });
    openPanel(routes, address);
    expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();
    stubReads({ [url]: () => succeeded([dataRequest(4, 'Ayşe Işık')]) });
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));

    expect(await screen.findByRole('link', { name: 'Ayşe Işık' })).toBeVisible();
  });
});

describe('a new data subject request', () => {
  const address = '/admin/privacy/request-insert';
  const routes = singleScreenRoutes(address, DataRequestInsertPage);
  const prefill = {
    name: 'Can Su',
    email: 'can@ornek.example',
    text: 'Verilerimi silin & gönderin.',
    received_on: '2026-01-05',
  };
  /** Opens the screen as the link in a message does. */
  const openPrefilled = async () => {
    const opened = openPanel(routes, '/admin/contact');
    await act(() => opened.router.navigate(address, { state: { prefill } }));
    return opened;
  };
  const choose = async () =>
    userEvent.selectOptions(await screen.findByRole('combobox', { name: /Başvuru türü/ }), 'İtiraz');
  const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Kaydet' }));

  test('is prefilled with the data of the message, and saving opens the list', async () => {
    const { router } = await openPrefilled();
    expect(await screen.findByRole('textbox', { name: 'Ad soyad' })).toHaveValue('Can Su');
    await choose();
    await save();

    expect(await screen.findByText('Oluşturuldu!')).toBeInTheDocument();
    const form_data = {
      ...prefill,
      kind: 'objection',
      state: 'open',
      outcome: '',
    };
    expect(http.sendForm).toHaveBeenCalledWith('POST', url, { form_data }, expect.any(String));
    expect(router.state.location.pathname).toBe('/admin/privacy');
  });

  test('shows missing fields with an error beside each', async () => {
    openPanel(routes, address);
    await save();

    expect(await screen.findByText('Düzeltilmesi gereken 3 alan var:')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Ad soyad' })).toHaveAccessibleDescription(/\* Bu Alan Zorunlu/);
    expect(screen.getByRole('combobox', { name: /Başvuru türü/ })).toHaveAccessibleDescription(
      /Listeden bir değer seçin\./,
    );
    expect(http.sendForm).not.toHaveBeenCalled();
  });

  test('keeps the typed values when it is rejected, and shows the reason beside the field', async () => {
    http.sendForm.mockResolvedValue(rejected(422, { errors: { received_on: 'Bu Tarih Henüz Gelmedi' } }));
    await openPrefilled();
    await choose();
    await save();

    expect(await screen.findByLabelText(/Alındığı gün/)).toHaveAccessibleDescription(/Bu Tarih Henüz Gelmedi/);
    expect(screen.getByRole('textbox', { name: 'Başvurunun metni' })).toHaveValue(prefill.text);
  });
});

describe('a data subject request', () => {
  const address = '/admin/privacy/request-update';
  const routes = singleScreenRoutes(address, DataRequestUpdatePage);
  const open = async () => {
    stubReads({ [`${url}/4`]: () => succeeded(dataRequest(4, 'Ayşe Işık', { days_left: -1 })) });
    const { router } = openPanel(routes, `${address}?id=4`);
    expect(await screen.findByRole('heading', { name: 'KVKK-AB4C-DEF4' })).toBeVisible();
    return router;
  };

  test('shows how late it is, and can be closed only with an outcome', async () => {
    await open();
    expect(screen.getByText('1 gün gecikti')).toBeVisible();
    expect(screen.getByText('4.2.2026')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durum' }), 'Karşılandı');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    const outcome = screen.getByRole('textbox', { name: 'Sonuç' });
    await waitFor(() => expect(outcome).toHaveAccessibleDescription(/\* Bu Alan Zorunlu/));
    await userEvent.type(outcome, 'Silindi.');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

    expect(await screen.findByText('Güncellendi!')).toBeInTheDocument();
    expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/4`, {
      form_data: expect.objectContaining({ state: 'granted', outcome: 'Silindi.', version: 3 }),
    });
  });

  test('links to the personal data without putting the email into the URL', async () => {
    const router = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Kişinin verilerini aç' }));

    expect(router.state.location).toMatchObject({
      pathname: '/admin/privacy/person',
      search: '',
      state: { email: 'ayse@ornek.example' },
    });
  });

  test('opens the list if no id is given', async () => {
    const { router } = openPanel(routes, address);
    expect(await screen.findByText('başka ekran')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/privacy');
  });
});
