import { exactTime } from 'shared-contracts/relative-time';

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** Returns a value of a form or of a version as text, for comparisons; empty for no value. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value === 1) return 'Açık';
  if (value === 0) return 'Kapalı';
  if (typeof value === 'string') return ISO_TIME.test(value) ? exactTime(new Date(value)) : value;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join('\n');
  return objectText(value);
}

function objectText(value: object): string {
  if ('type' in value) return documentText(value).trim();
  if ('alt' in value && typeof value.alt === 'string') return value.alt || 'Görsel';
  if ('id' in value) return 'Görsel';
  return Object.values(value).map(valueText).filter(Boolean).join('\n');
}

/** Returns the text of an editor document, one line per paragraph. */
function documentText(node: object): string {
  const { type = '', text, content = [], attrs = {} }: DocumentNode = node;
  const inner = text ?? content.map(documentText).join('');
  return nodeTexts.get(type)?.(inner, attrs) ?? inner;
}

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
  ['image', (_inner, { alt = 'görsel' }) => `[${alt}]\n`],
  ['callout', (inner, { kind }) => `[${kind === 'warning' ? 'Uyarı' : 'Bilgi'}] ${inner}`],
  ['download', (inner) => `[${inner}]\n`],
  ['video', (inner, { href = '' }) => `[${inner}: ${href}]\n`],
  ['linkButton', (inner, { href = '' }) => `[${inner}: ${href}]\n`],
]);
