import { isDocument, type RichTextNode } from '../../merge/rich-text-document.ts';

/** Returns all nodes of an editor document in reading order; none for other values. */
export function nodesOf(document: unknown): RichTextNode[] {
  return isDocument(document) ? descendants(document) : [];
}

function descendants({ content = [] }: RichTextNode): RichTextNode[] {
  return content.flatMap((node) => [node, ...descendants(node)]);
}

/** Returns the text of a node without formatting, blocks separated by spaces. */
export function textOf(node: RichTextNode): string {
  return node.text ?? (node.content ?? []).map(textOf).join(node.content?.some(({ text }) => text) ? '' : ' ');
}

/** Returns the text of an editor document without formatting, a text as it is; empty for other values. */
export function documentText(document: unknown): string {
  if (typeof document === 'string') return document.trim();
  return isDocument(document) ? textOf(document).replaceAll(/\s+/g, ' ').trim() : '';
}

/** Returns an attribute of a node; undefined if it has none with this name. */
export function attributeOf({ attrs }: RichTextNode, name: string): unknown {
  return typeof attrs === 'object' && attrs !== null ? Reflect.get(attrs, name) : undefined;
}
