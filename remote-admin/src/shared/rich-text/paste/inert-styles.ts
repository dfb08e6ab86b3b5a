/** Attribute that holds the `style` value of pasted elements. */
export const STYLE_ATTRIBUTE = 'data-style';

/**
 * Renames the `style` attributes: the browser reports each one it parses as a violation of the panel's Content Security
 * Policy.
 */
export function renameStyleAttributes(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/(?<![-\w])style(?=\s*=)/gi, STYLE_ATTRIBUTE));
}
