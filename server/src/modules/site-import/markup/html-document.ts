import { blockComment, blockText, reasonForBlock, silentBlocks } from './block-comments.ts';
import type { Conversion } from './conversion.ts';
import { plainText, type DocumentNode, type Mark } from './document-node.ts';
import { Flow } from './flow.ts';
import { attributeOf, collapsed, hasClass, parseHtml, textIn, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { marksInside } from './inline-nodes.ts';
import { linkParagraph, loneAddress, pictureAt, pictureNodes, playedNodes } from './media-nodes.ts';
import { addFigure, addFiles, addGallery, addLink, addPlayer, type ElementPlace } from './media-elements.ts';
import { backgroundAddress } from './style-values.ts';
import { tableNodes } from './table-nodes.ts';

/** Converts HTML to the editor's document. What has no place in it is named; columns follow each other in reading order. */
export function htmlDocument(html: string, conversion: Conversion): DocumentNode {
  const content = blocksOf(parseHtml(html), conversion);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function blocksOf(nodes: readonly HtmlNode[], conversion: Conversion): DocumentNode[] {
  const flow = new Flow();
  for (const node of nodes) addNode(flow, node, [], conversion);
  flow.endParagraph();
  return flow.blocks;
}

function addNode(flow: Flow, node: HtmlNode, marks: readonly Mark[], conversion: Conversion): void {
  if (node.kind === 'text') addText(flow, node.text, marks, conversion);
  else if (node.kind === 'comment') addComment(flow, node.text, conversion);
  else addElement(flow, node, marks, conversion);
}

function addText(flow: Flow, text: string, marks: readonly Mark[], { hasLines }: Conversion): void {
  if (!hasLines) return flow.addText(collapsed(text), marks);
  const paragraphs = text.split(/\n[^\S\n]*\n\s*/);
  for (const [index, paragraph] of paragraphs.entries()) {
    if (index > 0) flow.endParagraph();
    for (const [number, line] of paragraph.split('\n').entries()) {
      if (number > 0) flow.addBreak();
      flow.addText(collapsed(line), marks);
    }
  }
}

function addComment(flow: Flow, text: string, conversion: Conversion): void {
  const comment = blockComment(text);
  if (!comment) return;
  const { name, attributes, isVoid } = comment;
  if (name === 'block') addFragment(flow, blockText(attributes, 'ref'), conversion);
  else if (name === 'social-link' && blockText(attributes, 'url') !== '')
    flow.addBlock(linkParagraph(blockText(attributes, 'url'), blockText(attributes, 'label', 'service'), conversion));
  else if (isVoid && !silentBlocks.has(name)) conversion.note(`wp:${name}`, reasonForBlock(name));
}

/** A text that several entries share is written into each. */
function addFragment(flow: Flow, id: string, conversion: Conversion): void {
  const html = conversion.openFragments.includes(id) ? null : conversion.references.fragment(id);
  if (html === null) return conversion.note(`wp:block ${id}`, 'ortak bloğun kendisi dosyada yok');
  const inner = { ...conversion, openFragments: [...conversion.openFragments, id] };
  flow.addBlock(...blocksOf(parseHtml(html), inner));
}

type Adder = (flow: Flow, element: HtmlElement, conversion: Conversion, marks: readonly Mark[]) => void;

function placed(add: (flow: Flow, place: ElementPlace) => void): Adder {
  return (flow, element, conversion, marks) =>
    add(flow, {
      element,
      conversion,
      marks,
      walk: {
        blocks: (nodes) => blocksOf(nodes, conversion),
        inline: (nodes) => inlineOf(nodes, [], conversion),
        inside: (into, from, inner) => addInside(into, from, inner, conversion),
      },
    });
}

/** Elements that are blocks of their own. */
const adders: Readonly<Record<string, Adder>> = {
  br: (flow) => flow.addBreak(),
  hr: (flow) => flow.addBlock({ type: 'horizontalRule' }),
  p: addParagraph,
  h1: heading(2),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(4),
  h6: heading(4),
  ul: list('bulletList'),
  menu: list('bulletList'),
  dir: list('bulletList'),
  ol: list('orderedList'),
  blockquote: addQuote,
  pre: addPreformatted,
  img: (flow, element, conversion) => flow.addBlock(...pictureNodes(element, conversion)),
  figure: placed(addFigure),
  table: (flow, element, conversion) => flow.addBlock(...tableNodes(element, (nodes) => blocksOf(nodes, conversion))),
  iframe: placed(addPlayer),
  video: placed(addPlayer),
  audio: placed(addPlayer),
  embed: placed(addPlayer),
  object: placed(addPlayer),
  a: placed(addLink),
  dt: (flow, element, conversion) => addInlineBlock(flow, element, [{ type: 'bold' }], conversion),
  summary: (flow, element, conversion) => addInlineBlock(flow, element, [{ type: 'bold' }], conversion),
  q: addQuotation,
  sup: addRaised,
  'vitrin-gallery': placed(addGallery),
  'vitrin-files': placed(addFiles),
};

const blockNames = new Set([
  'address',
  'article',
  'aside',
  'body',
  'center',
  'dd',
  'details',
  'div',
  'dl',
  'fieldset',
  'figcaption',
  'footer',
  'form',
  'header',
  'hgroup',
  'html',
  'legend',
  'li',
  'main',
  'nav',
  'section',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
]);
/** Elements whose content is no text for readers. */
const dropped: Readonly<Record<string, string>> = {
  script: 'betik; güvenlik için alınmadı',
  style: 'biçem kodu; görünüm bu sitede ayarlardan gelir',
  template: 'şablon; ziyaretçiye görünmez',
  noscript: '',
  title: '',
  svg: 'çizim (SVG); görsel olarak ekleyin',
  canvas: 'çizim; içeriği dosyada yok',
  input: 'form alanı; bu sitenin kendi formları var',
  select: 'form alanı; bu sitenin kendi formları var',
  textarea: 'form alanı; bu sitenin kendi formları var',
  math: 'formül; karşılığı yok',
};

function addElement(flow: Flow, element: HtmlElement, marks: readonly Mark[], conversion: Conversion): void {
  const { name } = element;
  if (Object.hasOwn(dropped, name)) {
    const reason = dropped[name] ?? '';
    if (reason !== '') conversion.note(`<${name}> ${textIn(element.children)}`, reason);
    return;
  }
  addBackground(flow, element, conversion);
  const add = Object.hasOwn(adders, name) ? adders[name] : undefined;
  if (add) add(flow, element, conversion, marks);
  else if (blockNames.has(name)) addBox(flow, element, marks, conversion);
  else addInside(flow, element, marksInside(element, marks, conversion), conversion);
}

function addInside(flow: Flow, element: HtmlElement, marks: readonly Mark[], conversion: Conversion): void {
  for (const child of element.children) addNode(flow, child, marks, conversion);
}

/** A box ends the paragraph before it and its own. */
function addBox(flow: Flow, element: HtmlElement, marks: readonly Mark[], conversion: Conversion): void {
  flow.endParagraph();
  const address = loneAddress(element.children);
  if (address !== null) return flow.addBlock(...playedNodes(address, '', conversion));
  addInside(flow, element, marks, conversion);
  flow.endParagraph();
}

/** Pictures of covers and of page builders are in the style only. */
function addBackground(flow: Flow, element: HtmlElement, conversion: Conversion): void {
  const address = backgroundAddress(attributeOf(element, 'style'));
  if (address !== '' && !address.startsWith('data:')) flow.addBlock(...pictureAt(address, '', conversion));
}

function addParagraph(flow: Flow, element: HtmlElement, conversion: Conversion, marks: readonly Mark[]): void {
  flow.endParagraph();
  const address = loneAddress(element.children);
  if (address !== null) return flow.addBlock(...playedNodes(address, '', conversion));
  addInside(flow, element, marks, conversion);
  flow.endParagraph();
}

/** The text of a heading; pictures in it follow. */
function heading(level: number): Adder {
  return (flow, element, conversion) => {
    flow.endParagraph();
    const { inline, blocks } = inlineOf(element.children, [], conversion);
    if (inline.length > 0) flow.addBlock({ type: 'heading', attrs: { level }, content: inline });
    flow.addBlock(...blocks);
  };
}

interface InlineContent {
  inline: DocumentNode[];
  blocks: DocumentNode[];
}

/** Returns the inline nodes of a part, with those of several paragraphs on lines of their own, and its other blocks. */
function inlineOf(nodes: readonly HtmlNode[], marks: readonly Mark[], conversion: Conversion): InlineContent {
  const flow = new Flow();
  for (const node of nodes) addNode(flow, node, marks, conversion);
  flow.endParagraph();
  const texts = flow.blocks.filter(({ type }) => type === 'paragraph' || type === 'heading');
  const inline = texts.flatMap(({ content = [] }, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...content,
  ]);
  return { inline, blocks: flow.blocks.filter(({ type }) => type !== 'paragraph' && type !== 'heading') };
}

function addInlineBlock(flow: Flow, element: HtmlElement, marks: readonly Mark[], conversion: Conversion): void {
  flow.endParagraph();
  addInside(flow, element, marks, conversion);
  flow.endParagraph();
}

function list(type: 'bulletList' | 'orderedList'): Adder {
  return (flow, element, conversion) => {
    const items = element.children.flatMap((child) => listItem(child, conversion));
    if (items.length === 0) return;
    const start = Number(attributeOf(element, 'start'));
    const attrs =
      type === 'orderedList'
        ? {
            attrs: { start: Number.isInteger(start) && start >= 0 && attributeOf(element, 'start') !== '' ? start : 1 },
          }
        : {};
    flow.addBlock({ type, ...attrs, content: items });
  };
}

/** The editor wants a paragraph at the beginning of an item. What is in a list without an item becomes one. */
function listItem(node: HtmlNode, conversion: Conversion): DocumentNode[] {
  const content = blocksOf(node.kind === 'element' && node.name === 'li' ? node.children : [node], conversion);
  const [first] = content;
  if (!first) return [];
  const isHeading = first.type === 'heading';
  const start: DocumentNode[] = isHeading
    ? [{ type: 'paragraph', content: first.content ?? [] }]
    : first.type === 'paragraph'
      ? [first]
      : [{ type: 'paragraph' }];
  return [
    {
      type: 'listItem',
      content: [...start, ...(isHeading || first.type === 'paragraph' ? content.slice(1) : content)],
    },
  ];
}

function addQuote(flow: Flow, element: HtmlElement, conversion: Conversion): void {
  const content = blocksOf(element.children, conversion);
  if (content.length > 0) flow.addBlock({ type: 'blockquote', content });
}

/** A poem keeps its lines and is no code. */
function addPreformatted(flow: Flow, element: HtmlElement, conversion: Conversion): void {
  if (hasClass(element, /^wp-block-verse$/)) {
    flow.endParagraph();
    addInside(flow, element, [], { ...conversion, hasLines: true });
    return flow.endParagraph();
  }
  const text = textWithBreaks(element.children).replace(/^\n|\n$/g, '');
  if (text !== '') flow.addBlock({ type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text }] });
}

function textWithBreaks(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'comment') return '';
      return node.name === 'br' ? '\n' : textWithBreaks(node.children);
    })
    .join('');
}

function addQuotation(flow: Flow, element: HtmlElement, conversion: Conversion, marks: readonly Mark[]): void {
  flow.addText('“', marks);
  addInside(flow, element, marks, conversion);
  flow.addText('”', marks);
}

/** A footnote of the block editor: its text is beside the entry. */
function addRaised(flow: Flow, element: HtmlElement, conversion: Conversion, marks: readonly Mark[]): void {
  const id = attributeOf(element, 'data-fn');
  const html = Object.hasOwn(conversion.footnotes, id) ? conversion.footnotes[id] : undefined;
  if (html === undefined) return addInside(flow, element, marksInside(element, marks, conversion), conversion);
  const text = plainText(blocksOf(parseHtml(html), conversion)).trim();
  if (text !== '') flow.addInline({ type: 'footnote', content: [{ type: 'text', text }] });
}
