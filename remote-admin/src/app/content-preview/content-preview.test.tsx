import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PreviewLinkRow } from '@vitrin/shared-contracts/content-previews';
import { articlePages } from '../../features/articles/article.pages.tsx';
import { articleRecord, languages } from '../../testing/fixtures.ts';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';

const update = singleScreenRoutes('/admin/pages/blog/update', articlePages.UpdatePage);
const link: PreviewLinkRow = {
  id: 'abc',
  lang: 'en',
  title: 'Çelik yapılar',
  author: 'Elif Kaya',
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-27T09:00:00.000Z',
  path: '/onizleme/b/abc.imza',
};

function answer(links: readonly PreviewLinkRow[] = []): void {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/blog/7': () => succeeded(articleRecord(3)),
    '/api/admin/preview-links': () => succeeded(links),
  });
}

const narrow = window.matchMedia;
const setWidth = (isWide: boolean) => {
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: isWide && media.includes('min-width') });
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  setWidth(true);
  http.previews.mockImplementation(async () => succeeded());
  answer();
});

async function openPreview() {
  openPanel(update, '/admin/pages/blog/update?id=7');
  await userEvent.click(await screen.findByRole('button', { name: 'Önizle' }));
  await waitFor(() => expect(frames()).toHaveLength(1));
}

const frames = () => [...document.querySelectorAll('iframe')];
const addressOf = (frame: HTMLIFrameElement | undefined) => frame?.getAttribute('src') ?? '';
const shownFrame = () => frames().find((frame) => !frame.hasAttribute('data-hidden'));
const scrollTo = jest.fn();
/** Lets all frames load. The shown page is scrolled by 240 pixels. */
function load(): void {
  for (const { contentWindow } of frames()) Object.assign(contentWindow ?? {}, { scrollTo, scrollY: 240 });
  act(() => frames().forEach((frame) => fireEvent.load(frame)));
}
const titles = () =>
  http.previews.mock.calls.map(
    ([, { values_json }]) =>
      (JSON.parse(values_json) as { translations: { tr: { title: string } } }).translations.tr.title,
  );

test('shows the page of the form in a frame without scripts, beside the form', async () => {
  await openPreview();

  const [path = '', input] = http.previews.mock.calls[0] ?? [];
  expect(path).toMatch(/^\/api\/admin\/previews\/[\da-f-]{36}$/);
  expect(input).toMatchObject({ entity: 'article', record: '7' });
  expect(titles()).toEqual(['Çelik yapılar']);
  const [frame] = frames();
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(frame).toHaveAttribute('title', 'Önizleme: Makaleyi düzenle, Türkçe');
  expect(addressOf(frame)).toMatch(/^\/onizleme\/[\da-f-]{36}\?dil=tr&/);
  expect(screen.getByRole('complementary', { name: 'Önizleme' })).toContainElement(frame ?? null);
});

test('fills the screen where there is no room beside the form', async () => {
  setWidth(false);
  await openPreview();

  const dialog = within(await screen.findByRole('dialog', { name: 'Önizleme' }));
  expect(dialog.getByTitle('Önizleme: Makaleyi düzenle, Türkçe')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(frames()).toEqual([]));
});

test('leads back to the form where it covers it', async () => {
  setWidth(false);
  await openPreview();
  await userEvent.click(await screen.findByRole('button', { name: 'Forma dön' }));
  await waitFor(() => expect(frames()).toEqual([]));
});

test('opens in a tab of its own', async () => {
  await openPreview();
  const tab = screen.getByRole('link', { name: 'Yeni sekmede aç' });
  expect(tab).toHaveAttribute('href', expect.stringMatching(/^\/onizleme\/[\da-f-]{36}\?dil=tr$/));
  expect(tab).toHaveAttribute('target', '_blank');
  expect(tab).toHaveAttribute('rel', 'noopener');
});

test('is refreshed a second after typing, and the page is replaced when the new one has loaded', async () => {
  await openPreview();
  load();
  const before = addressOf(shownFrame());
  await userEvent.type(screen.getByRole('textbox', { name: 'Başlık' }), ' ve köprüler');
  expect(titles()).toEqual(['Çelik yapılar']);

  await waitFor(() => expect(titles()).toEqual(['Çelik yapılar', 'Çelik yapılar ve köprüler']), { timeout: 3_000 });
  await waitFor(() => expect(frames()).toHaveLength(2));
  expect(addressOf(shownFrame())).toBe(before);
  load();
  expect(addressOf(shownFrame())).not.toBe(before);
  expect(scrollTo).toHaveBeenCalledWith({ top: 240, behavior: 'instant' });
  expect(await screen.findByText(/Formdaki hâliyle gösteriliyor/)).toBeInTheDocument();
});

test('says that there is no page when the server explains why', async () => {
  await openPreview();
  for (const { contentDocument } of frames()) {
    const message = contentDocument?.createElement('html');
    message?.setAttribute('data-preview-message', '');
    if (message) contentDocument?.append(message);
  }
  load();
  expect(await screen.findByText('Sayfa gösterilemiyor; nedeni aşağıda.')).toBeInTheDocument();
});

