import { ElementType, parseDocument } from 'htmlparser2';
import { readingLimits } from '../reading/limits.ts';

/** A part of a parsed text: an element, a text or a comment. */
export type HtmlNode = HtmlElement | { kind: 'text'; text: string } | { kind: 'comment'; text: string };

export interface HtmlElement {
  kind: 'element';
  /** In small letters. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
}

type Parsed = ReturnType<typeof parseDocument>['children'][number];
/** Returns the content of a text or a comment; null for other parts. */
function contentOf(node: Parsed, kind: ElementType.ElementType): string | null {
  return node.type === kind && 'data' in node ? node.data : null;
}

/** Parses a text as browsers do; faults of the markup never fail. What is nested too deep is lifted. */
export function parseHtml(html: string): HtmlNode[] {
  return treeOf(parseDocument(html, { decodeEntities: true, lowerCaseTags: true }).children, 0);
}

function treeOf(nodes: readonly Parsed[], depth: number): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    const [text, comment] = [contentOf(node, ElementType.Text), contentOf(node, ElementType.Comment)];
    if (text !== null) return [{ kind: 'text', text }];
    if (comment !== null) return [{ kind: 'comment', text: comment }];
    if (!('children' in node)) return [];
    const inner = depth > readingLimits.markupDepth ? textNodes(node.children) : treeOf(node.children, depth + 1);
    if (!('name' in node)) return inner;
    return [{ kind: 'element', name: node.name, attributes: { ...node.attribs }, children: inner }];
  });
}

/** Not recursive: the nesting may be as deep as the text is long. */
function textNodes(nodes: readonly Parsed[]): HtmlNode[] {
  const texts: HtmlNode[] = [];
  const open = [...nodes].toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    const text = contentOf(node, ElementType.Text);
    if (text !== null) texts.push({ kind: 'text', text });
    else if ('children' in node) open.push(...[...node.children].toReversed());
  }
  return texts;
}

/** Returns an attribute; empty if it is missing. */
export function attributeOf(element: HtmlElement, name: string): string {
  return (element.attributes[name] ?? '').trim();
}

export function hasClass(element: HtmlElement, pattern: RegExp): boolean {
  return attributeOf(element, 'class')
    .split(/\s+/)
    .some((name) => pattern.test(name));
}

/** Returns all text of a part. */
export function textIn(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (node.kind === 'text' ? node.text : node.kind === 'element' ? textIn(node.children) : ''))
    .join('');
}

/** Returns the elements of these names below nodes, in the order of the text. */
export function elementsIn(nodes: readonly HtmlNode[], isWanted: (element: HtmlElement) => boolean): HtmlElement[] {
  return nodes.flatMap((node) =>
    node.kind === 'element' ? [...(isWanted(node) ? [node] : []), ...elementsIn(node.children, isWanted)] : [],
  );
}

export const named =
  (...names: string[]) =>
  ({ name }: HtmlElement) =>
    names.includes(name);

/** Returns a text as browsers show it: a no-break space stays; other spaces and line ends are one space. */
export function collapsed(text: string): string {
  return text.replaceAll(/[ \t\r\n\f]+/g, ' ');
}
