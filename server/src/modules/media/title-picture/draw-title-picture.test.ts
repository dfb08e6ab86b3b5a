import sharp from 'sharp';
import { sharedCoverColours } from '../../branding/design-tokens.ts';
import { drawTitlePicture } from './draw-title-picture.ts';

const colours = sharedCoverColours({ mainColor: '#17594a', secondColor: '#d98a3d' });
const draw = (title: string, companyName = 'Kuzey') =>
  drawTitlePicture({ title, companyName, cover: { seed: 'article', order: 7 }, colours });
/** Returns the lines of pixels of the text column that are not of one colour. */
async function writtenRows(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png)
    .extract({ left: 72, top: 90, width: 540, height: 380 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = info.width * info.channels;
  const rows = Array.from({ length: info.height }, (_, index) => data.subarray(index * row, (index + 1) * row));
  return rows.filter((line) => new Set(line.filter((_, index) => index % info.channels === 0)).size > 1).length;
}

it('the title is written with Turkish letters, and the picture is small', async () => {
  const png = await draw('İğdır’da çatı güçlendirme: ölçü, şev, ısı');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, hasAlpha: false });
  expect(png.length).toBeLessThan(60_000);
  expect(await writtenRows(png)).toBeGreaterThan(60);
});

it('a dot above changes the picture: letters of the font are drawn, not boxes', async () => {
  expect((await draw('Isı')).equals(await draw('İsi'))).toBe(false);
  expect((await draw('ığş')).equals(await draw('ıış'))).toBe(false);
});

it('the name of the company is not written twice', async () => {
  expect((await draw('Kuzey', 'Kuzey')).equals(await draw('Kuzey', 'İletişim'))).toBe(false);
  expect((await draw('Kuzey', 'Kuzey')).equals(await draw('Kuzey', 'الشمال'))).toBe(true);
});

it('a title in letters that the font lacks is left out, and the cover fills the picture', async () => {
  const png = await draw('ترميم المباني');
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(png.equals(await draw('Реконструкция'))).toBe(true);
});

it.each(['a'.repeat(110), 'Kısa', 'A & B <script>', 'uzun kelimeler '.repeat(8)])(
  'the title %j stays within the picture',
  async (title) => {
    expect(
      await sharp(await draw(title, 'Uzun Adlı Mühendislik ve Müşavirlik Sanayi Ticaret Anonim Şirketi')).metadata(),
    ).toMatchObject({
      width: 1200,
      height: 630,
    });
  },
);
