import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import type { ContactItemRecord } from '@vitrin/shared-contracts/contact-information';
import type { UnpublishedWork, WorkingCopy } from '@vitrin/shared-contracts/publication';
import { languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { publishedRecord } from '../../testing/publication-fixtures.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { ContactInformationPage } from './contact-information.page.tsx';

const address = '/admin/settings/contact-information';
const call = '/api/admin/settings/contact-information';
const routes = singleScreenRoutes(address, ContactInformationPage);
const hours = '[{"days":[1,2,3,4,5],"opens":"08:30","closes":"18:00"},{"days":[7],"opens":null,"closes":null}]';

function item(
  id: number,
  section: ContactItemRecord['section'],
  changed: Partial<ContactItemRecord>,
): ContactItemRecord {
  const texts = { name: `Bilgi ${id}`, content: '0232 555 01 00', lang: null };
  return { id, section, ...texts, queue: 10 - id, version: 2, updated_at: '2026-01-05T09:00:00.000Z', ...changed };
}

const items = [
  item(1, 'telefon', { name: 'Konak' }),
  item(2, 'telefon', { name: 'Edremit' }),
  item(3, 'telefon', { name: 'Emergencies', lang: 'en' }),
  item(4, 'telefon', { name: 'Acil', lang: 'tr' }),
  item(5, 'shift', { name: 'Ofis', content: hours }),
];

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.publication.mockReset();
  stubReads({ [call]: () => succeeded(items), '/api/admin/languages/info': () => succeeded(languages) });
  http.sendForm.mockResolvedValue(succeeded());
});

const list = (name: string) => screen.findByRole('list', { name });

test('items are grouped by section and language, the default language first, with readable working hours', async () => {
  openPanel(routes, address);

  const section = within(await screen.findByRole('region', { name: 'Telefonlar' }));
  await waitFor(() =>
    expect(section.getAllByRole('list').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Telefonlar, Tüm diller',
      'Telefonlar, Yalnızca Türkçe',
      'Telefonlar, Yalnızca English',
    ]),
  );
  expect(screen.getByText('Pzt–Cum 08:30–18:00 · Paz kapalı')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Adresler' })).getByText(/sitede bu bölüm görünmez/)).toBeVisible();
});

