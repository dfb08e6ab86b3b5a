import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '../../../testing/fixtures.ts';
import { http, rejected, stubReads, succeeded } from '../../../testing/fake-server.ts';
import { mediaItem, mediaRecord } from '../../../testing/media-fixtures.ts';
import { openPanel } from '../../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../../testing/test-provider.tsx';
import { MediaPage } from '../media.page.tsx';
import type * as TurnedImage from './turned-image.ts';
import { cutOut, drawTurned, pixelsOf } from './turned-image.ts';

// jsdom has no canvas.
jest.mock('./turned-image.ts', () => ({
  ...jest.requireActual<typeof TurnedImage>('./turned-image.ts'),
  loadPicture: jest.fn(async () => null),
  drawTurned: jest.fn((_image: unknown, turns: number) => ({
    ...(turns % 2 === 0 ? { width: 960, height: 640 } : { width: 640, height: 960 }),
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['x'])),
  })),
  cutOut: jest.fn(async () => new Blob(['x'], { type: 'image/webp' })),
}));

const routes = singleScreenRoutes('/admin/media', MediaPage);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

// The browser of the tests has no such addresses; files that share this process must not find one.
afterAll(() => ['createObjectURL', 'revokeObjectURL'].forEach((name) => Reflect.deleteProperty(URL, name)));

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  stubReads({
    '/api/admin/media': () => succeeded([mediaItem(3)]),
    '/api/admin/media/3': () => succeeded(mediaRecord(3, { folder: 'Şantiye' })),
    '/api/admin/media/4': () => succeeded(mediaRecord(4)),
    '/api/admin/media/folders': () => succeeded([]),
    '/api/admin/languages/info': () => succeeded(languages),
  });
});

test('a picture is turned and cropped into a new one, with its texts and its folder', async () => {
  http.sendFile.mockResolvedValueOnce(rejected(503, { message: 'Şu anda çok sayıda görsel işleniyor.' }));
  http.sendFile.mockResolvedValue(succeeded({ picture: mediaItem(4), known: false }));
  const { router } = openPanel(routes, '/admin/media?id=3');
  await press('Döndür ve kırp…');
  expect(await screen.findByText('Kalacak alan: 960 × 640 piksel')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yeni görsel olarak kaydet' })).toBeDisabled();

  await press('Sola döndür');
  expect(await screen.findByText('Kalacak alan: 640 × 960 piksel')).toBeVisible();
  expect(drawTurned).toHaveBeenLastCalledWith(null, 3);
  await userEvent.click(screen.getByRole('radio', { name: 'Kare' }));
  expect(await screen.findByText('Kalacak alan: 640 × 640 piksel')).toBeVisible();
  await press('Yeni görsel olarak kaydet');
  expect(await screen.findByText('Şu anda çok sayıda görsel işleniyor.')).toBeVisible();
  await press('Yeni görsel olarak kaydet');

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Döndür ve kırp' })).toBeNull());
  expect(jest.mocked(cutOut).mock.lastCall?.[1]).toMatchObject({ x: 0, width: 100 });
  expect(http.sendFile).toHaveBeenLastCalledWith(
    '/api/admin/media',
    { folder: 'Şantiye', alts: '{"tr":"Köprü ayağı"}', file: expect.any(File) },
    expect.any(Function),
  );
  expect(http.sendFile.mock.lastCall?.[1]['file']).toHaveProperty('name', 'dosya-3 (kırpılmış).webp');
  await userEvent.click(await screen.findByRole('button', { name: 'Yeni görseli aç', hidden: true }));
  await waitFor(() => expect(router.state.location.search).toBe('?id=4'));
});

test('the area in pixels stays within the picture', () => {
  const size = { width: 3, height: 1_001 };
  expect(pixelsOf(size, { x: 0, y: 0, width: 100, height: 100 })).toEqual({ x: 0, y: 0, ...size });
  expect(pixelsOf(size, { x: 90, y: 99.99, width: 10, height: 0.01 })).toEqual({ x: 2, y: 1_000, width: 1, height: 1 });
});
