import { isLibraryPicture, withoutForeignMedia } from './document-media.ts';

const picture = (src: unknown, extra = {}) => ({ type: 'image', attrs: { src, alt: '', ...extra } });
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const own = '/media/0123456789abcdef0123456789abcdef-960.webp';

test.each([
  'https://baska.example/a.png',
  '//baska.example/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '/media/../api/auth/logout',
  '/api/auth/logout',
  'media/a.webp',
  '',
  7,
  null,
])('a picture with the source %j is removed', (src) => {
  const kept = { type: 'paragraph', content: [{ type: 'text', text: 'a' }] };
  expect(withoutForeignMedia(doc(picture(src), kept))).toEqual(doc(kept));
});

test('pictures of the library remain, without a srcset of another site', () => {
  expect(withoutForeignMedia(doc(picture(own, { srcset: `${own} 960w` })))).toEqual(
    doc(picture(own, { srcset: `${own} 960w` })),
  );
  const mixed = picture(own, { srcset: `${own} 960w, https://baska.example/a.png 2x` });
  expect(withoutForeignMedia(doc(mixed))).toEqual(doc(picture(own)));
});

test('a group loses the foreign pictures, and goes when none is left', () => {
  const gallery = (...content: unknown[]) => ({ type: 'gallery', content });
  const foreign = picture('https://baska.example/a.png');
  expect(withoutForeignMedia(doc(gallery(picture(own), foreign)))).toEqual(doc(gallery(picture(own))));
  expect(withoutForeignMedia(doc(gallery(foreign, foreign)))).toEqual(doc());
});

test('a video keeps its address and loses a foreign preview picture', () => {
  const video = (attrs: object) => ({ type: 'video', attrs, content: [{ type: 'text', text: 'Şantiye' }] });
  const href = 'https://vimeo.com/1';
  expect(withoutForeignMedia(doc(video({ href, poster: 'data:image/png;base64,AA' })))).toEqual(doc(video({ href })));
  expect(withoutForeignMedia(doc(video({ href, poster: own })))).toEqual(doc(video({ href, poster: own })));
});

test.each([null, undefined, 'metin', 3, [], { type: 'doc' }, { content: 'x' }])('%j remains as it is', (value) => {
  expect(withoutForeignMedia(value)).toEqual(value ?? null);
});

test('the address of a library picture has no segment that leads out of it', () => {
  expect([isLibraryPicture(own), isLibraryPicture('/media/a/../b')]).toEqual([true, false]);
});
