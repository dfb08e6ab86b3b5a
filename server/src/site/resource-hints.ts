/** Resource hints, which React writes before the content when it renders less than a whole document. */
const HINTS = /^(?:<link rel="(?:preload|modulepreload|preconnect|dns-prefetch)"[^>]*>)+/;

/** Separates the resource hints of rendered HTML from its content, so that they can be written into the head. */
export function separateHints(html: string): { hints: string; content: string } {
  const hints = HINTS.exec(html)?.[0] ?? '';
  return { hints, content: html.slice(hints.length) };
}
