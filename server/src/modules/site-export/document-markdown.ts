import { asNode, attributesOf, childrenOf, type DocumentNode } from '../../content/rich-text/document-node.ts';

/** Writes a document of the editor as Markdown (GFM). What Markdown does not have is written as its text. */
export function documentMarkdown(document: unknown): string {
  return blocksText(childrenOf(asNode(document)), '').trim();
}

type Block = (node: DocumentNode, indent: string) => string;

const blocks: Readonly<Record<string, Block>> = {
  paragraph: (node) => inlineText(node),
  heading: (node) => `${'#'.repeat(Number(attributesOf(node.attrs)('level')) || 2)} ${inlineText(node)}`,
  bulletList: (node, indent) => listText(node, indent, () => '- '),
  orderedList: (node, indent) =>
    listText(node, indent, (index) => `${(Number(attributesOf(node.attrs)('start')) || 1) + index}. `),
  blockquote: (node) => quoted(blocksText(childrenOf(node), '')),
  callout: (node) => quoted(blocksText(childrenOf(node), '')),
  codeBlock: (node) => `\`\`\`\n${plain(node)}\n\`\`\``,
  horizontalRule: () => '---',
  image: pictureText,
  gallery: (node) => childrenOf(node).map(pictureText).join('\n\n'),
  picturePair: (node) => childrenOf(node).map(pictureText).join('\n\n'),
  linkButton: linkText,
  download: linkText,
  video: linkText,
  table: tableText,
};

function blocksText(nodes: readonly DocumentNode[], indent: string): string {
  return nodes
    .map((node) => blockText(node, indent))
    .filter((text) => text !== '')
    .join(`\n\n${indent}`);
}

function blockText(node: DocumentNode, indent: string): string {
  const write = typeof node.type === 'string' && Object.hasOwn(blocks, node.type) ? blocks[node.type] : undefined;
  return write ? write(node, indent) : blocksText(childrenOf(node), indent) || inlineText(node);
}

function listText(node: DocumentNode, indent: string, marker: (index: number) => string): string {
  return childrenOf(node)
    .map((item, index) => {
      const sign = marker(index);
      return `${sign}${blocksText(childrenOf(item), indent + ' '.repeat(sign.length))}`;
    })
    .join(`\n${indent}`);
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function pictureText(node: DocumentNode): string {
  const attribute = attributesOf(node.attrs);
  return `![${escaped(attribute('alt'))}](${attribute('src')})`;
}

function linkText(node: DocumentNode): string {
  const href = attributesOf(node.attrs)('href');
  return href === '' ? escaped(plain(node)) : `[${escaped(plain(node))}](${href})`;
}

/** A cell is one line: its paragraphs are separated by a break of HTML. */
function tableText(node: DocumentNode): string {
  const rows = childrenOf(node).map((row) =>
    childrenOf(row).map((cell) => blocksText(childrenOf(cell), '').replaceAll('|', '\\|').replaceAll(/\n+/g, '<br>')),
  );
  const [head = [], ...rest] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rest.map(line)].join('\n');
}

function plain(node: DocumentNode): string {
  return typeof node.text === 'string' ? node.text : childrenOf(node).map(plain).join('');
}

function inlineText(node: DocumentNode): string {
  return childrenOf(node).map(inlineNode).join('');
}

function inlineNode(node: DocumentNode): string {
  if (node.type === 'hardBreak') return '  \n';
  if (node.type === 'footnote') return ` (${escaped(plain(node))})`;
  if (typeof node.text !== 'string') return inlineText(node);
  const marks = Array.isArray(node.marks) ? node.marks.map(asNode) : [];
  const isCode = marks.some(({ type }) => type === 'code');
  return marks.reduceRight((text, mark) => marked(text, mark), isCode ? node.text : escaped(node.text));
}

const signs: Readonly<Record<string, string>> = { bold: '**', italic: '_', strike: '~~', code: '`' };
const tags: Readonly<Record<string, string>> = { underline: 'u', superscript: 'sup', subscript: 'sub' };

function marked(text: string, { type, attrs }: DocumentNode): string {
  const name = typeof type === 'string' ? type : '';
  if (name === 'link') return `[${text}](${attributesOf(attrs)('href')})`;
  if (Object.hasOwn(tags, name)) return `<${tags[name]}>${text}</${tags[name]}>`;
  if (!Object.hasOwn(signs, name)) return text;
  // A sign beside a space is no mark in Markdown.
  const inner = text.trim();
  const start = text.length - text.trimStart().length;
  return inner === ''
    ? text
    : `${text.slice(0, start)}${signs[name]}${inner}${signs[name]}${text.slice(start + inner.length)}`;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<]/g, String.raw`\$&`)
    .split('\n')
    .map((line) => line.replace(/^[#>+-](?=\s)/, String.raw`\$&`).replace(/^(\d{1,9})\.(?=\s)/, String.raw`$1\.`))
    .join('\n');
}
