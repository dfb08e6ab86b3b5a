import { splitWords } from './merge-text.ts';
import { canonicalJson, isEqual, isObject } from './sides.ts';

/** A node of an editor document. Text nodes have `text`, other nodes may have `content`. */
export interface RichTextNode {
  readonly type: string;
  readonly attrs?: unknown;
  readonly marks?: unknown;
  readonly text?: string;
  readonly content?: readonly RichTextNode[];
}

/** Reports whether a value has the shape of an editor document. Names of nodes and attributes are not checked. */
export function isDocument(value: unknown): value is RichTextNode {
  return isNode(value) && value.type === 'doc' && value.content !== undefined;
}

function isNode(value: unknown): value is RichTextNode {
  if (!isObject(value) || typeof value.type !== 'string') return false;
  const { text, content } = value;
  if (value.type === 'text') return typeof text === 'string' && text !== '' && content === undefined;
  return text === undefined && (content === undefined || (Array.isArray(content) && content.every(isNode)));
}

/** Reports whether a node contains text itself, not only in the blocks that it contains. */
export function isTextBlock({ content = [] }: RichTextNode): boolean {
  return content.some(({ type }) => type === 'text');
}

/** Returns the children of a node as texts that can be compared: one for each word with its marks, and one per node. */
export function childTokens({ content = [] }: RichTextNode): string[] {
  return content.flatMap((child) =>
    child.text === undefined
      ? [canonicalJson(child)]
      : splitWords(child.text).map((text) => canonicalJson({ ...child, text })),
  );
}

/** Returns the node that a token stands for. */
export function nodeOfToken(token: string): RichTextNode {
  return JSON.parse(token) as RichTextNode;
}

/** Returns the children that the tokens stand for; words with equal marks are one text node. */
export function childrenOfTokens(tokens: readonly string[]): RichTextNode[] {
  const children: RichTextNode[] = [];
  for (const node of tokens.map(nodeOfToken)) {
    const last = children.at(-1);
    if (last && isContinued(last, node)) children[children.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else children.push(node);
  }
  return children;
}

function isContinued(last: RichTextNode, node: RichTextNode): boolean {
  return last.text !== undefined && node.text !== undefined && isEqual({ ...last, text: '' }, { ...node, text: '' });
}
