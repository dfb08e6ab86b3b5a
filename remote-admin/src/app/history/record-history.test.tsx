import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VersionRow } from '@vitrin/shared-contracts/history';
import { articlePages } from '../../features/articles/article.pages.tsx';
import { articleRecord, languages } from '../../testing/fixtures.ts';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { submitButton } from '../../testing/submit-button.ts';

const routes = singleScreenRoutes('/admin/pages/blog/update', articlePages.UpdatePage);
const path = '/api/admin/history/article/7';
const change = { path: 'translations.tr.title', label: 'Başlık (tr)' };
const version = (number: number, changed: Partial<VersionRow> = {}): VersionRow => ({
  number,
  at: `2026-11-0${number}T09:00:00.000Z`,
  author: 'Elif Kaya',
  cause: 'update',
  note: '',
  title: 'Çelik yapılar',
  changed: [change],
  ...changed,
});
const rows = [version(3), version(2), version(1, { author: '', cause: 'baseline', changed: [] })];
const restored = articleRecord(4);

function answer(reads: Parameters<typeof stubReads>[0] = {}): void {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/blog/7': () => succeeded(articleRecord(3)),
    [path]: () => succeeded(rows),
    [`${path}/2`]: () =>
      succeeded({
        ...version(2),
        changes: [{ ...change, kind: 'text', before: 'Eski yapılar', after: 'Çelik yapılar' }],
      }),
    [`${path}/2/restored`]: () =>
      succeeded({
        record: { ...restored, translations: { tr: { ...restored.translations['tr'], title: 'Eski yapılar' } } },
        notes: ['1 görsel artık yok.'],
      }),
    ...reads,
  });
}

const title = () => screen.findByRole('textbox', { name: 'Başlık' });

async function openHistory() {
  openPanel(routes, '/admin/pages/blog/update?id=7');
  await userEvent.click(await screen.findByRole('button', { name: 'Geçmiş' }));
  return within(await screen.findByRole('dialog', { name: 'Geçmiş' }));
}

const showSecond = async (dialog: Awaited<ReturnType<typeof openHistory>>) =>
  userEvent.click((await dialog.findAllByRole('button', { name: /: göster$/ }))[1] as HTMLElement);

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answer();
});

test('versions are listed with author, cause and changed fields; the newest is the present state', async () => {
  const dialog = await openHistory();

  const items = await dialog.findAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]).toHaveTextContent(/Şimdiki hâli.*Elif Kaya · Güncellendi: Başlık \(tr\)/);
  expect(items[2]).toHaveTextContent('İlk kayıt');
});

test('a version shows what has changed since, word by word', async () => {
  const dialog = await openHistory();
  await showSecond(dialog);

  expect(await dialog.findByText('Eski')).toBeVisible();
  expect(dialog.getByText('Eski').tagName).toBe('DEL');
  expect(dialog.getByText('Çelik').tagName).toBe('INS');
});

test('continuing from a version fills the form; nothing is sent before it is saved', async () => {
  const dialog = await openHistory();
  await showSecond(dialog);
  await userEvent.click(await dialog.findByRole('button', { name: 'Bu sürümden devam et' }));

  await waitFor(async () => expect(await title()).toHaveValue('Eski yapılar'));
  expect(screen.queryByRole('dialog', { name: 'Geçmiş' })).toBeNull();
  expect(await screen.findByText(/1 görsel artık yok/)).toBeInTheDocument();
  expect(http.sendForm).not.toHaveBeenCalled();

  http.sendForm.mockResolvedValue(succeeded());
  await userEvent.click(screen.getByRole('button', { name: submitButton }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({
    form_data: { version: 3, translations: { tr: { title: 'Eski yapılar' } } },
  });
});

test('unsaved input is replaced only after a question', async () => {
  await openHistory();
  await userEvent.keyboard('{Escape}');
  await userEvent.type(await title(), ' yarım');
  await userEvent.click(screen.getByRole('button', { name: 'Geçmiş' }));
  await showSecond(within(await screen.findByRole('dialog', { name: 'Geçmiş' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Bu sürümden devam et' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Vazgeç', hidden: true }));

  expect(await title()).toHaveValue('Çelik yapılar yarım');
});

test('a version that cannot be restored says so and leaves the form as it is', async () => {
  answer({ [`${path}/2/restored`]: () => rejected(422, { message: 'Bazı alanlar geçersiz.' }) });
  const dialog = await openHistory();
  await showSecond(dialog);
  await userEvent.click(await dialog.findByRole('button', { name: 'Bu sürümden devam et' }));

  expect(await screen.findByText(/Bu sürüm geri yüklenemiyor\./)).toBeInTheDocument();
  expect(await title()).toHaveValue('Çelik yapılar');
});

test('a record without versions says when its history starts, and a failed list can be retried', async () => {
  answer({ [path]: () => rejected(500) });
  const dialog = await openHistory();
  answer({ [path]: () => succeeded([]) });
  await userEvent.click(await dialog.findByRole('button', { name: 'Tekrar dene' }));
  expect(await dialog.findByText(/henüz geçmişi yok/)).toBeVisible();
});

test('a note keeps a version for ever', async () => {
  http.sendForm.mockResolvedValue(succeeded(version(2, { note: 'Yayına çıkan hâl' })));
  const dialog = await openHistory();
  await showSecond(dialog);
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Not' }), 'Yayına çıkan hâl');
  await userEvent.click(dialog.getByRole('button', { name: 'Notu kaydet' }));

  expect(http.sendForm).toHaveBeenCalledWith('PUT', `${path}/2`, { form_data: { note: 'Yayına çıkan hâl' } });
});
