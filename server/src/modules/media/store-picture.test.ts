import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Focus } from '@vitrin/shared-contracts/pictures';
import sharp, { type Sharp } from 'sharp';
import { pictureFile, sharingFile, type StoredPicture } from './media-files.ts';
import { completePicture, storePicture } from './store-picture.ts';
import { redBluePicture, meanColour, plainPicture } from '../../testing/test-pictures.ts';
import { UnusablePicture } from './unusable-picture.ts';

// Decoding and encoding are slow on a busy machine.
jest.setTimeout(60_000);

const output = { folder: mkdtempSync(join(tmpdir(), 'vitrin-pictures-')), existing: [] };
afterAll(() => rmSync(output.folder, { recursive: true }));

const read = (name: string) => readFileSync(join(output.folder, name));
const filesOf = ({ hash }: StoredPicture) =>
  readdirSync(output.folder)
    .filter((name) => name.startsWith(hash))
    .toSorted();
const complete = (picture: StoredPicture, focus: Focus) => {
  const largest = join(output.folder, pictureFile(picture.hash, 'webp', picture.width));
  return completePicture({ ...output, existing: filesOf(picture) }, { ...picture, focus, largest });
};

it('a picture is stored in every format at every width up to its own, with the sharing crop', async () => {
  const picture = await storePicture(output, await plainPicture(2000, 1000));
  expect(picture).toMatchObject({ width: 1600, height: 800, widths: [320, 480, 720, 960, 1600] });
  const kinds = { avif: 'heif', webp: 'webp', jpg: 'jpeg' } as const;
  for (const [format, kind] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
    for (const width of picture.widths) {
      const file = await sharp(read(pictureFile(picture.hash, format, width))).metadata();
      expect(file).toMatchObject({ format: kind, width, height: width / 2 });
    }
  }
  expect(await sharp(read(sharingFile(picture.hash, { x: 50, y: 50 }))).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(filesOf(picture)).toHaveLength(16);
});

it('a small picture is enlarged only for the sharing crop', async () => {
  const picture = await storePicture(output, await plainPicture(300, 200));
  expect(picture).toMatchObject({ width: 300, height: 200, widths: [300] });
  expect(filesOf(picture)).toEqual(
    ['-300.avif', '-300.jpg', '-300.webp', '-og-50-50.jpg'].map((end) => picture.hash + end),
  );
});

it('all metadata is removed and the orientation applied', async () => {
  const bytes = await sharp(await redBluePicture(400, 200))
    .withExif({ IFD0: { Copyright: 'Gizli', Artist: 'Kişi' }, IFD3: { GPSLatitude: '38/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const picture = await storePicture(output, bytes);
  expect(picture).toMatchObject({ width: 200, height: 400 });
  for (const name of filesOf(picture)) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(read(name)).metadata();
    expect({ name, exif, xmp, iptc, icc, orientation }).toEqual({ name });
  }
  const top = await sharp(read(pictureFile(picture.hash, 'jpg', 200)))
    .extract({ left: 0, top: 0, width: 200, height: 100 })
    .toBuffer();
  expect((await meanColour(top))[0]).toBeGreaterThan(240);
});

it('the colours of a wide-gamut picture are converted to sRGB', async () => {
  // The stored values are in Display P3: they must be converted to sRGB, not copied.
  const bytes = await sharp(await plainPicture(100, 100, '#209020'))
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const asWritten = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
  expect([...asWritten.subarray(0, 3)]).not.toEqual([0x20, 0x90, 0x20]);
  const picture = await storePicture(output, bytes);
  const [red, green, blue] = await meanColour(read(pictureFile(picture.hash, 'jpg', 100)));
  for (const [is, was] of [
    [red, 0x20],
    [green, 0x90],
    [blue, 0x20],
  ] as const)
    expect(Math.abs(is - was)).toBeLessThan(4);
});

it('transparency is kept where the format supports it, otherwise replaced by white', async () => {
  const clear = {
    create: { width: 200, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  } as const;
  const picture = await storePicture(output, await sharp(clear).png().toBuffer());
  expect((await sharp(read(pictureFile(picture.hash, 'avif', 200))).metadata()).hasAlpha).toBe(true);
  expect((await sharp(read(pictureFile(picture.hash, 'webp', 200))).metadata()).hasAlpha).toBe(true);
  expect(await meanColour(read(pictureFile(picture.hash, 'jpg', 200)))).toEqual([255, 255, 255]);
  const opaque = await sharp(await plainPicture(200, 100))
    .ensureAlpha()
    .png()
    .toBuffer();
  const { hash } = await storePicture(output, opaque);
  expect((await sharp(read(pictureFile(hash, 'avif', 200))).metadata()).hasAlpha).toBe(false);
});

it.each([
  ['a grey picture', (image: Sharp) => image.greyscale().png()],
  ['a grey picture with transparency', (image: Sharp) => image.greyscale().ensureAlpha(0.5).png()],
  ['16 bits', (image: Sharp) => image.toColourspace('rgb16').png()],
  ['CMYK colours', (image: Sharp) => image.toColourspace('cmyk').jpeg()],
  ['AVIF', (image: Sharp) => image.avif()],
])('%s is accepted', async (_case, encode) => {
  expect(await storeGrey(await encode(sharp(await plainPicture(500, 250, '#808080'))).toBuffer())).toEqual(grey);
});

it('AVIF of the brand of its container is accepted', async () => {
  const bytes = await sharp(await plainPicture(500, 250, '#808080'))
    .avif()
    .toBuffer();
  expect(bytes.toString('latin1', 4, 12)).toBe('ftypavif');
  bytes.write('mif1', 8, 'latin1');
  expect(await storeGrey(bytes)).toEqual(grey);
});

/** Stores a grey picture, and returns what is known of it then. */
async function storeGrey(bytes: Buffer) {
  const picture = await storePicture(output, bytes);
  const [red, green, blue] = await meanColour(read(pictureFile(picture.hash, 'avif', 480)));
  return { ...picture, isGrey: Math.max(red, green, blue) - Math.min(red, green, blue) < 12 };
}
const grey = expect.objectContaining({ width: 500, height: 250, widths: [320, 480, 500], isGrey: true });

it('only the first frame of an animation is stored', async () => {
  const frames = Buffer.concat(
    await Promise.all(
      ['#ff0000', '#0000ff'].map(async (colour) =>
        sharp(await plainPicture(50, 50, colour))
          .raw()
          .toBuffer(),
      ),
    ),
  );
  const animation = await sharp(frames, { raw: { width: 50, height: 100, channels: 3, pageHeight: 50 } })
    .gif({ loop: 0 })
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const picture = await storePicture(output, animation);
  expect(picture).toMatchObject({ width: 50, height: 50 });
  expect((await meanColour(read(pictureFile(picture.hash, 'jpg', 50))))[2]).toBeLessThan(20);
});

it('the sharing crop follows the focal point, and crops of other focal points are kept', async () => {
  const picture = await storePicture(output, await redBluePicture(2000, 500));
  const colours: [number, number, number][] = [];
  for (const x of [0, 50, 100]) {
    await complete(picture, { x, y: 50 });
    colours.push(await meanColour(read(sharingFile(picture.hash, { x, y: 50 }))));
  }
  const [left, middle, right] = colours;
  expect([left?.[0], left?.[2]]).toEqual([expect.closeTo(254, -1), expect.closeTo(0, -1)]);
  expect(Math.abs((middle?.[0] ?? 0) - (middle?.[2] ?? 0))).toBeLessThan(10);
  expect([right?.[0], right?.[2]]).toEqual([expect.closeTo(0, -1), expect.closeTo(254, -1)]);
});

it('a picture that an older version stored only as WebP is completed', async () => {
  const picture = await storePicture(output, await plainPicture(1000, 500, '#d98a3d'));
  const all = filesOf(picture);
  const kept = all.filter((name) => name.endsWith('.webp'));
  for (const name of all) if (!kept.includes(name)) rmSync(join(output.folder, name));
  expect(filesOf(picture)).toEqual(kept);
  await complete(picture, { x: 50, y: 50 });
  expect(filesOf(picture)).toEqual(all);
  expect(await sharp(read(pictureFile(picture.hash, 'avif', 480))).metadata()).toMatchObject({
    width: 480,
    height: 240,
  });
});

const png = () => plainPicture(600, 400);
it.each([
  ['kind', 'text', async () => Buffer.from('not an image')],
  ['kind', 'nothing', async () => Buffer.alloc(0)],
  ['kind', 'a PDF', async () => Buffer.from('%PDF-1.7\n')],
  [
    'kind',
    'a TIFF',
    async () =>
      sharp(await png())
        .tiff()
        .toBuffer(),
  ],
  ['heic', 'HEIC', async () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')],
  [
    'broken',
    'a truncated JPEG',
    async () =>
      (
        await sharp(await png())
          .jpeg()
          .toBuffer()
      ).subarray(0, -200),
  ],
  ['broken', 'a truncated PNG', async () => (await png()).subarray(0, -200)],
  ['broken', 'the first bytes of a file', async () => (await png()).subarray(0, 60)],
  ['pixels', '41 megapixels', () => plainPicture(8_200, 5_000)],
  ['shape', 'a ribbon', () => plainPicture(2_200, 200)],
] as const)('storing rejects with %s: %s', async (reason, _case, bytes) => {
  const refused = await storePicture(output, await bytes()).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UnusablePicture);
  expect(refused).toMatchObject({ reason });
});
