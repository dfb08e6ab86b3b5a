import { splitParts } from './style-sheet.ts';

/** Attribute that holds the `style` value of pasted elements. */
export const STYLE_ATTRIBUTE = 'data-style';

/**
 * Renames the `style` attributes and removes the style sheets: the browser reports each one it parses as a violation of the
 * panel's Content Security Policy.
 */
export function renameStyleAttributes(html: string): string {
  return splitParts(html, '<style', '</style>').outside.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/(?<![-\w])style(?=\s*=)/gi, STYLE_ATTRIBUTE),
  );
}
