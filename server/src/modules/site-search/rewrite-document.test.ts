import type { TextPlace } from './edit-text.ts';
import { rewriteDocument } from './rewrite-document.ts';

const bold = [{ type: 'bold' }];
const link = (href: string) => [{ type: 'link', attrs: { href } }];
const text = (value: string, marks?: object[]) => ({ type: 'text', text: value, ...(marks && { marks }) });
const doc = (...content: object[]) => ({ type: 'doc', content });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

/** Replaces a text wherever it is. */
function replaced(document: object, search: string, replacement: string): unknown {
  return rewriteDocument(document, ({ text: own }) => {
    const edits = [];
    for (let start = own.indexOf(search); start >= 0; start = own.indexOf(search, start + search.length))
      edits.push({ start, end: start + search.length, text: replacement });
    return edits;
  });
}

function placesOf(document: unknown): TextPlace[] {
  const places: TextPlace[] = [];
  rewriteDocument(document, (place) => {
    places.push(place);
    return [];
  });
  return places;
}

test('words with different marks are one text, and a replaced part has the marks of its beginning', () => {
  const document = doc(paragraph(text('Tel: 0212 '), text('555', bold), text(' 01 00, her gün')));
  expect(placesOf(document).map((each) => each.text)).toEqual(['Tel: 0212 555 01 00, her gün']);
  expect(replaced(document, '0212 555 01 00', '0312 444 02 00')).toEqual(
    doc(paragraph(text('Tel: 0312 444 02 00, her gün'))),
  );
});

test('what follows a replaced part keeps its marks', () => {
  const document = doc(paragraph(text('eski', bold), text(' ad'), text(' ve', bold)));
  expect(replaced(document, 'eski a', 'yeni a')).toEqual(
    doc(paragraph(text('yeni a', bold), text('d'), text(' ve', bold))),
  );
});

test('several places of one text are replaced', () => {
  expect(replaced(doc(paragraph(text('a b a'))), 'a', 'uzun')).toEqual(doc(paragraph(text('uzun b uzun'))));
});

test('no empty text is left, and other nodes between texts stay', () => {
  const brk = { type: 'hardBreak' };
  const document = doc(paragraph(text('sil'), brk, text('kal')), paragraph(text('sil', bold)));
  expect(replaced(document, 'sil', '')).toEqual(doc(paragraph(brk, text('kal')), paragraph()));
});

test('a link of several words has one address, which is replaced in all of them', () => {
  const [old, now] = [link('tel:+902125550100'), link('tel:+903124440200')];
  const document = doc(paragraph(text('bizi ', old), text('arayın', [...bold, ...old]), text(' ya da yazın')));
  expect(placesOf(document).filter(({ part }) => part === 'address')).toHaveLength(1);
  expect(replaced(document, '+902125550100', '+903124440200')).toEqual(
    doc(paragraph(text('bizi ', now), text('arayın', [...bold, ...now]), text(' ya da yazın'))),
  );
});

test('alternative texts, addresses of buttons, footnotes, tables and lists are texts; technical attributes are not', () => {
  const document = doc(
    { type: 'image', attrs: { src: '/media/x.webp', alt: 'x köprüsü' } },
    { type: 'callout', attrs: { kind: 'x' }, content: [paragraph(text('x notu'))] },
    { type: 'linkButton', attrs: { href: '/x' }, content: [text('x düğmesi')] },
    paragraph(text('x metni'), { type: 'footnote', content: [text('x dipnotu')] }),
    {
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(text('x'))] }] }],
    },
  );
  const places = placesOf(document);
  expect(places.map(({ part, text: own }) => `${part} ${own}`)).toEqual([
    'alternative x köprüsü',
    'text x notu',
    'address /x',
    'text x düğmesi',
    'text x metni',
    'text x dipnotu',
    'text x',
  ]);
  expect(new Set(places.map(({ place }) => place)).size).toBe(places.length);
});

test.each([
  [null],
  ['metin'],
  [[]],
  [{ type: 'doc', content: 'x' }],
  [{ content: [null, 3, { marks: 1, text: 'a' }] }],
])('a document that is none (%j) stays as it is', (document) => {
  expect(rewriteDocument(document, () => [])).toBe(document);
});

test('a document without the text stays the same object', () => {
  const document = doc(paragraph(text('a', link('/b'))));
  expect(replaced(document, 'yok', 'x')).toBe(document);
});
