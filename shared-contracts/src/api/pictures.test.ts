import { pictureAddress, pictureSrc, pictureSrcset, sharingAddress, type Picture } from './pictures.ts';

const picture = { path: '/media/abc', widths: [480, 960, 1600], width: 1600, focus: { x: 20, y: 75 } } as Picture;

it('returns the address of every file of a picture', () => {
  expect(pictureAddress(picture, 'avif', 960)).toBe('/media/abc-960.avif');
  expect(pictureSrcset(picture, 'webp')).toBe(
    '/media/abc-480.webp 480w, /media/abc-960.webp 960w, /media/abc-1600.webp 1600w',
  );
  expect(sharingAddress(picture)).toBe('/media/abc-og-20-75.jpg');
});

it.each([
  [[480, 960, 1600], 960],
  [[480, 700], 480],
  [[300], 300],
])('of the stored widths %j the src attribute uses %d', (widths, shown) => {
  expect(pictureSrc({ ...picture, widths })).toBe(`/media/abc-${shown}.jpg`);
});
