import { documentText } from '../rich-text/document-html.ts';

const ADDRESS = /^(?:https?:|mailto:|tel:|\/)/i;

/** Returns what people read of nested values, in lines: documents as text, and no addresses. */
export function readableText(value: unknown): string {
  if (typeof value === 'string') return ADDRESS.test(value) ? '' : value;
  if (typeof value !== 'object' || value === null) return '';
  if ('type' in value && value.type === 'doc') return documentText(value);
  return Object.values(value)
    .map(readableText)
    .filter((text) => text !== '')
    .join('\n');
}
