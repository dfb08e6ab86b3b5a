const text = (value: string) => [{ type: 'text', text: value }];
const paragraph = (value: string) => ({ type: 'paragraph', content: text(value) });
const doc = (...content: object[]) => ({ type: 'doc', content });
const cell = (type: string, value: string, attrs = {}) => ({ type, attrs, content: [paragraph(value)] });
const row = (...content: object[]) => ({ type: 'tableRow', content });
const href = `/media/files/${'a'.repeat(32)}.pdf`;

/** Places of a document where something can be pasted: the cursor is in the first node of the type. */
export const pasteTargets = [
  { name: 'a sentence', content: doc(paragraph('önce')), type: 'paragraph' },
  { name: 'a heading', content: doc({ type: 'heading', attrs: { level: 2 }, content: text('Konu') }), type: 'heading' },
  {
    name: 'a list',
    content: doc({ type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('bir')] }] }),
    type: 'paragraph',
  },
  { name: 'a quotation', content: doc({ type: 'blockquote', content: [paragraph('söz')] }), type: 'paragraph' },
  { name: 'a callout', content: doc({ type: 'callout', content: [paragraph('not')] }), type: 'paragraph' },
  {
    name: 'a table cell',
    content: doc({
      type: 'table',
      content: [
        row(cell('tableCell', 'a'), cell('tableCell', 'b')),
        row(cell('tableCell', 'c'), cell('tableCell', 'd')),
      ],
    }),
    type: 'paragraph',
  },
  {
    name: 'a merged table cell',
    content: doc({
      type: 'table',
      content: [
        row(cell('tableHeader', 'a', { colspan: 2 })),
        row(cell('tableCell', 'c', { rowspan: 2 }), cell('tableCell', 'd')),
        row(cell('tableCell', 'e')),
      ],
    }),
    type: 'paragraph',
  },
  { name: 'code', content: doc({ type: 'codeBlock', content: text('x = 1') }), type: 'codeBlock' },
  {
    name: 'the text of a button',
    content: doc({ type: 'linkButton', attrs: { href: '/a' }, content: text('Teklif') }),
    type: 'linkButton',
  },
  {
    name: 'the name of a file',
    content: doc({ type: 'download', attrs: { href, bytes: 10 }, content: text('Katalog') }),
    type: 'download',
  },
  {
    name: 'the title of a video',
    content: doc({ type: 'video', attrs: { href: 'https://vimeo.com/76979871' }, content: text('Film') }),
    type: 'video',
  },
];
