/** A mark of a text in the editor's document. */
export interface Mark {
  type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'superscript' | 'subscript' | 'link';
  attrs?: { href: string };
}

/** A node of the editor's document (TipTap JSON). */
export interface DocumentNode {
  type: string;
  attrs?: Readonly<Record<string, string | number | boolean | null>>;
  marks?: readonly Mark[];
  text?: string;
  content?: readonly DocumentNode[];
}

/** Returns all text below nodes. */
export function plainText(nodes: readonly DocumentNode[]): string {
  return nodes
    .map(({ type, text, content = [] }) => (type === 'hardBreak' ? '\n' : (text ?? plainText(content))))
    .join('');
}
