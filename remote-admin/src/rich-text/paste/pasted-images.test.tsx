import { TestProvider } from '../../testing/test-provider.tsx';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { uploadErrors } from '@vitrin/shared-contracts/media';
import { textDocument } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { mediaItem, mediaRecord } from '../../testing/media-fixtures.ts';
import { RichTextEditor } from '../rich-text-editor.tsx';

const onChange = jest.fn<void, [object | null]>();
const textbox = () => screen.getByRole('textbox', { name: 'Metin' });
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const uploaded = (id: number) => succeeded({ picture: mediaItem(id, { alt: '' }), known: false });
const shownPictures = () =>
  [...textbox().querySelectorAll('img[src]')].map((image) => image.getAttribute('src')?.replace(/-\d+\.\w+$/, ''));

function open() {
  const props = { id: 'metin', labelledBy: 'ad', lang: 'tr', invalid: false, onChange, onLeave: () => {} };
  return render(
    <TestProvider>
      <div id="ad">Metin</div>
      <RichTextEditor {...props} value={textDocument} />
    </TestProvider>,
  );
}

function clipboard(files: File[], html = '') {
  return { files, types: ['Files'], getData: (type: string) => (type === 'text/html' ? html : '') };
}

const paste = (files: File[], html = '') => fireEvent.paste(textbox(), { clipboardData: clipboard(files, html) });

/** Stubs the upload request; the test controls progress and response of each started upload. */
function stubUploads() {
  const begun: { onProgress: (sent: number) => void; end: (answer: ApiResponse<unknown>) => void }[] = [];
  http.sendFile.mockImplementation(
    (_path, _fields, onProgress) => new Promise((end) => void begun.push({ onProgress, end })),
  );
  return begun;
}

beforeEach(() => {
  jest.clearAllMocks();
  // Missing in jsdom: without an element at the point, the editor uses the selection as the drop position.
  document.elementFromPoint = () => null;
  stubReads({
    '/api/admin/media/1': () => succeeded(mediaRecord(1, { alts: { tr: '' } })),
    '/api/admin/media/2': () => succeeded(mediaRecord(2, { alts: { tr: 'Köprü' } })),
  });
});

test('a pasted image is uploaded with its progress shown, inserted into the text, and its alternative text can be written immediately', async () => {
  const begun = stubUploads();
  open();
  expect(paste([png('image.png')])).toBe(false);

  await waitFor(() => expect(begun).toHaveLength(1));
  act(() => begun[0]?.onProgress(0.42));
  const name = 'Panodan yapıştırılan.png';
  expect(await screen.findByRole('progressbar', { name: `${name}: gönderiliyor` })).toHaveValue(42);
  begun[0]?.end(uploaded(1));

  await waitFor(() => expect(shownPictures()).toEqual([mediaItem(1).path]));
  expect(JSON.stringify(onChange.mock.lastCall)).toContain(mediaItem(1).path);
  expect(row(name)).toHaveTextContent('Metne eklendi');

  await userEvent.click(screen.getByRole('button', { name: `${name}: alternatif metin yaz` }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Alternatif metin' }), 'Asma köprü');
  await userEvent.click(screen.getByRole('button', { name: 'Uygula' }));
  expect(within(textbox()).getByRole('img', { name: 'Asma köprü' })).toBeInTheDocument();
});

test.each([
  ['the start of the text', 0, ''],
  ['a word', 2, 'Çe'],
  ['the end of the text', Infinity, 'Çelik, depremde esner.'],
])(
  'images dropped together at %s keep their order, regardless of which upload ends first',
  async (_where, at, before) => {
    const begun = stubUploads();
    open();
    const letters = textbox().querySelector('p')?.firstChild as Text;
    textbox().focus();
    getSelection()?.collapse(letters, Math.min(at, letters.length));
    document.dispatchEvent(new Event('selectionchange'));
    const data = clipboard([png('bir.png'), png('iki.png'), png('üç.png')]);
    const text = textbox().textContent ?? '';
    expect(fireEvent.dragOver(textbox(), { dataTransfer: data })).toBe(false);
    expect(fireEvent.drop(textbox(), { dataTransfer: data })).toBe(false);
    await waitFor(() => expect(begun).toHaveLength(2));

    begun[1]?.end(uploaded(2));
    expect(await within(textbox()).findByRole('img', { name: 'Köprü' })).toBeInTheDocument();
    await waitFor(() => expect(begun).toHaveLength(3));
    begun[2]?.end(uploaded(3));
    await waitFor(() => expect(shownPictures()).toHaveLength(2));
    begun[0]?.end(uploaded(1));

    await waitFor(() => expect(shownPictures()).toEqual([1, 2, 3].map((id) => mediaItem(id).path)));
    expect(textbox()).toHaveTextContent(text);
    const nodes = [...textbox().children];
    const first = nodes.findIndex((node) => node.matches('img, :has(img)'));
    expect(nodes.slice(0, first).map((node) => node.textContent)).toEqual(before ? [before] : []);
  },
);

test('text typed during an upload and the cursor position are kept', async () => {
  const begun = stubUploads();
  open();
  fireEvent.keyDown(textbox(), { key: 'a', ctrlKey: true });
  paste([png('bir.png')]);
  await waitFor(() => expect(begun).toHaveLength(1));
  const texts = {
    files: [],
    types: ['text/plain'],
    getData: (type: string) => (type === 'text/plain' ? 'Yeni söz' : ''),
  };
  fireEvent.paste(textbox(), { clipboardData: texts });
  expect(textbox()).toHaveTextContent('Yeni söz');

  begun[0]?.end(uploaded(1));

  await waitFor(() => expect(shownPictures()).toEqual([mediaItem(1).path]));
  expect(textbox()).toHaveTextContent('Yeni söz');
});

test('a rejected file shows the reason, before or after it is sent', async () => {
  http.sendFile.mockResolvedValue(rejected(422, { message: 'Görsel en fazla 40 megapiksel olabilir.' }));
  open();
  paste([new File(['%PDF'], 'fiyat.pdf', { type: 'application/pdf' }), png('dev.png')]);

  await waitFor(() => expect(row('fiyat.pdf')).toHaveTextContent(uploadErrors.kind));
  await waitFor(() => expect(row('dev.png')).toHaveTextContent('40 megapiksel'));
  expect(http.sendFile).toHaveBeenCalledTimes(1);
  expect(shownPictures()).toEqual([]);
});

test('a paste that contains text and an image of it is pasted as text', () => {
  open();
  fireEvent.keyDown(textbox(), { key: 'a', ctrlKey: true });
  paste([png('image.png')], '<table><tr><td>Çelik</td></tr></table>');

  expect(textbox()).toHaveTextContent('Çelik');
  expect(http.sendFile).not.toHaveBeenCalled();
});

test('an image copied from a web page is uploaded as a file, not inserted as an external link', async () => {
  http.sendFile.mockResolvedValue(uploaded(2));
  open();
  paste([png('image.png')], '<meta charset="utf-8"><img src="https://baska.example/a.png">');

  expect(await within(textbox()).findByRole('img', { name: 'Köprü' })).toBeInTheDocument();
});

test('an image uploaded after the editor was closed is reported as stored in the library', async () => {
  const begun = stubUploads();
  const { unmount } = open();
  paste([png('bir.png')]);
  await waitFor(() => expect(begun).toHaveLength(1));
  unmount();
  begun[0]?.end(uploaded(1));

  expect(await screen.findByText(/Görsel kitaplığa yüklendi, ama metin bu arada kapandı/)).toBeInTheDocument();
});
