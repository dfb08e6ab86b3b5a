/** A node of the editor's document (TipTap JSON), as far as it can be trusted: not at all. */
interface Node {
  type?: unknown;
  text?: unknown;
  attrs?: unknown;
  marks?: unknown;
  content?: unknown;
}

const LARGEST_SPAN = 100;

type Wrap = (inner: string, attribute: (name: string) => string) => string;

const element =
  (tag: string): Wrap =>
  (inner) =>
    `<${tag}>${inner}</${tag}>`;

const cell =
  (tag: string): Wrap =>
  (inner, attribute) => {
    const spans = ['colspan', 'rowspan']
      .map((name) => ({ name, span: Number(attribute(name)) }))
      .filter(({ span }) => Number.isInteger(span) && span > 1 && span <= LARGEST_SPAN)
      .map(({ name, span }) => ` ${name}="${span}"`);
    return `<${tag}${spans.join('')}>${inner}</${tag}>`;
  };

/** One row per node type of the editor; an unknown type gives its content alone. */
const blocks: Readonly<Record<string, Wrap>> = {
  paragraph: element('p'),
  heading: (inner, attribute) =>
    element(`h${Math.min(4, Math.max(2, Number(attribute('level')) || 2))}`)(inner, attribute),
  bulletList: element('ul'),
  orderedList: element('ol'),
  listItem: element('li'),
  blockquote: element('blockquote'),
  codeBlock: (inner) => `<p><code>${inner}</code></p>`,
  horizontalRule: () => '<hr />',
  hardBreak: () => '<br />',
  table: (inner) => `<table><tbody>${inner}</tbody></table>`,
  tableRow: element('tr'),
  tableCell: cell('td'),
  tableHeader: cell('th'),
  image: (_, attribute) => `<img src="${escape(attribute('src'))}" alt="${escape(attribute('alt'))}" />`,
};

const marks: Readonly<Record<string, Wrap>> = {
  bold: element('strong'),
  italic: element('em'),
  underline: element('u'),
  strike: element('s'),
  code: element('code'),
  link: (inner, attribute) => `<a href="${escape(attribute('href'))}">${inner}</a>`,
};

/** The document as HTML, still to be cleaned. Depth is bounded where the JSON was read. */
export function documentHtml(document: unknown): string {
  return nodeHtml(asNode(document));
}

function nodeHtml(node: Node): string {
  if (typeof node.text === 'string') return marked(escape(node.text), node.marks);
  const inner = childrenOf(node).map(nodeHtml).join('');
  const wrap = own(blocks, node.type);
  return wrap ? wrap(inner, attributesOf(node.attrs)) : inner;
}

function marked(text: string, list: unknown): string {
  if (!Array.isArray(list)) return text;
  return list
    .map(asNode)
    .reduceRight((inner, mark) => own(marks, mark.type)?.(inner, attributesOf(mark.attrs)) ?? inner, text);
}

const BLOCK_ENDS = new Set([
  'paragraph',
  'heading',
  'listItem',
  'tableCell',
  'tableHeader',
  'hardBreak',
  'codeBlock',
  'blockquote',
]);

/** The words of the document, for searching and for reading time. */
export function documentText(document: unknown): string {
  const node = asNode(document);
  if (typeof node.text === 'string') return node.text;
  const inner = childrenOf(node).map(documentText).join('');
  return typeof node.type === 'string' && BLOCK_ENDS.has(node.type) ? `${inner}\n` : inner;
}

function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null ? value : {};
}

function childrenOf({ content }: Node): Node[] {
  return Array.isArray(content) ? content.map(asNode) : [];
}

function own(table: Readonly<Record<string, Wrap>>, type: unknown): Wrap | undefined {
  return typeof type === 'string' && Object.hasOwn(table, type) ? table[type] : undefined;
}

function attributesOf(attrs: unknown): (name: string) => string {
  const entries = new Map<string, unknown>(Object.entries(typeof attrs === 'object' && attrs !== null ? attrs : {}));
  return (name) => {
    const value = entries.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
