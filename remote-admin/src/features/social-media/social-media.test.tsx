import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import type { UnpublishedWork, WorkingCopy } from '@vitrin/shared-contracts/publication';
import type { SocialLinkRecord } from '@vitrin/shared-contracts/social-media';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { publishedRecord } from '../../testing/publication-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { SocialMediaPage } from './social-media.page.tsx';

const address = '/admin/settings/social-media';
const call = '/api/admin/settings/social-media';
const routes = singleScreenRoutes(address, SocialMediaPage);

function link(id: number, name: string, icon_name: SocialLinkRecord['icon_name']): SocialLinkRecord {
  const uri = `https://www.${icon_name}.com/ornek`;
  return { id, name, uri, icon_name, queue: 10 - id, version: 4, updated_at: '2026-01-05T09:00:00.000Z' };
}

const links = [link(1, 'LinkedIn', 'linkedin'), link(2, 'YouTube', 'youtube'), link(3, 'Instagram', 'instagram')];

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.publication.mockReset();
  stubReads({ [call]: () => succeeded(links) });
});

test('a new link is sent with the chosen icon, and its dialog closes', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  const { router } = openPanel(routes, address);

  await userEvent.click(await screen.findByRole('link', { name: 'Yeni bağlantı' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Ad' }), 'Kod');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Adres' }), 'https://github.com/ornek');
  expect(dialog.getByRole('radio', { name: 'Otomatik GitHub' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Bağlantı' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Yayınla' }));

  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(http.sendForm).toHaveBeenCalledWith(
    'POST',
    call,
    { name: 'Kod', uri: 'https://github.com/ornek', icon_name: 'link' },
    expect.any(String),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Yeni sosyal medya bağlantısı' })).toBeNull());
});

test('whoever may write drafts only edits links, and neither orders nor deletes them', async () => {
  openPanel(routes, address, ['social-media.draft']);
  const [row] = await screen.findAllByRole('listitem');
  expect(within(row as HTMLElement).getByRole('link', { name: 'LinkedIn: düzenle' })).toBeVisible();
  expect(within(row as HTMLElement).queryByRole('button', { name: /sıralama|çöpe/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Yeni bağlantı' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'İncelemeye gönder' })).toBeEnabled();
  expect(dialog.queryByRole('button', { name: 'Yayınla' })).toBeNull();
});

test('invalid values show an error beside their fields, and nothing is sent', async () => {
  openPanel(routes, `${address}?kayit=yeni`);

  await userEvent.type(await screen.findByRole('textbox', { name: 'Adres' }), 'http://ornek.com');
  await userEvent.click(screen.getByRole('button', { name: 'Yayınla' }));

  expect(await screen.findByText('Düzeltilmesi gereken 2 alan var:')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ad' })).toHaveAccessibleDescription(/Bu Alan Zorunlu/);
  expect(screen.getByRole('textbox', { name: 'Adres' })).toHaveAccessibleDescription(/https ile Başlayan/);
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('a reload keeps the chosen link open; a rejection keeps the typed values and shows the error beside its field', async () => {
  http.sendForm.mockResolvedValue(rejected(422, { errors: { uri: 'Bu adres engelli.' } }));
  openPanel(routes, `${address}?kayit=2`);

  const name = await screen.findByRole('textbox', { name: 'Ad' });
  expect(name).toHaveValue('YouTube');
  await userEvent.type(name, ' kanalı');
  await userEvent.click(screen.getByRole('button', { name: 'Güncelle' }));

  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Adres' })).toHaveAccessibleDescription('Bu adres engelli.'),
  );
  expect(name).toHaveValue('YouTube kanalı');
  expect(http.sendForm.mock.calls[0]?.slice(0, 3)).toEqual([
    'PUT',
    call,
    { name: 'YouTube kanalı', uri: 'https://www.youtube.com/ornek', icon_name: 'youtube', id: 2, version: 4 },
  ]);
});

test('closing with unsaved changes asks for confirmation, and the draft can be restored', async () => {
  openPanel(routes, `${address}?kayit=yeni`);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ad' }), 'Yarım');

  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Formu kapat', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Ad' })).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'Yeni bağlantı', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yazıyı geri yükle', hidden: true }));

  expect(screen.getByRole('textbox', { name: 'Ad', hidden: true })).toHaveValue('Yarım');
});

test('links can be reordered by keyboard', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, address);

  await userEvent.click(await screen.findByRole('button', { name: 'Instagram: sıralama' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Başa al', hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm).toHaveBeenCalledWith('PUT', `${call}/queue`, { queue: queueFromOrder([3, 1, 2]) });
});

test('an empty list shows an explanation; a failed request offers a retry', async () => {
  stubReads({ [call]: () => succeeded([]) });
  const { unmount } = openPanel(routes, address);
  expect(await screen.findByText('Henüz bağlantı yok.')).toBeVisible();
  unmount();

  stubReads({ [call]: unreachable });
  openPanel(routes, address);
  expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();
  stubReads({ [call]: () => succeeded(links) });
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByRole('link', { name: 'LinkedIn' })).toBeVisible();
});

test('a search queries the server, is stored in the URL and disables reordering; an empty result shows a message', async () => {
  const { router } = openPanel(routes, address);
  expect(await screen.findByLabelText('YouTube: taşı')).toBeInTheDocument();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Bağlantılarda ara' }), 'tube');
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { search: 'tube' }));
  await waitFor(() => expect(screen.queryByLabelText('YouTube: taşı')).toBeNull());
  expect(new URLSearchParams(router.state.location.search).get('ara')).toBe('tube');

  stubReads({ [call]: () => succeeded([]) });
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('“tubex” için bağlantı bulunamadı.')).toBeVisible();
});