test('sends nothing when it is closed', async () => {
  await openPreview();
  await userEvent.click(screen.getByRole('button', { name: 'Önizlemeyi kapat' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Başlık' }), ' yeni');
  await act(() => new Promise((resolve) => void setTimeout(resolve, 1_200)));

  expect(frames()).toEqual([]);
  expect(titles()).toEqual(['Çelik yapılar']);
});

test('shows a record that does not exist yet', async () => {
  openPanel(singleScreenRoutes('/admin/pages/blog/insert', articlePages.InsertPage), '/admin/pages/blog/insert');
  await userEvent.click(await screen.findByRole('button', { name: 'Önizle' }));

  await waitFor(() => expect(http.previews).toHaveBeenCalledTimes(1));
  expect(http.previews.mock.calls[0]?.[1]).toMatchObject({ entity: 'article', record: null });
});

test('shows the chosen language and width', async () => {
  await openPreview();
  load();
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  await waitFor(() => expect(frames()).toHaveLength(2));
  load();
  expect(addressOf(shownFrame())).toContain('?dil=en&');
  expect(shownFrame()).toHaveAttribute('title', 'Önizleme: Makaleyi düzenle, English');
  await userEvent.click(screen.getByRole('radio', { name: 'Masaüstü' }));
  expect(shownFrame()).toHaveStyle({ inlineSize: '1280px' });
});

test('says why the values could not be stored, and tries again', async () => {
  http.previews.mockResolvedValueOnce(rejected(422, { message: 'Kayıt önizlenemeyecek kadar uzun.' }));
  openPanel(update, '/admin/pages/blog/update?id=7');
  await userEvent.click(await screen.findByRole('button', { name: 'Önizle' }));

  expect(await screen.findByText('Kayıt önizlenemeyecek kadar uzun.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await waitFor(() => expect(frames()).toHaveLength(1));
  expect(screen.queryByText('Kayıt önizlenemeyecek kadar uzun.')).toBeNull();
});

async function openLinks() {
  await openPreview();
  await userEvent.click(screen.getByRole('button', { name: 'Önizleme bağlantısı' }));
  return within(await screen.findByRole('dialog', { name: 'Önizleme bağlantısı' }));
}

test('Escape closes the dialog of links, then the preview below it', async () => {
  setWidth(false);
  await openLinks();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Önizleme bağlantısı' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Önizleme' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(frames()).toEqual([]));
});

test('makes a link with what the form contains', async () => {
  http.sendForm.mockResolvedValue(succeeded(link));
  const dialog = await openLinks();
  expect(await dialog.findByText('Bu kaydın geçerli bir önizleme bağlantısı yok.')).toBeVisible();
  answer([link]);
  await userEvent.click(dialog.getByRole('button', { name: 'Bağlantı oluştur' }));

  expect(await dialog.findByText('Çelik yapılar · English')).toBeVisible();
  const [method, path, fields, key] = http.sendForm.mock.calls[0] ?? [];
  expect([method, path, key]).toEqual(['POST', '/api/admin/preview-links', expect.any(String)]);
  expect(fields).toMatchObject({ entity: 'article', record: 7, lang: 'tr', days: 7, follows: false });
  expect(fields?.['values_json']).toMatchObject({ translations: { tr: { title: 'Çelik yapılar' } } });
});

test('makes a link that shows later drafts too', async () => {
  http.sendForm.mockResolvedValue(succeeded(link));
  const dialog = await openLinks();
  expect(dialog.getByRole('radio', { name: 'Bu hâlini göster' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Sonraki taslakları da göster' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Bağlantı oluştur' }));
  await waitFor(() => expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({ follows: true }));
});

test('says of each link what it shows, and which one is not opened', async () => {
  answer([link, { ...link, id: 'def', follows: true, opens: false }]);
  const dialog = await openLinks();
  const [copy, drafts] = await dialog.findAllByRole('listitem');
  expect(copy).toHaveTextContent('20.11.2026 - 12:00 tarihli kopyayı gösterir');
  expect(drafts).toHaveTextContent('Sonraki taslakları da gösterir');
  expect(drafts).toHaveTextContent('Açılmıyor: oluşturanın bu kaydı görme yetkisi kalmadı.');
  expect(copy).not.toHaveTextContent('Açılmıyor');
});

test('a new record has nothing to follow until its draft is saved', async () => {
  openPanel(singleScreenRoutes('/admin/pages/blog/insert', articlePages.InsertPage), '/admin/pages/blog/insert');
  await userEvent.click(await screen.findByRole('button', { name: 'Önizle' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Önizleme bağlantısı' }));
  const drafts = await screen.findByRole('radio', { name: 'Sonraki taslakları da göster' });
  expect(drafts).toBeDisabled();
  expect(drafts).toHaveAccessibleDescription('Bunun için önce taslağı kaydedin.');
});

test('copies a link with the address of the site', async () => {
  const user = userEvent.setup();
  answer([link]);
  const dialog = await openLinks();
  await user.click(await dialog.findByRole('button', { name: 'Bağlantıyı kopyala' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/onizleme/b/abc.imza`);
});

test('revokes a link after a question', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  answer([link]);
  const dialog = await openLinks();
  await userEvent.click(await dialog.findByRole('button', { name: 'İptal et' }));
  const question = within(await screen.findByRole('dialog', { name: 'Bağlantı iptal edilsin mi?' }));
  answer();
  await userEvent.click(question.getByRole('button', { name: 'İptal et' }));

  expect(await dialog.findByText('Bu kaydın geçerli bir önizleme bağlantısı yok.')).toBeVisible();
  expect(http.sendForm.mock.calls[0]).toEqual(['DELETE', '/api/admin/preview-links/abc', {}]);
});
