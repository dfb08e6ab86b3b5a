import { isDeepStrictEqual } from 'node:util';
import type { TextPart } from '@vitrin/shared-contracts/site-search';
import { editedText, type EditsOf, type TextEdit } from './edit-text.ts';

/** Attributes of nodes that people write; all others are technical. */
const ATTRIBUTES: Readonly<Record<string, TextPart>> = { alt: 'alternative', href: 'address' };

interface Node {
  content?: unknown;
  attrs?: unknown;
  marks?: unknown;
  text?: unknown;
}

interface TextNode extends Node {
  text: string;
}

/**
 * Edits the texts of an editor document. The text of a block is one text, whatever marks its words have: where an edit begins in
 * one mark and ends in another, the new text has the marks of the beginning. Returns the same document if nothing is edited.
 */
export function rewriteDocument(document: unknown, editsOf: EditsOf): unknown {
  return rewriteNode(document, 'doc', editsOf);
}

function rewriteNode(node: unknown, place: string, editsOf: EditsOf): unknown {
  if (!isObject(node)) return node;
  const attrs = rewriteAttributes(node.attrs, place, editsOf);
  const content = Array.isArray(node.content) ? rewriteChildren(node.content, place, editsOf) : node.content;
  if (attrs === node.attrs && content === node.content) return node;
  return { ...node, ...(attrs !== undefined && { attrs }), ...(content !== undefined && { content }) };
}

function rewriteAttributes(attrs: unknown, place: string, editsOf: EditsOf): unknown {
  if (!isObject(attrs)) return attrs;
  const edited = Object.entries(attrs).flatMap(([name, value]) => {
    const part = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined;
    if (part === undefined || typeof value !== 'string') return [];
    const edits = editsOf({ place: `${place}@${name}`, part, text: value });
    return edits.length > 0 ? [[name, editedText(value, edits)]] : [];
  });
  return edited.length > 0 ? { ...attrs, ...Object.fromEntries(edited) } : attrs;
}

function rewriteChildren(children: readonly unknown[], place: string, editsOf: EditsOf): readonly unknown[] {
  const rewritten: unknown[] = [];
  for (let index = 0; index < children.length;) {
    const run = textNodesFrom(children, index);
    if (run.length > 0) rewritten.push(...rewriteRun(run, `${place}.${index}`, editsOf));
    else rewritten.push(rewriteNode(children[index], `${place}.${index}`, editsOf));
    index += Math.max(1, run.length);
  }
  const isSame = rewritten.length === children.length && rewritten.every((child, index) => child === children[index]);
  return isSame ? children : rewritten;
}

function textNodesFrom(children: readonly unknown[], start: number): TextNode[] {
  const end = children.findIndex((child, index) => index >= start && !isTextNode(child));
  return children.slice(start, end < 0 ? children.length : end) as TextNode[];
}

/** Edits the addresses of links and the text of neighbouring text nodes. */
function rewriteRun(nodes: readonly TextNode[], place: string, editsOf: EditsOf): readonly TextNode[] {
  const linked = rewriteLinks(nodes, place, editsOf);
  const edits = editsOf({ place, part: 'text', text: nodes.map(({ text }) => text).join('') });
  return edits.length > 0 ? joined(editedNodes(linked, edits)) : linked;
}

/** A link around words with different marks is several nodes with one address. */
function rewriteLinks(nodes: readonly TextNode[], place: string, editsOf: EditsOf): readonly TextNode[] {
  let before: { address: string | null; edits: readonly TextEdit[] } = { address: null, edits: [] };
  return nodes.map((node, index) => {
    const address = addressOf(node);
    if (address === null) before = { address, edits: [] };
    else if (address !== before.address) {
      before = { address, edits: editsOf({ place: `${place}+${index}@href`, part: 'address', text: address }) };
    }
    return address !== null && before.edits.length > 0 ? withAddress(node, editedText(address, before.edits)) : node;
  });
}

function addressOf({ marks }: TextNode): string | null {
  for (const mark of marksOf(marks)) if (isObject(mark['attrs']) && isLink(mark)) return String(mark['attrs']['href']);
  return null;
}

function withAddress(node: TextNode, href: string): TextNode {
  const marks = marksOf(node.marks).map((mark) =>
    isLink(mark) ? { ...mark, attrs: { ...(mark['attrs'] as object), href } } : mark,
  );
  return { ...node, marks };
}

function isLink({ type, attrs }: Readonly<Record<string, unknown>>): boolean {
  return type === 'link' && isObject(attrs) && typeof attrs['href'] === 'string';
}

function marksOf(marks: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(marks) ? marks.filter(isObject) : [];
}

/** The first node that an edit touches gets the new text, the others lose what it replaces. */
function editedNodes(nodes: readonly TextNode[], edits: readonly TextEdit[]): TextNode[] {
  let offset = 0;
  return nodes.map((node) => {
    const [from, to] = [offset, offset + node.text.length];
    offset = to;
    const own = edits
      .filter(({ start, end }) => start < to && end > from)
      .map(({ start, end, text }) => ({
        start: Math.max(start, from) - from,
        end: Math.min(end, to) - from,
        text: start >= from ? text : '',
      }));
    return own.length > 0 ? { ...node, text: editedText(node.text, own) } : node;
  });
}

/** An editor accepts no empty text, and joins neighbours with equal marks. */
function joined(nodes: readonly TextNode[]): TextNode[] {
  const result: TextNode[] = [];
  for (const node of nodes.filter(({ text }) => text !== '')) {
    const last = result.at(-1);
    if (last && isDeepStrictEqual({ ...last, text: '' }, { ...node, text: '' }))
      result[result.length - 1] = { ...last, text: last.text + node.text };
    else result.push(node);
  }
  return result;
}

function isTextNode(node: unknown): node is TextNode {
  return isObject(node) && typeof node['text'] === 'string';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
