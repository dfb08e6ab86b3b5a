import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { publishKeyRow } from '../../testing/release-fixtures.ts';
import { ReleaseKeysPage } from './release-keys.page.tsx';

const address = '/admin/releases/keys';
const keys = '/api/admin/release-keys';
const remotes = '/api/admin/remotes';
const pipelines = { '/api/admin/release-pipelines': () => succeeded([]) };
const routes = singleScreenRoutes(address, ReleaseKeysPage);
const open = (to = address, role: RoleGroup = 'super_admin') => openPanel(routes, to, role);
const DAY_MS = 86_400_000;
const soon = new Date(Date.now() + 5.5 * DAY_MS).toISOString();
const past = new Date(Date.now() - DAY_MS / 2 - 60_000).toISOString();
const rows = [
  publishKeyRow(4, 'Site ekibi'),
  publishKeyRow(3, 'Blog ekibi', { expires_at: soon, last_used_at: past, creator_active: false }),
  publishKeyRow(2, 'Eski hat', { expires_at: past }),
  publishKeyRow(1, 'Kaybolan', { revoked_at: past }),
];
const builtIn = { name: 'remote_public', segment: '*', title: 'Site', is_built_in: true, live: null };
const added = { name: 'remote_etkinlik', segment: 'etkinlikler', title: 'Etkinlikler', is_built_in: false, live: null };
const secret = 'vitrin_4f9a0c';
const defaultQuota = { releases_per_day: 50, kept_megabytes: 500 };

const row = async (list: string, name: string) => {
  const items = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
  const found = items.find((item) => item.textContent.includes(name));
  if (!found) throw new Error(`No row for ${name}`);
  return within(found);
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({ ...pipelines, [keys]: () => succeeded(rows), [remotes]: () => succeeded([builtIn, added]) });
  http.sendForm.mockResolvedValue(succeeded());
});

test('keys show their owner, creator, last use and validity', async () => {
  open();

  const site = await row('Yayın anahtarları', 'Site ekibi');
  expect(site.getByText('Site')).toBeVisible();
  expect(site.getByText(/Oluşturan: Ayşe Yılmaz/)).toBeVisible();
  expect(site.getByText(/hiç kullanılmadı/)).toBeVisible();
  expect(site.getByText('Geçerli')).toBeVisible();
  const blog = await row('Yayın anahtarları', 'Blog ekibi');
  expect(blog.getByText('Geçerli, 5 gün kaldı')).toBeVisible();
  expect(blog.getByText('12 saat önce')).toBeVisible();
  expect(blog.getByText('Oluşturan devre dışı')).toBeVisible();
  expect(site.queryByText('Oluşturan devre dışı')).toBeNull();
  const old = await row('Yayın anahtarları', 'Eski hat');
  expect(old.getByText('Süresi doldu')).toBeVisible();
  expect(old.queryByRole('button')).toBeNull();
  const lost = await row('Yayın anahtarları', 'Kaybolan');
  expect(lost.getByText('İptal edildi')).toBeVisible();
  expect(lost.getByText('12 saat önce')).toBeVisible();
  expect(lost.queryByRole('button')).toBeNull();
});

test('a new key is shown once, with a warning and a copy button', async () => {
  http.sendForm.mockResolvedValue(succeeded({ key: publishKeyRow(5, 'Etkinlik hattı'), secret }));
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('link', { name: 'Yeni anahtar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni yayın anahtarı' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Birim' }), 'Etkinlikler');
  await user.type(dialog.getByRole('textbox', { name: 'Ad' }), 'Etkinlik hattı');
  await user.clear(dialog.getByRole('textbox', { name: 'Kaç gün geçerli olsun?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Kaç gün geçerli olsun?' }), '30');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));

  expect(await screen.findByRole('status', { name: 'Gizli metin' })).toHaveTextContent(secret);
  expect(http.sendForm).toHaveBeenCalledWith(
    'POST',
    keys,
    { form_data: { remote: 'remote_etkinlik', name: 'Etkinlik hattı', days: 30, ...defaultQuota } },
    expect.any(String),
  );
  const page = screen.getByRole('region', { name: 'Yayın anahtarı oluşturuldu' });
  expect(page).toHaveTextContent('Bu metin bir daha gösterilmez.');
  expect(JSON.stringify(localStorage)).not.toContain(secret);
  await user.click(screen.getByRole('button', { name: 'Kopyala', hidden: true }));
  expect(await navigator.clipboard.readText()).toBe(secret);

  await user.click(screen.getByRole('button', { name: 'Anahtarlara dön', hidden: true }));
  expect(await screen.findByRole('list', { name: 'Yayın anahtarları' })).toBeVisible();
  expect(screen.queryByText(secret)).toBeNull();
});

