/** Attribute that holds what pasted elements say by `style`. */
export const STYLES = 'data-style';

/** The browser reports every `style` attribute it parses as a breach of the panel's policy; under another name it is only read. */
export function withInertStyles(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/(?<![-\w])style(?=\s*=)/gi, STYLES));
}