test('a failed search keeps its field, text and focus', async () => {
  openPanel(routes, address);
  await list('Telefonlar, Tüm diller');
  stubReads({ [call]: unreachable, '/api/admin/languages/info': () => succeeded(languages) });

  await userEvent.type(screen.getByRole('searchbox', { name: 'Şirket bilgilerinde ara' }), 'konak');

  expect(await screen.findByRole('heading', { level: 2, name: 'Sunucuya ulaşılamadı.' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Şirket Bilgileri' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('konak');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a move stays within one section and language', async () => {
  openPanel(routes, address);
  const phones = within(await list('Telefonlar, Tüm diller'));

  await userEvent.click(phones.getByRole('button', { name: 'Edremit: sıralama' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Başa al', hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm).toHaveBeenCalledWith('PUT', `${call}/queue`, { queue: queueFromOrder([2, 1]) });
  expect(screen.queryByRole('button', { name: 'Acil: sıralama' })).toBeNull();
});

test('a new phone number is validated, then sent with its section and language', async () => {
  openPanel(routes, address);
  await userEvent.click(await screen.findByRole('link', { name: 'Telefonlar: ekle' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Ad' }), 'Santral');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Telefon numarası' }), 'bizi arayın');
  await userEvent.click(dialog.getByRole('button', { name: 'Yayınla' }));
  expect(dialog.getByRole('textbox', { name: 'Telefon numarası' })).toHaveAccessibleDescription(
    'Geçerli Telefon Numarası Giriniz',
  );
  expect(http.sendForm).not.toHaveBeenCalled();

  await userEvent.clear(dialog.getByRole('textbox', { name: 'Telefon numarası' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Telefon numarası' }), '+90 232 555 01 00');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Gösterildiği dil' }), 'Yalnızca English');
  await userEvent.click(dialog.getByRole('button', { name: 'Yayınla' }));

  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Ad' })).toBeNull());
  expect(http.sendForm.mock.calls[0]?.slice(0, 3)).toEqual([
    'POST',
    call,
    { section: 'telefon', name: 'Santral', content_data: '+90 232 555 01 00', lang: 'en' },
  ]);
});

test('working hours are chosen by day and hour, and sent in the JSON format of the site', async () => {
  openPanel(routes, `${address}?kayit=5`);
  const first = within(await screen.findByRole('group', { name: '1. satır: Pzt–Cum' }));

  await userEvent.click(first.getByRole('button', { name: 'Cmt' }));
  await userEvent.click(screen.getByRole('button', { name: '2. satırı sil' }));
  await userEvent.click(screen.getByRole('button', { name: 'Güncelle' }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  const [, , fields] = http.sendForm.mock.calls[0] ?? [];
  expect(fields).toMatchObject({ id: 5, version: 2, section: 'shift' });
  expect(fields?.['content_data']).toEqual([{ days: [1, 2, 3, 4, 5, 6], opens: '08:30', closes: '18:00' }]);
});

const copyId = '5f0c9d3e-6b1a-4d2c-8e7f-0a1b2c3d4e5f';

function draftOf(record: string | null, form: object): WorkingCopy {
  return {
    id: copyId,
    record,
    title: 'Santral',
    author: 'Elif Kaya',
    updated_at: new Date().toISOString(),
    rev: 1,
    base_version: record === null ? null : 2,
    changed: [{ path: 'name', label: 'Ad' }],
    form_json: JSON.stringify(form),
    base_json: record === null ? null : JSON.stringify({ ...form, name: 'Konak' }),
  };
}

function serveDraft(draft: WorkingCopy): void {
  const work: UnpublishedWork = { copies: [draft], schedules: [] };
  http.publication.mockImplementation(async (path) => {
    if (path.includes('/copies/')) return succeeded(draft);
    return succeeded(path.endsWith('/contact-information') ? work : { ...publishedRecord, copy: draft });
  });
}

test('a draft of a number is saved without publishing it, and its language stays as it is stored', async () => {
  http.sendForm.mockResolvedValue(succeeded({}));
  openPanel(routes, `${address}?kayit=1`);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ad' }), ' merkez');
  await userEvent.click(screen.getByRole('button', { name: 'Taslağı kaydet' }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm.mock.calls[0]).toMatchObject([
    'PUT',
    expect.stringMatching(/^\/api\/admin\/publication\/contact-information\/copies\//),
    { form_data: { record: '1', base_version: 2 }, values: { section: 'telefon', name: 'Konak merkez', lang: null } },
  ]);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('an item with a draft is marked in its section, and its dialog opens with the draft', async () => {
  serveDraft(draftOf('1', { section: 'telefon', name: 'Santral', content_data: '0232 555 01 00', lang: '' }));
  openPanel(routes, address);
  const phones = within(await list('Telefonlar, Tüm diller'));
  expect(await phones.findByText('Yayında · taslak var')).toBeVisible();

  await userEvent.click(phones.getByRole('link', { name: 'Konak' }));

  expect(await screen.findByRole('textbox', { name: 'Ad' })).toHaveValue('Santral');
});

test('the draft of a new item opens in the form of its section and is published', async () => {
  serveDraft(draftOf(null, { section: 'email', name: 'Santral', content_data: 'bilgi@ornek.com', lang: '' }));
  http.sendForm.mockResolvedValue(succeeded());
  const { router } = openPanel(routes, address);
  const drafts = within(await screen.findByRole('region', { name: 'Yayınlanmamış taslaklar' }));
  await userEvent.click(drafts.getByRole('link', { name: 'Santral' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-posta adresleri: yeni' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Yayınla' }));

  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(http.sendForm.mock.calls[0]?.slice(0, 3)).toMatchObject([
    'POST',
    call,
    { section: 'email', name: 'Santral', working_copy: copyId },
  ]);
});

test('an item that cannot be moved to the trash shows the documented message', async () => {
  http.sendForm.mockResolvedValue(rejected(500));
  openPanel(routes, address);

  await userEvent.click(await screen.findByRole('button', { name: 'Konak: çöpe taşı' }));

  expect(await screen.findByText(/Çöpe taşıma işleminde sorun oldu!/)).toBeInTheDocument();
  expect(http.sendForm).toHaveBeenCalledWith('DELETE', call, { id: 1 });
});

test('a search shows only sections with matches and disables reordering; an empty result shows a message', async () => {
  const { router } = openPanel(routes, address);
  const phones = within(await list('Telefonlar, Tüm diller'));
  expect(phones.getByLabelText('Konak: taşı')).toBeInTheDocument();
  stubReads({ [call]: () => succeeded(items.slice(0, 2)), '/api/admin/languages/info': () => succeeded(languages) });

  await userEvent.type(screen.getByRole('searchbox', { name: 'Şirket bilgilerinde ara' }), '555');
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { search: 555 }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Adresler' })).toBeNull());
  expect(screen.getByRole('region', { name: 'Telefonlar' })).toBeVisible();
  expect(screen.queryByLabelText('Konak: taşı')).toBeNull();
  expect(new URLSearchParams(router.state.location.search).get('ara')).toBe('555');

  stubReads({ [call]: () => succeeded([]), '/api/admin/languages/info': () => succeeded(languages) });
  await userEvent.type(screen.getByRole('searchbox'), '9');
  expect(await screen.findByText('“5559” için bilgi bulunamadı.')).toBeVisible();
});

test('a deleted item shows a not-found message', async () => {
  openPanel(routes, `${address}?kayit=99`);
  expect(await screen.findByRole('heading', { name: 'Bu kayıt bulunamadı.' })).toBeVisible();
});