test('a link that the search excludes still opens, and the search is kept', async () => {
  stubReads({ [call]: () => succeeded([links[0]]), [`${call}/2`]: () => succeeded(links[1]) });
  http.sendForm.mockResolvedValue(succeeded());
  const { router } = openPanel(routes, `${address}?ara=linked&kayit=2`);

  expect(await screen.findByRole('textbox', { name: 'Ad' })).toHaveValue('YouTube');
  await userEvent.click(screen.getByRole('button', { name: 'Güncelle' }));
  await waitFor(() => expect(router.state.location.search).toBe('?ara=linked'));
});

const copyId = '5f0c9d3e-6b1a-4d2c-8e7f-0a1b2c3d4e5f';

function draftOf(record: SocialLinkRecord | null, changed: object): WorkingCopy {
  const base = record && { name: record.name, uri: record.uri, icon_name: record.icon_name };
  return {
    id: copyId,
    record: record && String(record.id),
    title: record?.name ?? 'GitHub',
    author: 'Elif Kaya',
    updated_at: new Date().toISOString(),
    rev: 1,
    base_version: record?.version ?? null,
    changed: [{ path: 'name', label: 'Ad' }],
    form_json: JSON.stringify({ ...base, ...changed }),
    base_json: base && JSON.stringify(base),
  };
}

function serveDraft(draft: WorkingCopy): void {
  const work: UnpublishedWork = { copies: [draft], schedules: [] };
  http.publication.mockImplementation(async (path) => {
    if (path.includes('/copies/')) return succeeded(draft);
    if (path.endsWith('/social-media')) return succeeded(work);
    return succeeded({ ...publishedRecord, copy: path.endsWith(`/${draft.record}`) ? draft : null });
  });
}

test('a draft is saved beside a live link; the dialog stays open, and the list names the state', async () => {
  http.sendForm.mockResolvedValue(succeeded({}));
  openPanel(routes, `${address}?kayit=2`);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ad' }), ' kanalı');
  serveDraft(draftOf(link(2, 'YouTube', 'youtube'), { name: 'YouTube kanalı' }));

  await userEvent.keyboard('{Enter}');

  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Yayında · taslak var')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Ad' })).toHaveValue('YouTube kanalı');
  expect(http.sendForm.mock.calls[0]).toMatchObject([
    'PUT',
    expect.stringMatching(/^\/api\/admin\/publication\/social-media\/copies\//),
    { form_data: { record: '2', base_version: 4, rev: 0 }, values: { icon_name: 'youtube' } },
  ]);
  const row = screen.getByRole('link', { name: 'YouTube', hidden: true }).closest('li');
  expect(row).toHaveTextContent('Yayında · taslak var');
});

test('publishing names the draft of the link and closes the dialog', async () => {
  serveDraft(draftOf(link(2, 'YouTube', 'youtube'), { name: 'Kanal' }));
  http.sendForm.mockResolvedValue(succeeded());
  const { router } = openPanel(routes, `${address}?kayit=2`);
  expect(await screen.findByRole('textbox', { name: 'Ad' })).toHaveValue('Kanal');

  await userEvent.click(screen.getByRole('button', { name: 'Güncelle' }));

  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(http.sendForm.mock.calls[0]).toMatchObject(['PUT', call, { id: 2, name: 'Kanal', working_copy: copyId }]);
});

const newDraft = draftOf(null, { name: 'GitHub', uri: 'https://github.com/ornek', icon_name: '' });

test('a new link is a draft until it is published, and the address names it beside the search', async () => {
  http.sendForm.mockResolvedValue(succeeded(newDraft));
  const { router } = openPanel(routes, `${address}?ara=k&kayit=yeni`);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ad' }), 'GitHub{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe(`?ara=k&kayit=yeni&taslak=${copyId}`));
  expect(within(screen.getByRole('dialog')).getByText('Taslak')).toBeVisible();

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?ara=k'));
});

test('the draft of a new link is opened from the list and published', async () => {
  serveDraft(newDraft);
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, address);
  const drafts = within(await screen.findByRole('region', { name: 'Yayınlanmamış taslaklar' }));
  await userEvent.click(drafts.getByRole('link', { name: 'GitHub' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yayınla' }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  const sent = http.sendForm.mock.calls[0]?.slice(0, 3);
  expect(sent).toMatchObject(['POST', call, { icon_name: 'github', working_copy: copyId }]);
});

test('the Escape key closes the dialog of a schedule and not the form below it', async () => {
  openPanel(routes, `${address}?kayit=2`);
  await userEvent.click(await screen.findByRole('button', { name: 'Diğer yayın seçenekleri' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Zamanla…', hidden: true }));
  await screen.findByRole('dialog', { name: 'Yayını zamanla' });

  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Yayını zamanla' })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Ad', hidden: true })).toHaveValue('YouTube');
});

test('a deleted link shows a not-found message', async () => {
  const { router } = openPanel(routes, `${address}?kayit=9`);

  expect(await screen.findByRole('heading', { name: 'Bu kayıt bulunamadı.' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
