import { documentText } from '../document-text.ts';

/** Attributes of nodes and marks that nobody types: sizes, files and choices. */
const notTyped: ReadonlySet<string> = new Set([
  'src',
  'srcset',
  'kind',
  'layout',
  'lang',
  'rel',
  'target',
  'textAlign',
]);

/** Returns the text of an editor document and, below it, what was typed and is no part of it: addresses, alternative texts, captions. */
export function documentTexts(document: object): string {
  const text = documentText(document, (alt = '') => alt);
  const others = [...new Set(attributeTexts(document))].filter((other) => !text.includes(other));
  return [text.trimEnd(), ...others].join('\n');
}

function attributeTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(attributeTexts);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key !== 'attrs') return attributeTexts(value);
    return Object.entries(Object(value) as object).flatMap(([attribute, text]) => attributeText(attribute, text));
  });
}

function attributeText(name: string, value: unknown): string[] {
  if (typeof value !== 'string') return attributeTexts(value);
  return notTyped.has(name) || value.trim() === '' ? [] : [value.trim()];
}
