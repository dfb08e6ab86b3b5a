import { entryIn, importFixture, readAll } from '../../../testing/import-items.ts';
import type { Note } from '../reading/source-item.ts';
import type { Conversion } from './conversion.ts';
import { plainText, type DocumentNode } from './document-node.ts';
import { entryDocument } from './entry-document.ts';
import { formatNote } from './format-note.ts';

const references: Conversion['references'] = {
  picture: (src, alt) => ({ src, alt }),
  file: () => null,
  link: () => null,
  gallery: (ids) => (ids ?? ['ait']).map((id) => ({ address: `/${id}.jpg`, alt: '', caption: '' })),
  fragment: (id) => (id === '40' ? '<!-- wp:paragraph --><p>Bizi arayın.</p><!-- /wp:paragraph -->' : null),
};

function convert(
  text: string,
  format: 'wordpress' | 'html' | 'mobiledoc' | 'lexical' | 'markdown' = 'wordpress',
  footnotes = {},
) {
  const notes: Note[] = [];
  const note = (what: string, reason: string) => notes.push({ what, reason });
  const document = entryDocument({ format, text }, { references, footnotes, note, base: 'https://eski.example/a/' });
  return { document, blocks: document.content ?? [], notes: notes.map(({ what }) => what) };
}

const outline = ({ type, text, content = [] }: DocumentNode): string =>
  text ?? (content.length === 0 ? type : `${type}(${content.map(outline).join(' ')})`);
const outlines = (text: string) => convert(text).blocks.map(outline);

it('starts a paragraph at an empty line and a line at a line end', () => {
  expect(outlines('Bir\niki\n\n<strong>üç\n\ndört</strong>')).toEqual([
    'paragraph(Bir hardBreak iki)',
    'paragraph(üç)',
    'paragraph(dört)',
  ]);
});

it('converts shortcodes of WordPress and names those of plugins, which stay', async () => {
  const { body } = entryIn(await readAll(importFixture('klasik.wxr.xml')), '11');
  const { blocks, notes } = convert(body.text);
  expect(blocks.map(outline)).toEqual(
    [
      "paragraph(Kadıköy'deki şantiyemiz  açıldı . hardBreak İkinci satır.)".replace(/ {2}/, ' '),
      'image',
      'paragraph(Temel atma töreni)',
      'paragraph(Ayrıntılar  hakkımızda  sayfasında; tıklayın.)',
      'image',
      'paragraph([iletisim-formu id="3"])',
    ].map((line) => expect.stringContaining(line.slice(0, 12)) as string),
  );
  expect(notes).toEqual(['[iletisim-formu]', 'javascript:alert(1)', "<script> document.write('x')"]);
});

it('takes brackets that are no shortcodes for text', () => {
  const { blocks, notes } = convert('Ekip [[gallery]] kodu, [sayfa 3] ve [basit tekne].');
  expect(plainText(blocks)).toBe('Ekip [gallery] kodu, [sayfa 3] ve [basit tekne].');
  expect(notes).toEqual([]);
});

it('converts blocks: columns in reading order, table, quote, button, video, cover, gallery, shared block, footnote', async () => {
  const { body, footnotes } = entryIn(await readAll(importFixture('bloklar.wxr.xml')), '7');
  const { blocks, notes } = convert(body.text, 'wordpress', footnotes);
  expect(blocks.map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'bulletList',
    'table',
    'paragraph',
    'blockquote',
    'linkButton',
    'video',
    'image',
    'paragraph',
    'gallery',
    'paragraph',
    'paragraph',
  ]);
  expect(outline(blocks[0] ?? { type: '' })).toBe('paragraph(İlk paragraf footnote(Mayıs ölçümü) .)');
  expect(outline(blocks[2] ?? { type: '' })).toBe(
    'bulletList(listItem(paragraph(Bir) bulletList(listItem(paragraph(Alt)))) listItem(paragraph(İki)))',
  );
  expect(plainText(blocks.slice(-1))).toBe('Bizi arayın.');
  expect(notes).toEqual(['wp:latest-posts']);
});

