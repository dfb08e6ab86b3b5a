import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TestProvider } from '../testing/in-provider.tsx';
import userEvent from '@testing-library/user-event';
import type { Answer } from 'shared-contracts/http';
import { http, refused, succeeded } from '../testing/fake-server.ts';
import { mediaItem } from '../testing/media-fixtures.ts';
import { UploadArea } from './upload-area.tsx';
import { refusalOf, useUploads } from './use-uploads.ts';
import { UploadList } from './upload-list.tsx';

const uploaded = jest.fn();

function Uploads({ folder = '' }: { folder?: string }) {
  const queue = useUploads(uploaded);
  return (
    <TestProvider>
      <UploadArea folder={folder} onFiles={(files) => queue.add(files, folder)}>
        <UploadList queue={queue} />
      </UploadArea>
    </TestProvider>
  );
}

/** Every upload that has begun, to be moved on and ended by the test. */
function held() {
  const begun: { name: string; onProgress: (sent: number) => void; end: (answer: Answer<unknown>) => void }[] = [];
  http.sendFile.mockImplementation(
    (_path, fields, onProgress) =>
      new Promise((end) => {
        begun.push({ name: (fields.file as File).name, onProgress, end });
      }),
  );
  return begun;
}

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Görsel dosyaları'), files, { applyAccept: false });
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const done = (id: number, known = false) =>
  succeeded({ picture: mediaItem(id), known }, known ? { message: 'Bu görsel kitaplıkta zaten var.' } : {});

beforeEach(() => jest.clearAllMocks());

test('several files travel two at once, each with its own progress and end', async () => {
  const begun = held();
  render(<Uploads folder="Şantiye" />);
  await choose(png('bir.png'), png('iki.png'), png('üç.png'));

  await waitFor(() => expect(begun.map(({ name }) => name)).toEqual(['bir.png', 'iki.png']));
  expect(http.sendFile.mock.calls[0]?.[1]).toMatchObject({ folder: 'Şantiye' });
  expect(row('üç.png')).toHaveTextContent('Sırada');
  act(() => begun[0]?.onProgress(0.42));
  expect(await screen.findByRole('progressbar', { name: 'bir.png: gönderiliyor' })).toHaveValue(42);
  act(() => begun[1]?.onProgress(1));
  await waitFor(() => expect(row('iki.png')).toHaveTextContent('Sunucuda işleniyor…'));

  begun[0]?.end(done(1));
  await waitFor(() => expect(begun).toHaveLength(3));
  expect(row('bir.png')).toHaveTextContent('Yüklendi');
  begun[1]?.end(done(2, true));
  begun[2]?.end(done(3));
  await waitFor(() => expect(row('iki.png')).toHaveTextContent('Bu görsel kitaplıkta zaten var.'));
  expect(await screen.findByText('3 görsel yüklendi')).toBeVisible();
  expect(uploaded).toHaveBeenCalledTimes(3);
});

test('a refused file says why and does not hold the others; the same file is not offered again', async () => {
  http.sendFile.mockResolvedValueOnce(refused(422, { message: 'Görsel en fazla 40 megapiksel olabilir.' }));
  http.sendFile.mockResolvedValueOnce(done(2));
  render(<Uploads />);
  await choose(png('dev.png'), png('iki.png'));

  await waitFor(() => expect(row('dev.png')).toHaveTextContent('40 megapiksel'));
  await waitFor(() => expect(row('iki.png')).toHaveTextContent('Yüklendi'));
  expect(screen.queryByRole('button', { name: 'dev.png: tekrar dene' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'dev.png: listeden çıkar' }));
  expect(screen.queryByText('dev.png')).toBeNull();
});

test.each([
  ['the line is down', () => Promise.reject(new Error('away')), 'İşlem Başarısız! Sistem Hatası!'],
  ['the server is busy', async () => refused(503, { message: 'Şu anda çok sayıda görsel işleniyor.' }), 'çok sayıda'],
])('where %s the file can be sent again', async (_case, failure, words) => {
  http.sendFile.mockImplementationOnce(failure);
  http.sendFile.mockResolvedValueOnce(done(1));
  render(<Uploads />);
  await choose(png('bir.png'));
  await waitFor(() => expect(row('bir.png')).toHaveTextContent(words));

  await userEvent.click(screen.getByRole('button', { name: 'bir.png: tekrar dene' }));

  await waitFor(() => expect(row('bir.png')).toHaveTextContent('Yüklendi'));
});

test('what can be told before sending is not sent', async () => {
  render(<Uploads />);
  await choose(
    new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }),
    new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }),
  );

  await waitFor(() => expect(row('logo.svg')).toHaveTextContent('yalnızca sunucu yapılandırmasıyla verilir'));
  expect(row('a.pdf')).toHaveTextContent('JPEG, PNG, WebP, AVIF veya GIF yükleyin');
  expect(http.sendFile).not.toHaveBeenCalled();
});

test.each([
  [{ name: 'a.HEIC', type: '', size: 5 }, 'HEIC'],
  [{ name: 'a.png', type: 'image/png', size: 0 }, 'Dosya boş.'],
  [{ name: 'a.png', type: 'image/png', size: 10 * 1_048_576 + 1 }, 'Dosya en fazla 10 MB olabilir.'],
])('%o is refused before it is sent', (file, words) => {
  expect(refusalOf(file)).toContain(words);
});

test('a file without a type goes to the server, which looks inside', () => {
  expect(refusalOf({ name: 'foto', type: '', size: 5 })).toBeNull();
});

test('files are taken by drop and by paste; a pasted one gets a name that says so', async () => {
  http.sendFile.mockResolvedValue(done(1));
  render(<Uploads />);
  const zone = screen.getByText('Görselleri buraya bırakın ya da yapıştırın.');
  const file = png('birak.png');
  const items = [{ kind: 'file', type: file.type, getAsFile: () => file }];
  fireEvent.drop(zone, { dataTransfer: { files: [file], items, types: ['Files'] } });
  expect(await screen.findByText('birak.png')).toBeVisible();

  fireEvent.paste(document.body, { clipboardData: { files: [png('image.png')] } });
  expect(await screen.findByText('Panodan yapıştırılan.png')).toBeVisible();
  await waitFor(() => expect(uploaded).toHaveBeenCalledTimes(2));
});

test('the page is not left unasked while files are on their way', async () => {
  const begun = held();
  render(<Uploads />);
  const leaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await choose(png('bir.png'));
  await waitFor(() => expect(begun).toHaveLength(1));
  expect(leaving()).toBe(true);
  begun[0]?.end(done(1));
  await waitFor(() => expect(leaving()).toBe(false));
});
