import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { mediaFolder, pictureFile, sharingFile, type StoredPicture } from './media-files.ts';
import { completePicture, storePicture } from './store-picture.ts';
import { halves, meanColour, plain } from '../../testing/test-pictures.ts';
import { UnusablePicture } from './unusable-picture.ts';

// Decoding and encoding are slow on a busy machine.
jest.setTimeout(60_000);

const config = { dataDir: mkdtempSync(join(tmpdir(), 'vitrin-pictures-')) };
afterAll(() => rmSync(config.dataDir, { recursive: true }));

const read = (name: string) => readFileSync(join(mediaFolder(config), name));
const filesOf = ({ hash }: StoredPicture) =>
  readdirSync(mediaFolder(config))
    .filter((name) => name.startsWith(hash))
    .toSorted();

it('stores every format at every width that the picture has, and the crop for sharing', async () => {
  const picture = await storePicture(config, await plain(2000, 1000));
  expect(picture).toMatchObject({ width: 1600, height: 800, widths: [480, 960, 1600] });
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
  expect(filesOf(picture)).toHaveLength(10);
});

it('never enlarges a small picture but for sharing', async () => {
  const picture = await storePicture(config, await plain(300, 200));
  expect(picture).toMatchObject({ width: 300, height: 200, widths: [300] });
  expect(filesOf(picture)).toEqual(
    ['-300.avif', '-300.jpg', '-300.webp', '-og-50-50.jpg'].map((end) => picture.hash + end),
  );
});

it('keeps nothing that the file says beside the picture, and turns it upright', async () => {
  const bytes = await sharp(await halves(400, 200))
    .withExif({ IFD0: { Copyright: 'Gizli', Artist: 'Kişi' }, IFD3: { GPSLatitude: '38/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const picture = await storePicture(config, bytes);
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

it('brings the colours of a wide-gamut picture to sRGB', async () => {
  // Full green of Display P3 lies outside sRGB: its numbers must change, not be taken over.
  const bytes = await sharp(await plain(100, 100, '#209020'))
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const asWritten = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
  expect([...asWritten.subarray(0, 3)]).not.toEqual([0x20, 0x90, 0x20]);
  const picture = await storePicture(config, bytes);
  const [red, green, blue] = await meanColour(read(pictureFile(picture.hash, 'jpg', 100)));
  for (const [is, was] of [
    [red, 0x20],
    [green, 0x90],
    [blue, 0x20],
  ] as const)
    expect(Math.abs(is - was)).toBeLessThan(4);
});

it('keeps transparency where the format can, and puts white below it where it cannot', async () => {
  const clear = {
    create: { width: 200, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  } as const;
  const picture = await storePicture(config, await sharp(clear).png().toBuffer());
  expect((await sharp(read(pictureFile(picture.hash, 'avif', 200))).metadata()).hasAlpha).toBe(true);
  expect((await sharp(read(pictureFile(picture.hash, 'webp', 200))).metadata()).hasAlpha).toBe(true);
  expect(await meanColour(read(pictureFile(picture.hash, 'jpg', 200)))).toEqual([255, 255, 255]);
  const opaque = await sharp(await plain(200, 100))
    .ensureAlpha()
    .png()
    .toBuffer();
  const { hash } = await storePicture(config, opaque);
  expect((await sharp(read(pictureFile(hash, 'avif', 200))).metadata()).hasAlpha).toBe(false);
});

it.each([
  ['a grey picture', (image: Sharp) => image.greyscale().png()],
  ['a grey picture with transparency', (image: Sharp) => image.greyscale().ensureAlpha(0.5).png()],
  ['16 bits', (image: Sharp) => image.toColourspace('rgb16').png()],
  ['print colours', (image: Sharp) => image.toColourspace('cmyk').jpeg()],
  ['AVIF', (image: Sharp) => image.avif()],
])('takes %s', async (_case, encode) => {
  const picture = await storePicture(config, await encode(sharp(await plain(500, 250, '#808080'))).toBuffer());
  const [red, green, blue] = await meanColour(read(pictureFile(picture.hash, 'avif', 480)));
  expect(picture).toMatchObject({ width: 500, height: 250, widths: [480, 500] });
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(12);
});

it('takes the first frame of an animation', async () => {
  const frames = Buffer.concat(
    await Promise.all(
      ['#ff0000', '#0000ff'].map(async (colour) =>
        sharp(await plain(50, 50, colour))
          .raw()
          .toBuffer(),
      ),
    ),
  );
  const animation = await sharp(frames, { raw: { width: 50, height: 100, channels: 3, pageHeight: 50 } })
    .gif({ loop: 0 })
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const picture = await storePicture(config, animation);
  expect(picture).toMatchObject({ width: 50, height: 50 });
  expect((await meanColour(read(pictureFile(picture.hash, 'jpg', 50))))[2]).toBeLessThan(20);
});

it('crops for sharing around the focal point, and keeps the crops of other points', async () => {
  const picture = await storePicture(config, await halves(2000, 500));
  const colours: [number, number, number][] = [];
  for (const x of [0, 50, 100]) {
    await completePicture(config, picture, { x, y: 50 });
    colours.push(await meanColour(read(sharingFile(picture.hash, { x, y: 50 }))));
  }
  const [left, middle, right] = colours;
  expect([left?.[0], left?.[2]]).toEqual([expect.closeTo(254, -1), expect.closeTo(0, -1)]);
  expect(Math.abs((middle?.[0] ?? 0) - (middle?.[2] ?? 0))).toBeLessThan(10);
  expect([right?.[0], right?.[2]]).toEqual([expect.closeTo(0, -1), expect.closeTo(254, -1)]);
});

it('completes a picture that an older version has stored as WebP alone', async () => {
  const picture = await storePicture(config, await plain(1000, 500, '#d98a3d'));
  const all = filesOf(picture);
  const kept = all.filter((name) => name.endsWith('.webp'));
  for (const name of all) if (!kept.includes(name)) rmSync(join(mediaFolder(config), name));
  expect(filesOf(picture)).toEqual(kept);
  await completePicture(config, picture, { x: 50, y: 50 });
  expect(filesOf(picture)).toEqual(all);
  expect(await sharp(read(pictureFile(picture.hash, 'avif', 480))).metadata()).toMatchObject({
    width: 480,
    height: 240,
  });
});

const png = () => plain(600, 400);
it.each([
  ['kind', 'text', async () => Buffer.from('no picture')],
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
  [
    'svg',
    'SVG',
    async () => Buffer.from('<?xml version="1.0"?>\n<SVG xmlns="http://www.w3.org/2000/svg"><script>1</script></SVG>'),
  ],
  ['heic', 'HEIC', async () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')],
  [
    'broken',
    'a JPEG that ends too early',
    async () =>
      (
        await sharp(await png())
          .jpeg()
          .toBuffer()
      ).subarray(0, -200),
  ],
  ['broken', 'a PNG that ends too early', async () => (await png()).subarray(0, -200)],
  ['broken', 'a beginning alone', async () => (await png()).subarray(0, 60)],
  ['pixels', '41 megapixels', () => plain(8_200, 5_000)],
  ['shape', 'a ribbon', () => plain(2_200, 200)],
] as const)('refuses by %s: %s', async (reason, _case, bytes) => {
  const refused = await storePicture(config, await bytes()).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UnusablePicture);
  expect(refused).toMatchObject({ reason });
});
