import { limits } from 'shared-contracts/limits';
import { invalid } from 'shared-contracts/validation';
import { Invalid } from '../../platform/errors.ts';
import { cleanHtml } from './clean-html.ts';
import { documentHtml, documentText } from './document-html.ts';

/** Stored form of a rich text: the editor's document, and the sanitized HTML and plain text made from it. */
export interface RichText {
  document: string;
  content: string;
  text: string;
}

/** Empty paragraphs at the end: the editor keeps one there to go on writing in. */
const WRITING_SPACE = '<p></p>';

/** Reads the editor's document. `field` names it in the refusal of one that is too long. */
export function richText(document: unknown, field: string): RichText {
  const content = withoutWritingSpace(cleanHtml(documentHtml(document)));
  if (Buffer.byteLength(content) > limits.richTextBytes) throw new Invalid({ [field]: invalid.tooLarge });
  return { document: JSON.stringify(document), content, text: documentText(document).trim() };
}

function withoutWritingSpace(html: string): string {
  let end = html.length;
  while (html.endsWith(WRITING_SPACE, end)) end -= WRITING_SPACE.length;
  return html.slice(0, end);
}

const WORDS_PER_MINUTE = 200;

/** Returns the reading time in minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
