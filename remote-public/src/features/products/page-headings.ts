/**
 * Returns the text of a product with its headings one level up, if it has none of the second level. Texts are written for the dialog of the home
 * page, whose title is of that level; on a page of their own they follow the first level.
 * @param html - sanitised HTML of the server
 */
export function pageHeadings(html: string): string {
  if (/<h2[\s>]/.test(html)) return html;
  return html.replaceAll(
    /(<\/?h)([34])(?=[\s>])/g,
    (_tag, start: string, level: string) => start + (Number(level) - 1),
  );
}
