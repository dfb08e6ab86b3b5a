import { blockRenderers, groupedPictures, type Wrap } from './block-html.ts';
import type { BlockTexts } from './block-texts.ts';
import { asNode, attributesOf, childrenOf, type AttributeOf, type DocumentNode } from './document-node.ts';
import { footnoteList, footnoteMark, footnoteText, withFootnotes } from './footnotes.ts';
import { escape, MAX_NUMBER, numericAttributes } from './html-parts.ts';
import { pictureHtml, pictureSizes } from './library-picture.ts';

const MAX_SPAN = 100;

const element =
  (tag: string): Wrap =>
  (inner) =>
    `<${tag}>${inner}</${tag}>`;

const cell =
  (tag: string, scope = ''): Wrap =>
  (inner, attribute) =>
    `<${tag}${scope}${numericAttributes(['colspan', 'rowspan'], attribute, MAX_SPAN)}${alignment(attribute)}>${inner}</${tag}>`;

function alignment(attribute: AttributeOf): string {
  const align = attribute('align');
  return align === 'center' || align === 'right' ? ` data-align="${align}"` : '';
}

/** Numbers, letters or Roman numbers, from any start. `a)` instead of `a.` is a class. */
function orderedList(inner: string, attribute: AttributeOf): string {
  const kind = /^[aAiI]$/.test(attribute('type')) ? attribute('type') : '';
  const type = kind && ` type="${kind}"`;
  // A style sheet compares `type` without its letter case.
  const bracketed = attribute('bracketed') === 'true' ? ` class="bracketed"${kind && ` data-kind="${kind}"`}` : '';
  return `<ol${bracketed}${type}${startOf(attribute)}>${inner}</ol>`;
}

/** A list may begin with zero. */
function startOf(attribute: AttributeOf): string {
  return attribute('start') === '0' ? ' start="0"' : numericAttributes(['start'], attribute, MAX_NUMBER);
}

/** Renderers by node type of the editor; an unknown type renders only its content. */
const blocks: Readonly<Record<string, Wrap>> = {
  paragraph: element('p'),
  heading: (inner, ...rest) => element(`h${Math.min(4, Math.max(2, Number(rest[0]('level')) || 2))}`)(inner, ...rest),
  bulletList: element('ul'),
  orderedList,
  listItem: element('li'),
  blockquote: element('blockquote'),
  codeBlock: (inner) => `<pre><code>${inner}</code></pre>`,
  horizontalRule: () => '<hr />',
  hardBreak: () => '<br />',
  // A wide table scrolls inside this container, with the keyboard too; the editor renders the same container.
  table: (inner) => `<div class="tableWrapper" tabindex="0"><table><tbody>${inner}</tbody></table></div>`,
  tableRow: element('tr'),
  tableCell: cell('td'),
  tableHeader: cell('th', ' scope="row"'),
  columnHeader: cell('th', ' scope="col"'),
  image: (_inner, attribute) => pictureHtml(attribute, pictureSizes.alone),
  footnoteMark,
  footnoteText,
  footnotes: footnoteList,
  ...blockRenderers,
};

const marks: Readonly<Record<string, Wrap>> = {
  bold: element('strong'),
  italic: element('em'),
  underline: element('u'),
  strike: element('s'),
  code: element('code'),
  superscript: element('sup'),
  subscript: element('sub'),
  link: (inner, attribute) => `<a href="${escape(attribute('href'))}">${inner}</a>`,
};

/** Converts the document to HTML, not sanitized yet. Nesting depth is limited where the JSON is parsed. */
export function documentHtml(document: unknown, texts: BlockTexts): string {
  return nodeHtml(withFootnotes(asNode(document)), texts);
}

function nodeHtml(node: DocumentNode, texts: BlockTexts): string {
  if (typeof node.text === 'string') return withMarks(escape(node.text), node.marks, texts);
  const inner = partsOf(node)
    .map((part) => nodeHtml(part, texts))
    .join('');
  const wrap = own(blocks, node.type);
  return wrap ? wrap(inner, attributesOf(node.attrs), texts) : inner;
}

/** Returns the children, with the types that they have inside this node. */
function partsOf(node: DocumentNode): DocumentNode[] {
  return groupedPictures(node) ?? withHeaderScopes(node);
}

/** A row that consists only of header cells gets column headers; a header cell among plain cells is a row header. */
function withHeaderScopes(node: DocumentNode): DocumentNode[] {
  const parts = childrenOf(node);
  const names = node.type === 'tableRow' && parts.every(({ type }) => type === 'tableHeader');
  return names ? parts.map((part) => ({ ...part, type: 'columnHeader' })) : parts;
}

function withMarks(text: string, list: unknown, texts: BlockTexts): string {
  if (!Array.isArray(list)) return text;
  return list
    .map(asNode)
    .reduceRight((inner, mark) => own(marks, mark.type)?.(inner, attributesOf(mark.attrs), texts) ?? inner, text);
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
  'linkButton',
  'download',
  'video',
  'footnoteText',
]);

/** Returns the plain text of the document, with the footnotes at its end, for search and reading time. */
export function documentText(document: unknown): string {
  return nodeText(withFootnotes(asNode(document)));
}

function nodeText(node: DocumentNode): string {
  if (typeof node.text === 'string') return node.text;
  const inner = childrenOf(node).map(nodeText).join('');
  return typeof node.type === 'string' && BLOCK_ENDS.has(node.type) ? `${inner}\n` : inner;
}

function own(table: Readonly<Record<string, Wrap>>, type: unknown): Wrap | undefined {
  return typeof type === 'string' && Object.hasOwn(table, type) ? table[type] : undefined;
}
