import { limits } from '@vitrin/shared-contracts/limits';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TestProvider } from '../../testing/test-provider.tsx';
import userEvent from '@testing-library/user-event';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { http, rejected, succeeded } from '../../testing/fake-server.ts';
import { mediaItem } from '../../testing/media-fixtures.ts';
import { UploadArea } from './upload-area.tsx';
import { type LoadedImage, loadImage } from './load-image.ts';
import { rejectionReason, useUploads } from './use-uploads.ts';
import { UploadList } from './upload-list.tsx';

// jsdom decodes no images.
jest.mock('./load-image.ts', () => ({ loadImage: jest.fn() }));

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

/** Stubs the upload request; the test controls progress and response of each started upload. */
function stubUploads() {
  const started: { name: string; onProgress: (sent: number) => void; end: (answer: ApiResponse<unknown>) => void }[] =
    [];
  http.sendFile.mockImplementation(
    (_path, fields, onProgress) =>
      new Promise((end) => {
        started.push({ name: (fields.file as File).name, onProgress, end });
      }),
  );
  return started;
}

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Görsel dosyaları'), files, { applyAccept: false });
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const done = (id: number, known = false) =>
  succeeded({ picture: mediaItem(id), known }, known ? { message: 'Bu görsel kitaplıkta zaten var.' } : {});

beforeEach(() => {
  jest.clearAllMocks();
  decode('nothing');
});

/** Lets the browser decode every image as one of this size; `encode` returns the file in another size. */
function decode(
  size: { width: number; height: number } | 'nothing',
  encode: LoadedImage['encode'] = encodePlain,
): void {
  jest.mocked(loadImage).mockImplementation(async () => {
    if (size === 'nothing') throw new Error('not decoded');
    return { ...size, encode };
  });
}
const encodePlain = jest.fn<Promise<Blob>, Parameters<LoadedImage['encode']>>(
  async (_size, type) => new Blob(['x'], { type }),
);
const fileOfBytes = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type });
const sentFile = (call = 0) => http.sendFile.mock.calls[call]?.[1]['file'] as File;

test('uploads two files at a time, each with its own progress and result', async () => {
  const started = stubUploads();
  render(<Uploads folder="Şantiye" />);
  await choose(png('bir.png'), png('iki.png'), png('üç.png'));

  await waitFor(() => expect(started.map(({ name }) => name)).toEqual(['bir.png', 'iki.png']));
  expect(http.sendFile.mock.calls[0]?.[1]).toMatchObject({ folder: 'Şantiye' });
  expect(row('üç.png')).toHaveTextContent('Sırada');
  act(() => started[0]?.onProgress(0.42));
  expect(await screen.findByRole('progressbar', { name: 'bir.png: gönderiliyor' })).toHaveValue(42);
  act(() => started[1]?.onProgress(1));
  await waitFor(() => expect(row('iki.png')).toHaveTextContent('Sunucuda işleniyor…'));

  started[0]?.end(done(1));
  await waitFor(() => expect(started).toHaveLength(3));
  expect(row('bir.png')).toHaveTextContent('Yüklendi');
  started[1]?.end(done(2, true));
  started[2]?.end(done(3));
  await waitFor(() => expect(row('iki.png')).toHaveTextContent('Bu görsel kitaplıkta zaten var.'));
  expect(await screen.findByText('3 görsel yüklendi')).toBeVisible();
  expect(uploaded).toHaveBeenCalledTimes(3);
});

test('a rejected file shows the reason, does not stop the others, and cannot be retried', async () => {
  http.sendFile.mockResolvedValueOnce(rejected(422, { message: 'Görsel en fazla 40 megapiksel olabilir.' }));
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
  ['the network is down', () => Promise.reject(new Error('away')), 'İşlem Başarısız! Sistem Hatası!'],
  ['the server is busy', async () => rejected(503, { message: 'Şu anda çok sayıda görsel işleniyor.' }), 'çok sayıda'],
])('the upload can be retried when %s', async (_case, failure, text) => {
  http.sendFile.mockImplementationOnce(failure);
  http.sendFile.mockResolvedValueOnce(done(1));
  render(<Uploads />);
  await choose(png('bir.png'));
  await waitFor(() => expect(row('bir.png')).toHaveTextContent(text));

  await userEvent.click(screen.getByRole('button', { name: 'bir.png: tekrar dene' }));

  await waitFor(() => expect(row('bir.png')).toHaveTextContent('Yüklendi'));
});

test('a file that fails the local checks is not sent', async () => {
  render(<Uploads />);
  await choose(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));

  await waitFor(() => expect(row('a.pdf')).toHaveTextContent('JPEG, PNG, WebP, AVIF, GIF veya SVG yükleyin'));
  expect(http.sendFile).not.toHaveBeenCalled();
});

test.each([
  [{ name: 'a.png', type: 'image/png', size: 0 }, 'Dosya boş.'],
  [{ name: 'a.svg', type: 'image/svg+xml', size: limits.svgBytes + 1 }, 'SVG en fazla 2 MB olabilir'],
])('%o is rejected before it is sent', (file, text) => {
  expect(rejectionReason(file)).toContain(text);
});

test('an SVG is sent as it is, because the server draws it', async () => {
  http.sendFile.mockResolvedValue(done(1));
  render(<Uploads />);
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await choose(file);

  await waitFor(() => expect(row('logo.svg')).toHaveTextContent('Yüklendi'));
  expect(http.sendFile.mock.calls[0]?.[1]).toMatchObject({ file });
});

