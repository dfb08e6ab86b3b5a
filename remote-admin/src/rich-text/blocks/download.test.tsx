import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadErrors, type Download } from '@vitrin/shared-contracts/downloads';
import type { PictureUse } from '@vitrin/shared-contracts/media';
import { rightsOfRole } from '@vitrin/shared-contracts/rights';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { http, rejected, stubReads, succeeded, unreachable } from '../../testing/fake-server.ts';
import { TestProvider } from '../../testing/test-provider.tsx';
import { RichTextEditor } from '../rich-text-editor.tsx';

const onChange = jest.fn<void, [object | null]>();
const blocks = () => (onChange.mock.lastCall?.[0] as { content: object[] } | undefined)?.content ?? [];
const textbox = () => screen.getByRole('textbox', { name: 'Metin' });
const path = `/media/files/${'a'.repeat(32)}.pdf`;
const created_at = '2026-01-05T09:00:00.000Z';
const catalogue: Download = { id: 3, name: 'Katalog 2026.pdf', type: 'pdf', bytes: 1_300_000, path, created_at };
const node = {
  type: 'download',
  attrs: { href: path, bytes: 1_300_000 },
  content: [{ type: 'text', text: 'Katalog 2026' }],
};

async function openDialog(content: object[] = [{ type: 'paragraph' }]) {
  const value = { type: 'doc', content };
  const props = { id: 'metin', labelledBy: 'ad', lang: 'tr', invalid: false, value, onChange, onLeave: () => {} };
  render(
    <TestProvider>
      <div id="ad">Metin</div>
      <RichTextEditor {...props} />
    </TestProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ekle' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dosya', hidden: true }));
  return within(await screen.findByRole('dialog', { name: 'Dosya ekle' }));
}

function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
}

const reads = (...used_in: PictureUse[]) => ({
  '/api/admin/downloads': () => succeeded([catalogue]),
  '/api/admin/downloads/3': () => succeeded({ ...catalogue, used_in }),
});

async function pressDelete() {
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Katalog 2026.pdf: sil' }));
}

beforeEach(() => {
  jest.clearAllMocks();
  const user = { name: 'Gülşah', email: 'gulsah@ornek.com', role_group: 'editor' } as const;
  const expiresAt = new Date(Date.now() + 3_600_000);
  sessionStore.set({ token: 'jeton', user, rights: rightsOfRole('editor'), expiresAt });
  stubReads(reads());
});

test('a file that was uploaded before is inserted under its name, with type and size', async () => {
  const dialog = await openDialog();
  const row = await dialog.findByRole('listitem');
  expect(row).toHaveTextContent('Katalog 2026.pdfPDF, 1,2 MB');
  await userEvent.click(dialog.getByRole('button', { name: 'Katalog 2026.pdf: metne ekle' }));
  await waitFor(() => expect(blocks()[0]).toEqual(node));
  expect(within(textbox()).getByText('Katalog 2026')).toHaveAttribute('data-facts', 'PDF, 1,2 MB');
});

test('a video file is inserted as a player', async () => {
  const video = path.replace('pdf', 'mp4');
  stubReads({
    '/api/admin/downloads': () => succeeded([{ ...catalogue, name: 'Montaj.mp4', type: 'mp4', path: video }]),
  });
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Montaj.mp4: metne ekle' }));
  const content = [{ type: 'text', text: 'Montaj' }];
  await waitFor(() => expect(blocks()[0]).toEqual({ type: 'video', attrs: { href: video }, content }));
});

test('an uploaded file is inserted at once', async () => {
  stubReads({ '/api/admin/downloads': () => succeeded([]) });
  http.sendFile.mockResolvedValue(succeeded({ download: catalogue, known: false }));
  const dialog = await openDialog();
  expect(await dialog.findByText('Henüz dosya yüklenmedi.')).toBeInTheDocument();
  choose(new File(['%PDF'], 'Katalog 2026.pdf'));
  await waitFor(() => expect(blocks()[0]).toEqual(node));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a rejected file says why, before or after it is sent, and nothing is inserted', async () => {
  http.sendFile.mockResolvedValue(rejected(422, { message: downloadErrors.content }));
  const dialog = await openDialog();
  choose(new File(['x'], 'fiyat.xls'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(`fiyat.xls: ${downloadErrors.old}`);
  expect(http.sendFile).not.toHaveBeenCalled();
  choose(new File(['x'], 'fiyat.pdf'));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(`fiyat.pdf: ${downloadErrors.content}`));
  expect(onChange).not.toHaveBeenCalled();
});

test('a list that could not be loaded can be requested again', async () => {
  stubReads({ '/api/admin/downloads': unreachable });
  const dialog = await openDialog();
  expect(await dialog.findByRole('button', { name: /Tekrar dene/i })).toBeInTheDocument();
});

test('deleting a used file says where it is used', async () => {
  http.sendForm.mockResolvedValue(
    rejected(409, { message: 'Bu dosya kullanıldığı için silinemez (Makale “Vinçler”).' }),
  );
  stubReads(reads({ label: 'Makale “Vinçler”', path: null }));
  await pressDelete();
  await userEvent.click(await screen.findByRole('button', { name: 'Evet, Sil!' }));
  expect(await screen.findByText(/Makale “Vinçler”/)).toBeInTheDocument();
  expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/downloads/3', {});
});

test('the question for a file that only old versions show says what deleting it means', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  stubReads(reads({ label: 'Eski sürüm: Makale “Vinçler”', path: '/admin/pages/blog/update?id=7', former: true }));
  await pressDelete();
  const question = await screen.findByRole('dialog', { name: 'Emin Misin?!' });
  expect(question).toHaveTextContent('Eski sürüm: Makale “Vinçler”');
  expect(question).toHaveTextContent('Yalnız eski sürümlerde var. Silerseniz o sürümler bu dosya olmadan geri gelir.');
  await userEvent.click(within(question).getByRole('button', { name: 'Evet, Sil!' }));
  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/downloads/3', { with_versions: 1 }),
  );
});

test('a file whose uses are not known is not deleted', async () => {
  stubReads({ ...reads(), '/api/admin/downloads/3': unreachable });
  await pressDelete();
  expect(await screen.findByText(/Sunucuya ulaşılamadı/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Evet, Sil!' })).toBeNull();
});

test('a file that is copied from the site becomes the same block', () => {
  render(
    <TestProvider>
      <div id="ad">Metin</div>
      <RichTextEditor
        id="metin"
        labelledBy="ad"
        lang="tr"
        invalid={false}
        value={null}
        onChange={onChange}
        onLeave={() => {}}
      />
    </TestProvider>,
  );
  const html = `<p class="file"><a href="${location.origin}${path}">Katalog <small>PDF, 1,2 MB</small></a></p><p class="file"><a href="https://x.test/a.exe">b</a></p>`;
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [], types: [] };
  fireEvent.paste(textbox(), { clipboardData });
  expect(blocks()).toMatchObject([{ type: 'download', attrs: { href: path } }, { type: 'paragraph' }]);
});
