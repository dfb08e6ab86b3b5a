import { checkDocumentPictures, checkLibraryPictures } from './alternative-texts.ts';

const field = { path: 'translations.tr.document', language: 'tr' };
const image = (alt?: unknown) => ({ type: 'image', attrs: { src: '/media/a-960.jpg', alt } });

test('pictures without a text are found by their place, also inside other blocks', () => {
  const content = [image('Köprü'), image(''), { type: 'blockquote', content: [image(' ')] }, image(null), image()];
  const findings = checkDocumentPictures(field, { type: 'doc', content });
  expect(findings.map(({ picture }) => picture)).toEqual(
    [1, 2, 3, 4].map((index) => ({ kind: 'document', index, src: '/media/a-960.jpg' })),
  );
  expect(findings[0]).toMatchObject({ ...field, rule: 'picture-text', severity: 'warning' });
  expect(findings[0]?.text).toMatch(/^Metindeki 2\. görselin alternatif metni yok\./);
});

test('a picture node without attributes is found, and a document without pictures has no findings', () => {
  expect(checkDocumentPictures(field, { type: 'doc', content: [{ type: 'image' }] })).toMatchObject([
    { picture: { index: 0, src: '' } },
  ]);
  expect(checkDocumentPictures(field, null)).toEqual([]);
});

test('pictures of the library without a text are found in the field that shows them', () => {
  const pictures = [
    { id: 4, path: 'cover_id', label: 'Kapak görseli', alt: '' },
    { id: 5, path: 'media', label: '1. ürün görseli', alt: 'Vana' },
  ];
  expect(checkLibraryPictures(pictures)).toMatchObject([
    { path: 'cover_id', language: null, severity: 'warning', picture: { kind: 'library', id: 4 } },
  ]);
});

test('pictures of galleries and pairs are counted with the others', () => {
  const content = [image('Köprü'), { type: 'gallery', content: [image('Kule'), image('')] }, image('')];
  const findings = checkDocumentPictures(field, { type: 'doc', content });
  expect(findings.map(({ picture }) => picture)).toMatchObject([{ index: 2 }, { index: 3 }]);
});