test('a file without a type is sent, because the server checks its content', () => {
  expect(rejectionReason({ type: '', size: 5 })).toBeNull();
});

test('accepts files by drop and by paste, and gives a pasted file a name', async () => {
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

test('asks for confirmation before the page is left during an upload', async () => {
  const started = stubUploads();
  render(<Uploads />);
  const leaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await choose(png('bir.png'));
  await waitFor(() => expect(started).toHaveLength(1));
  expect(leaving()).toBe(true);
  started[0]?.end(done(1));
  await waitFor(() => expect(leaving()).toBe(false));
});

test.each([
  ['over 40 megapixels', fileOfBytes('IMG_1.JPG', 'image/jpeg', 5_000_000), 'IMG_1.jpg', 'image/jpeg'],
  ['over 10 MB', fileOfBytes('çizim.png', 'image/png', 12_000_000), 'çizim.webp', 'image/webp'],
])('a picture %s is made smaller before it is sent, and says so', async (_case, file, name, type) => {
  decode({ width: 8_064, height: 6_048 });
  http.sendFile.mockResolvedValue(done(1));
  render(<Uploads />);
  await choose(file);
  await waitFor(() =>
    expect(row(file.name)).toHaveTextContent(
      /^.*Yüklendi. Büyük olduğu için bu tarayıcıda küçültüldü: 8064 × 6048 → 4618 × 3464 piksel\.$/,
    ),
  );
  expect(sentFile()).toMatchObject({ name, type });
  expect(encodePlain).toHaveBeenCalledWith({ width: 4_618, height: 3_464 }, type);
});

test('a picture whose smaller version is still too large is made smaller again', async () => {
  const sizes: number[] = [];
  decode({ width: 8_000, height: 8_000 }, async ({ width }, type) => {
    sizes.push(width);
    return new Blob([new Uint8Array(sizes.length === 1 ? 11 * 1_048_576 : 5)], { type });
  });
  http.sendFile.mockResolvedValue(done(1));
  render(<Uploads />);
  await choose(fileOfBytes('gürültü.jpg', 'image/jpeg', 30_000_000));
  await waitFor(() => expect(row('gürültü.jpg')).toHaveTextContent('Yüklendi'));
  expect(sizes).toEqual([4_000, 2_828]);
});

test('a picture within the limits is sent as it is', async () => {
  decode({ width: 6_000, height: 4_000 });
  http.sendFile.mockResolvedValue(done(1));
  render(<Uploads />);
  const file = png('bir.png');
  await choose(file);
  await waitFor(() => expect(row('bir.png')).toHaveTextContent(/Yüklendi$/));
  expect(sentFile()).toBe(file);
});

test('a HEIC photograph becomes a JPEG where the browser decodes it; elsewhere the message says how', async () => {
  http.sendFile.mockResolvedValue(done(1));
  render(<Uploads />);
  await choose(fileOfBytes('IMG_7.HEIC', '', 5));
  await waitFor(() => expect(row('IMG_7.HEIC')).toHaveTextContent('Safari ile yükleyin ya da JPEG olarak kaydedin'));
  expect(http.sendFile).not.toHaveBeenCalled();

  decode({ width: 4_032, height: 3_024 });
  await choose(fileOfBytes('IMG_8.HEIC', 'image/heic', 5));
  await waitFor(() =>
    expect(row('IMG_8.HEIC')).toHaveTextContent('Yüklendi. HEIC fotoğrafı bu tarayıcıda JPEG yapıldı.'),
  );
  expect(sentFile()).toMatchObject({ name: 'IMG_8.jpg', type: 'image/jpeg' });
  expect(encodePlain).toHaveBeenCalledWith({ width: 4_032, height: 3_024 }, 'image/jpeg');
});

test('a file over 10 MB that the browser cannot decode is refused', async () => {
  render(<Uploads />);
  await choose(fileOfBytes('dev.png', 'image/png', 10 * 1_048_576 + 1));
  await waitFor(() =>
    expect(row('dev.png')).toHaveTextContent('en fazla 10 MB olabilir ve bu tarayıcı onu küçültemedi'),
  );
  expect(http.sendFile).not.toHaveBeenCalled();
});

test('an animation says that only its first frame was stored', async () => {
  http.sendFile.mockResolvedValue(succeeded({ picture: mediaItem(1), known: false, animated: true }));
  render(<Uploads />);
  await choose(new File(['x'], 'dönen.gif', { type: 'image/gif' }));
  await waitFor(() =>
    expect(row('dönen.gif')).toHaveTextContent('Yüklendi. Hareketli görselin yalnızca ilk karesi alındı.'),
  );
});

test('an upload goes on when its screen is left: the page still asks, and a failure is shown', async () => {
  const started = stubUploads();
  const { unmount } = render(<Uploads />);
  const leaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await choose(png('bir.png'), png('iki.png'), png('üç.png'));
  await waitFor(() => expect(started).toHaveLength(2));
  unmount();
  started[0]?.end(done(1));
  await waitFor(() => expect(started).toHaveLength(3));
  expect(leaving()).toBe(true);
  started[1]?.end(rejected(422, { message: 'Görsel açılamadı.' }));
  started[2]?.end(done(3));
  expect(await screen.findByText('iki.png: Görsel açılamadı.')).toBeInTheDocument();
  await waitFor(() => expect(leaving()).toBe(false));
  expect(uploaded).toHaveBeenCalledTimes(2);
});