test('a key requires a remote, a name and 1 to 365 days', async () => {
  open(`${address}?kayit=yeni-anahtar`);
  const dialog = within(await screen.findByRole('dialog'));
  const days = dialog.getByRole('textbox', { name: 'Kaç gün geçerli olsun?' });
  expect(days).toHaveValue('90');
  await userEvent.clear(days);
  await userEvent.type(days, '366');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));

  await waitFor(() => expect(days).toBeInvalid());
  expect(dialog.getByRole('combobox', { name: 'Birim' })).toBeInvalid();
  expect(dialog.getByRole('textbox', { name: 'Ad' })).toBeInvalid();
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('a valid key shows what it has used of its quota, which can be changed', async () => {
  open();
  const site = await row('Yayın anahtarları', 'Site ekibi');
  expect(site.getByText('24 saatte 3 / 50 sürüm, yer 96 / 500 MB')).toBeVisible();
  expect((await row('Yayın anahtarları', 'Kaybolan')).queryByText(/24 saatte/)).toBeNull();
  await userEvent.click(site.getByRole('button', { name: 'Site ekibi: Sınırlar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Site ekibi: yayın sınırları' }));
  const perDay = dialog.getByRole('textbox', { name: '24 saatte en çok kaç sürüm?' });
  await userEvent.clear(perDay);
  await userEvent.type(perDay, '0');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(perDay).toBeInvalid());
  await userEvent.type(perDay, '{Backspace}80');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('POST', `${keys}/4/quota`, {
      form_data: { releases_per_day: 80, kept_megabytes: 500 },
    }),
  );
});

test('a key is revoked after confirmation', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Site ekibi: İptal et' }));
  const question = within(await screen.findByRole('dialog', { name: 'Yayın anahtarı iptal edilsin mi?' }));
  expect(question.getByText('Site ekibi (Site)')).toBeInTheDocument();
  stubReads({
    ...pipelines,
    [keys]: () => succeeded([publishKeyRow(4, 'Site ekibi', { revoked_at: past })]),
    [remotes]: () => succeeded([builtIn]),
  });
  await userEvent.click(question.getByRole('button', { name: 'Evet, iptal et', hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', `${keys}/4`, {}));
  expect(await screen.findByText(/İptal edildi/)).toBeInTheDocument();
});

test('an additional remote can be created; an error from the server is shown beside its field', async () => {
  const segment = 'Bu Adreste Zaten Bir Sayfa Var';
  http.sendForm.mockResolvedValueOnce(rejected(422, { errors: { segment } }));
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Birim ekle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Birim ekle' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Ad' }), 'Duyurular');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Teknik ad' }), 'duyuru');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Sitedeki adresi' }), 'blog');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(dialog.getByRole('textbox', { name: 'Teknik ad' })).toHaveAccessibleDescription(
    expect.stringContaining('remote_ ile başlamalı'),
  );
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Teknik ad' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Teknik ad' }), 'remote_duyuru');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));

  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Sitedeki adresi', hidden: true })).toHaveAccessibleDescription(
      expect.stringContaining(segment),
    ),
  );
  expect(http.sendForm).toHaveBeenCalledWith(
    'POST',
    remotes,
    { form_data: { name: 'remote_duyuru', segment: 'blog', title: 'Duyurular' } },
    expect.any(String),
  );
});

test('only an additional remote can be deleted, after confirmation; a rejection shows the message from the server', async () => {
  http.sendForm.mockResolvedValue(rejected(409, { message: 'Etkinlikler biriminin canlı sürümü var.' }));
  open();
  expect((await row('Birimler', 'Site')).queryByRole('button')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Etkinlikler: sil' }));
  const question = within(await screen.findByRole('dialog', { name: 'Emin Misin?!' }));
  await userEvent.click(question.getByRole('button', { name: 'Evet, Sil!', hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', `${remotes}/remote_etkinlik`, {}));
  expect(await screen.findByText(/canlı sürümü var/)).toBeInTheDocument();
});

test('a live remote cannot be deleted, but links to its retirement', async () => {
  stubReads({
    ...pipelines,
    [keys]: () => succeeded(rows),
    [remotes]: () => succeeded([builtIn, { ...added, live: '0123456789abcdef' }]),
  });
  open();
  const section = await row('Birimler', 'Etkinlikler');
  expect(section.queryByRole('button', { name: /sil/ })).toBeNull();
  expect(section.getByRole('link', { name: 'Etkinlikler: Yayından kaldır' })).toHaveAttribute(
    'href',
    '/admin/releases/unit?name=remote_etkinlik&karar=yayindan-kaldir',
  );
});

test('shows a message without keys, and an error when the remotes cannot be loaded', async () => {
  stubReads({ ...pipelines, [keys]: () => succeeded([]), [remotes]: () => rejected(500) });
  open();

  expect(await screen.findByText('Henüz yayın anahtarı yok.')).toBeVisible();
  expect(await screen.findByText('Birimler alınamadı.')).toBeVisible();
  stubReads({ ...pipelines, [keys]: () => succeeded([]), [remotes]: () => succeeded([builtIn]) });
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByRole('link', { name: 'Site' })).toBeVisible();
});
