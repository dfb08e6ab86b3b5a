/** Loads the styles of the blocks of a rich text, for a page whose document does not contain them. */
export const loadBlockStyles = () => import(/* webpackChunkName: "block-styles" */ './block-styles.ts');

/** A rich text has classes only on its blocks and on the scroll container of a table. */
const BLOCK = /<(?:aside|figure|p|ul) class="/;

/** Reports whether a rich text contains a block with styles of its own. */
export function hasBlocks(html: string): boolean {
  return BLOCK.test(html);
}
