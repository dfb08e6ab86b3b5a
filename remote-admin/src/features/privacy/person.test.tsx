import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonalData } from '@vitrin/shared-contracts/privacy';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { dataRequest, personalMessage } from '../../testing/privacy-fixtures.ts';
import { PersonPage } from './person.page.tsx';

const url = '/api/admin/privacy/person';
const address = '/admin/privacy/person';
const email = 'ayse@ornek.example';
const routes = singleScreenRoutes(address, PersonPage);

const person = (changed: Partial<PersonalData> = {}): PersonalData => ({
  email,
  messages: [
    personalMessage(9, { kind: 'human-resources', has_cv: true, notes: 2, replies: 1 }),
    personalMessage(8, { section: 'trash' }),
    personalMessage(7, { quarantined: true }),
  ],
  message_total: 3,
  mails: 1,
  subscription: null,
  requests: [dataRequest(4, 'Ayşe Işık')],
  is_staff: false,
  ...changed,
});

const nobody = person({ messages: [], message_total: 0, mails: 0, requests: [] });

async function searchFor(text: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Verileri aranan kişi' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Ara' }));
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({ [url]: () => succeeded(person()) });
});

test('an email shows all data wherever it is stored, and never appears in the URL', async () => {
  const { router } = openPanel(routes, address);
  await searchFor('Ayse@Ornek.example');

  expect(await screen.findByRole('heading', { name: 'Ayşe Işık' })).toBeVisible();
  expect(http.getJson).toHaveBeenCalledWith(url, { email });
  expect(screen.getByText(`${email} · 3 ileti · 1 özgeçmiş · 2 not · 2 e-posta · 1 başvuru`)).toBeVisible();
  const [application, trashed, suspected] = within(screen.getByRole('region', { name: 'Gönderdikleri' })).getAllByRole(
    'listitem',
  );
  if (!application || !trashed || !suspected) throw new Error('Expected three messages');
  for (const text of ['İnsan kaynakları', 'özgeçmiş ekli', '2 not', '1 yanıt', '5.1.2028 tarihine kadar saklanır'])
    expect(within(application).getByText(text)).toBeVisible();
  expect(within(application).getByRole('link')).toHaveAttribute('href', '/admin/human-resources?ileti=9');
  expect(within(trashed).getByText('İletişim, çöp kutusunda')).toBeVisible();
  expect(within(suspected).getByText('İletişim, karantinada')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('a name lists similar people to choose from', async () => {
  const near = [{ email, name: 'Ayşe Işık', messages: 3, requests: 1 }];
  stubReads({ [`${url}/near`]: () => succeeded(near), [url]: () => succeeded(person()) });
  openPanel(routes, address);
  await searchFor('ayşe');
  expect(http.getJson).toHaveBeenCalledWith(`${url}/near`, { search: 'ayşe' });
  expect(await screen.findByText('3 ileti, 1 başvuru')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `Ayşe Işık, ${email}: verilerini aç` }));

  expect(await screen.findByRole('region', { name: 'Gönderdikleri' })).toBeVisible();
});

test('the focus stays in the search field for the next search', async () => {
  openPanel(routes, address);
  const field = await screen.findByRole('textbox', { name: 'Verileri aranan kişi' });
  await userEvent.type(field, `${email}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'Ayşe Işık' })).toBeVisible();
  expect(field).toHaveFocus();
});

test('neither typing nor an empty search sends a request', async () => {
  openPanel(routes, address);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Verileri aranan kişi' }), email);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Verileri aranan kişi' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ara' }));

  expect(http.getJson).not.toHaveBeenCalled();
});

test.each([
  [email, 'Bu adresle saklanan veri yok.'],
  ['kimse', '“kimse” için kimse bulunamadı.'],
])('a search for %s without data shows a message', async (text, message) => {
  stubReads({ [url]: () => succeeded(nobody), [`${url}/near`]: () => succeeded([]) });
  openPanel(routes, address);
  await searchFor(text);

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Verileri/ })).toBeNull();
});

test('somebody who has only subscribed to the newsletter is found, and the data can be erased', async () => {
  const at = '2026-01-06T09:00:00.000Z';
  const subscription = { email, lang: 'tr', state: 'confirmed', created_at: at, changed_at: at, proofs: [] } as const;
  stubReads({ [url]: () => succeeded({ ...nobody, subscription }) });
  openPanel(routes, address);
  await searchFor(email);

  expect(await screen.findByRole('region', { name: 'Bülten' })).toHaveTextContent('Onaylı · 6.1.2026');
  expect(screen.getByRole('button', { name: /yok et/i })).toBeVisible();
});

test('a failed search can be retried', async () => {
  stubReads({ [url]: unreachable });
  openPanel(routes, address);
  await searchFor(email);
  await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' });
  stubReads({ [url]: () => succeeded(person({ is_staff: true })) });
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));

  expect(await screen.findByText('Bu, bir çalışanın adresidir.')).toBeVisible();
});

// The browser of the tests has no such addresses; files that share this process must not find one.
afterAll(() => Reflect.deleteProperty(URL, 'createObjectURL'));

test('all data is downloaded as one archive', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:veriler');
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  http.getFile.mockResolvedValue({ success: true, status: 200, data: new Blob(['PK']) });
  openPanel(routes, address);
  await searchFor(email);
  await userEvent.click(await screen.findByRole('button', { name: 'Verileri indir (ZIP)' }));

  await waitFor(() => expect(saved).toEqual(['kisisel-veriler.zip']));
  expect(http.getFile).toHaveBeenCalledWith(`${url}/export`, { email });
});

describe('destroying personal data', () => {
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Verileri yok et' }));

  test('lists the data, asks for confirmation, and sends the id of the open request', async () => {
    http.sendForm.mockResolvedValue(succeeded({ messages: 3, files: 1, mails: 2 }));
    openPanel(routes, address);
    await searchFor(email);
    await press();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(`${email}: 3 ileti, 1 özgeçmiş, 2 not, 2 e-posta`)).toBeInTheDocument();
    expect(dialog.getByText('Kalıcı Olarak Silinecek!')).toBeInTheDocument();
    stubReads({ [url]: () => succeeded({ ...nobody, requests: [dataRequest(4, 'Ayşe Işık')] }) });
    await userEvent.click(dialog.getByRole('button', { name: 'Evet, Sil!' }));

    expect(await screen.findByText('Silindi!')).toBeInTheDocument();
    const form_data = { email, request_id: 4 };
    expect(http.sendForm).toHaveBeenCalledWith('POST', '/api/admin/privacy/erase', { form_data });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Gönderdikleri', hidden: true })).toBeNull());
  });

  test('can be a decision of the company without a request; cancelling the confirmation destroys nothing', async () => {
    http.sendForm.mockResolvedValue(rejected(500));
    openPanel(routes, address);
    await searchFor(email);
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Silme nedeni' }),
      'Şirketin kararı, başvuru yok',
    );
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Vazgeç' }));
    expect(http.sendForm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Evet, Sil!' }));

    const form_data = { email, request_id: null };
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('POST', '/api/admin/privacy/erase', { form_data }));
    expect(await screen.findByText(/Silme İşleminde Hata Oldu/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Gönderdikleri', hidden: true })).toBeInTheDocument();
  });
});
