import { withoutForeignMedia } from '@vitrin/shared-contracts/document-media';
import { limits } from '@vitrin/shared-contracts/limits';
import { invalid } from '@vitrin/shared-contracts/validation';
import { Invalid } from '../../platform/errors.ts';
import { blockTextsIn } from './block-texts.ts';
import { documentHtml, documentText } from './document-html.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** Stored form of a rich text: the editor's document, and the sanitized HTML and plain text made from it. */
export interface RichText {
  document: string;
  content: string;
  text: string;
}

/** Trailing empty paragraph, which the editor keeps as a place to continue typing. */
const TRAILING_PARAGRAPH = '<p></p>';

/** Where a document is written: its language, and the field that an error names. */
interface DocumentPlace {
  lang: string;
  field: string;
}

/**
 * Converts the editor's document, without the pictures that are not in the media library.
 * @throws Invalid when it is too long
 */
export function toRichText(value: unknown, { lang, field }: DocumentPlace): RichText {
  const document = withoutForeignMedia(value);
  const html = sanitizeHtml(documentHtml(document, blockTextsIn(lang)));
  const content = withoutTrailingParagraphs(html);
  if (Buffer.byteLength(content) > limits.richTextBytes) throw new Invalid({ [field]: invalid.tooLarge });
  return { document: JSON.stringify(document), content, text: documentText(document).trim() };
}

function withoutTrailingParagraphs(html: string): string {
  let end = html.length;
  while (html.endsWith(TRAILING_PARAGRAPH, end)) end -= TRAILING_PARAGRAPH.length;
  return html.slice(0, end);
}

const WORDS_PER_MINUTE = 200;

/** Returns the reading time in minutes, at least one. */
export function readingMinutes(text: string): number {
  const message = text.split(/\s+/).filter((word) => word !== '');
  return Math.max(1, Math.round(message.length / WORDS_PER_MINUTE));
}
