const BOX = '<div class="tableWrapper" tabindex="0">';

/**
 * Every table in the box that a wide one scrolls in. The server puts it there when a text is saved; texts that are older
 * than the box, and revisions of contracts, which never change, are without. The only `div` of cleaned HTML is this box.
 */
export function boxedTables(html: string): string {
  return html.replace(/(?:<div[^<>]*>)?<table>/g, `${BOX}<table>`).replace(/<\/table>(?:<\/div>)?/g, '</table></div>');
}
