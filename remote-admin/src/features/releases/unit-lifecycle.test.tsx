import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, rejected, succeeded } from '../../testing/fake-server.ts';
import { publishKeyRow, releaseRow, unitOverview } from '../../testing/release-fixtures.ts';
import { call, at, next, answers, open, press } from './testing/unit-screen.tsx';

beforeEach(() => {
  jest.clearAllMocks();
  answers();
  http.sendForm.mockResolvedValue(succeeded());
});

test('a remote is handed over to another team, whose credential is shown once', async () => {
  const owner = { owner: 'Site ekibi', contact: 'site@ornek.com', since: at };
  answers(unitOverview({ owner }));
  http.sendForm.mockResolvedValueOnce(
    rejected(422, { errors: { owner: 'Çok Kısa' }, message: 'İşaretli alan yanlış.' }),
  );
  open();
  expect(await screen.findByText(/Ekip: Site ekibi \(site@ornek\.com\)/)).toBeVisible();
  await press('Devret');
  const dialog = within(await screen.findByRole('dialog', { name: 'Site: başka ekibe devredilsin mi?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Devret' }));
  expect(dialog.getByRole('textbox', { name: 'Yeni ekip' })).toBeInvalid();
  expect(http.sendForm).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Yeni ekip' }), 'Kampanya ekibi');
  await userEvent.click(dialog.getByRole('button', { name: 'Devret' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('İşaretli alan yanlış.');
  expect(dialog.getByRole('textbox', { name: 'Yeni ekip' })).toHaveValue('Kampanya ekibi');

  http.sendForm.mockResolvedValueOnce(succeeded({ key: publishKeyRow(9, 'Kampanya ekibi'), secret: 'vitrin_4f' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Devret' }));
  expect(await screen.findByRole('status', { name: 'Gizli metin' })).toHaveTextContent('vitrin_4f');
  const form_data = { owner: 'Kampanya ekibi', contact: '', days: 90, reason: 'Birimi başka bir ekip üstleniyor' };
  expect(http.sendForm).toHaveBeenLastCalledWith(
    'POST',
    '/api/admin/remotes/remote_public/hand-over',
    { form_data },
    expect.any(String),
  );
});

test('the pages that show sections of the remote are named before it is handed over', async () => {
  const page = { entity: 'Sayfa', record: '8', title: 'Fırsatlar', screen: null, sections: ['Son fırsatlar'] };
  answers(unitOverview(), { [`${call}/places`]: () => succeeded([page]) });
  open();
  await press('Devret');
  const dialog = within(await screen.findByRole('dialog', { name: 'Site: başka ekibe devredilsin mi?' }));
  const list = await dialog.findByRole('list', { name: 'Kullanıldığı yerler' });
  expect(list).toHaveTextContent('Fırsatlar: Son fırsatlar');
});

test('the credential of the shell needs the password; a wrong one is explained at the field', async () => {
  const shell = unitOverview({ unit: 'shell', title: 'Kabuk', segment: null });
  answers(shell, { '/api/admin/releases/shell': () => succeeded([]) });
  http.sendForm.mockResolvedValueOnce(
    rejected(422, { errors: { password: 'Şifre Hatalı' }, message: 'Şifre hatalı.' }),
  );
  open('/admin/releases/unit?name=shell');
  await press('Yayın anahtarı oluştur');
  expect(screen.queryByRole('button', { name: 'Devret' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Kabuk için yayın anahtarı oluşturulsun mu?' }));
  const password = dialog.getByLabelText(/^Şifreniz/);
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Ad' }), 'Platform ekibi');
  await userEvent.type(password, 'yanlis-sifre');
  await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }));
  await waitFor(() => expect(password).toBeInvalid());
  expect(JSON.stringify(localStorage)).not.toContain('yanlis-sifre');

  await userEvent.clear(password);
  await userEvent.type(password, 'dogru-sifre-1');
  const key = publishKeyRow(9, 'Platform ekibi', { remote: 'shell' });
  http.sendForm.mockResolvedValueOnce(succeeded({ key, secret: 'vitrin_4f' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByRole('status', { name: 'Gizli metin' })).toHaveTextContent('vitrin_4f');
  const quota = { releases_per_day: 50, kept_megabytes: 500 };
  const form_data = { remote: 'shell', name: 'Platform ekibi', days: 90, password: 'dogru-sifre-1', ...quota };
  const [method, path, sent] = http.sendForm.mock.lastCall ?? [];
  expect([method, path, sent]).toEqual(['POST', '/api/admin/release-keys', { form_data }]);
});

describe('tags, note and links of a release', () => {
  const link = {
    id: 7,
    release_id: next,
    address: 'https://www.ornek.com/onizleme/s/abc.def',
    created_at: at,
    created_by: 'Ayşe Yılmaz',
    expires_at: null,
  };
  const openMenu = async (item: string) => {
    await press('cccc3333: diğer işlemler');
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  test('tags are typed with commas; an invalid one is explained at the field', async () => {
    answers(unitOverview(), { [call]: () => succeeded([releaseRow('cccc3333', { tags: ['1.4.0'], note: 'Deneme' })]) });
    open();
    const tags = await screen.findByRole('list', { name: 'Etiketler' });
    expect(tags).toHaveTextContent('1.4.0');
    await openMenu('Etiketler ve not');
    const dialog = within(await screen.findByRole('dialog', { name: 'cccc3333: etiketler ve not' }));
    const field = dialog.getByRole('textbox', { name: 'Etiketler' });
    expect(field).toHaveValue('1.4.0');
    await userEvent.type(field, ', Yanlış Etiket');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '1.4.0, aday');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    const form_data = { id: next, tags: ['1.4.0', 'aday'], note: 'Deneme' };
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('POST', `${call}/labels`, { form_data }));
  });

  test('a link is created with an end, copied and revoked', async () => {
    answers(unitOverview(), { [`${call}/links`]: () => succeeded([link]) });
    open();
    await openMenu('Önizleme bağlantıları');
    const dialog = within(await screen.findByRole('dialog', { name: 'cccc3333: önizleme bağlantıları' }));
    const user = userEvent.setup();
    await user.click(await dialog.findByRole('button', { name: '7 numaralı bağlantıyı kopyala' }));
    expect(await navigator.clipboard.readText()).toBe(link.address);
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'İptal edilene kadar');
    await userEvent.click(dialog.getByRole('button', { name: 'Bağlantı oluştur' }));
    const form_data = { id: next, days: null };
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('POST', `${call}/links`, { form_data }));
    await userEvent.click(dialog.getByRole('button', { name: '7 numaralı bağlantı: İptal et' }));
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/release-links/7', {}));
  });
});
