/** A node of the editor's document (TipTap JSON); untrusted. */
export interface DocumentNode {
  type?: unknown;
  text?: unknown;
  attrs?: unknown;
  marks?: unknown;
  content?: unknown;
}

/** Returns an attribute as text; empty if it is missing or none of text, number and true. */
export type AttributeOf = (name: string) => string;

export function asNode(value: unknown): DocumentNode {
  return typeof value === 'object' && value !== null ? value : {};
}

export function childrenOf({ content }: DocumentNode): DocumentNode[] {
  return Array.isArray(content) ? content.map(asNode) : [];
}

export function attributesOf(attrs: unknown): AttributeOf {
  const entries = new Map<string, unknown>(Object.entries(typeof attrs === 'object' && attrs !== null ? attrs : {}));
  return (name) => {
    const value = entries.get(name);
    return typeof value === 'string' || typeof value === 'number' || value === true ? String(value) : '';
  };
}