it('keeps what the editor requires: an item begins with a paragraph, code has no other mark, a cell is never empty', () => {
  expect(outlines('<ul><li><img src="/a.jpg">x</li><li></li></ul>')).toEqual([
    'bulletList(listItem(paragraph image paragraph(x)))',
  ]);
  expect(outlines('<table><tr><td></td><td><table><tr><td>iç</td></tr></table></td></tr></table>')).toEqual([
    'table(tableRow(tableCell(paragraph) tableCell(paragraph(iç))))',
  ]);
  expect(convert('<b>a <code>b</code></b>').blocks[0]?.content?.[1]).toEqual({
    type: 'text',
    text: 'b',
    marks: [{ type: 'code' }],
  });
});

it('makes links safe and absolute, and leaves the text of others', () => {
  const hrefs = (html: string) => JSON.stringify(convert(html).blocks).match(/"href":"[^"]*"/g);
  expect(hrefs('<a href="http://x.example/a b">x</a> <a href="../c">y</a> <a href="mailto:a@b.co">z</a>')).toEqual([
    '"href":"https://x.example/ab"',
    '"href":"https://eski.example/c"',
    '"href":"mailto:a@b.co"',
  ]);
  expect(convert('<a href=" java\nscript:alert(1)">x</a>').notes).toHaveLength(1);
  expect(hrefs('<a href="data:text/html,x">x</a>')).toBeNull();
});

it('replaces players by our video or by a link, and names what is not taken', () => {
  expect(
    outlines('https://youtu.be/dQw4w9WgXcQ\n\n<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'),
  ).toEqual(['paragraph(https://youtu.be/dQw4w9WgXcQ)', 'video(Video)']);
  const { blocks, notes } = convert(
    '<iframe src="https://harita.example/x"></iframe>[audio src="https://a.example/b.mp3"]',
  );
  expect(blocks.map(outline)).toEqual(['paragraph(x)', 'paragraph(b.mp3)']);
  expect(notes).toEqual(['https://harita.example/x', 'https://a.example/b.mp3']);
});

it('converts both editors of Ghost', async () => {
  const [former, present] = [
    await readAll(importFixture('ghost-eski.json')),
    await readAll(importFixture('ghost-yeni.json')),
  ];
  const old = convert(entryIn(former, '1').body.text, 'mobiledoc');
  expect(old.blocks.map(outline)).toEqual([
    'paragraph(Kalın  ve  bağlantı hardBreak alt satır)',
    'image',
    'paragraph(Sabah)',
    'bulletList(listItem(paragraph(Bir)) listItem(paragraph(İki)))',
  ]);
  expect(old.notes).toEqual(['kart: yeni-kart']);
  const now = convert(entryIn(present, '64a1').body.text, 'lexical');
  expect(now.blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'orderedList', 'linkButton', 'video']);
  expect(now.blocks[2]?.attrs).toEqual({ start: 3 });
  expect(now.notes).toEqual(['kart: signup']);
});

it('converts Markdown with tables and pictures', async () => {
  const { body } = entryIn(await readAll(importFixture('metinler')), 'hugo.md');
  expect(convert(body.text, 'markdown').blocks.map(({ type }) => type)).toEqual(['paragraph', 'table', 'image']);
});

it('survives markup that is nested without end', () => {
  const deep = '<div>'.repeat(50_000) + 'dip' + '</div>'.repeat(50_000);
  expect(plainText(convert(deep).blocks)).toBe('dip');
});

it('names colours, sizes and alignments once for a text', () => {
  expect(formatNote('<p class="has-red-color has-large-font-size" style="text-align:center">x</p>')?.what).toMatch(
    /^3 yerde/,
  );
  expect(formatNote('<p>x</p>')).toBeNull();
});
