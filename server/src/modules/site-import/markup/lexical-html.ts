import type { Conversion } from './conversion.ts';
import { cardHtml, escaped, type Card } from './ghost-cards.ts';

interface LexicalNode extends Card {
  type?: string;
  tag?: string;
  listType?: string;
  start?: number;
  text?: string;
  format?: number | string;
  url?: string;
  children?: LexicalNode[];
}

/** Marks of a text, by their bit. */
const formats = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const;

/** Returns the HTML of a text of Ghost's present editor. */
export function lexicalHtml(json: string, conversion: Conversion): string {
  const { root } = Object(JSON.parse(json)) as { root?: LexicalNode };
  return root ? inside(root, conversion) : '';
}

function inside({ children = [] }: LexicalNode, conversion: Conversion): string {
  return children.map((child) => nodeHtml(child, conversion)).join('');
}

type NodeHtml = (node: LexicalNode, inner: () => string) => string;

const heading: NodeHtml = (node, inner) => `<${tagOf(node)}>${inner()}</${tagOf(node)}>`;
const quote: NodeHtml = (_node, inner) => `<blockquote><p>${inner()}</p></blockquote>`;
const link: NodeHtml = ({ url = '' }, inner) => `<a href="${escaped(url)}">${inner()}</a>`;

const nodes: Readonly<Record<string, NodeHtml>> = {
  text: textHtml,
  'extended-text': textHtml,
  linebreak: () => '<br>',
  tab: () => ' ',
  paragraph: (_node, inner) => `<p>${inner()}</p>`,
  heading,
  'extended-heading': heading,
  quote,
  'extended-quote': quote,
  aside: quote,
  list: listHtml,
  listitem: (_node, inner) => `<li>${inner()}</li>`,
  link,
  autolink: link,
  'at-link': link,
};

function nodeHtml(node: LexicalNode, conversion: Conversion): string {
  const { type = '' } = node;
  const known = Object.hasOwn(nodes, type) ? nodes[type] : undefined;
  if (known) return known(node, () => inside(node, conversion));
  return node.children ? inside(node, conversion) : cardHtml(type, node, conversion);
}

function tagOf({ tag = 'h2' }: LexicalNode): string {
  return /^h[1-6]$/.test(tag) ? tag : 'h2';
}

function textHtml({ text = '', format = 0 }: LexicalNode): string {
  const bits = typeof format === 'number' ? format : 0;
  return formats.reduce((html, [bit, tag]) => ((bits & bit) === 0 ? html : `<${tag}>${html}</${tag}>`), escaped(text));
}

function listHtml({ listType, start = 1 }: LexicalNode, inner: () => string): string {
  return listType === 'number' ? `<ol start="${start}">${inner()}</ol>` : `<ul>${inner()}</ul>`;
}
