interface DocumentNode {
  type?: string;
  text?: string;
  content?: readonly object[];
  attrs?: Readonly<Record<string, string>>;
}

type NodeText = (inner: string, attrs: Readonly<Record<string, string>>) => string;

const line: NodeText = (inner) => `${inner}\n`;

/** Texts of the nodes that are not only their content. */
const nodeTexts: ReadonlyMap<string, NodeText> = new Map<string, NodeText>([
  ['paragraph', line],
  ['heading', line],
  ['hardBreak', line],
  ['callout', (inner, { kind }) => `[${kind === 'warning' ? 'Uyarı' : 'Bilgi'}] ${inner}`],
  ['footnote', (inner) => ` [Dipnot: ${inner}]`],
  ['download', (inner) => `[${inner}]\n`],
  ['video', (inner, { href = '' }) => `[${inner}: ${href}]\n`],
  ['linkButton', (inner, { href = '' }) => `[${inner}: ${href}]\n`],
]);

const inBrackets = (alt = 'görsel') => `[${alt}]`;

/**
 * Returns the text of an editor document, one line per paragraph; blocks that are no text are in brackets.
 * @param pictureText - returns the replacement for a picture, given its alternative text
 */
export function documentText(node: object, pictureText: (alt?: string) => string = inBrackets): string {
  const { type = '', text, content, attrs = {} }: DocumentNode = node;
  if (type === 'image') return `${pictureText(attrs['alt'])}\n`;
  // A stored draft may have any shape.
  const children = Array.isArray(content) ? (content as object[]) : [];
  const inner = text ?? children.map((child) => documentText(child, pictureText)).join('');
  return nodeTexts.get(type)?.(inner, attrs) ?? inner;
}
