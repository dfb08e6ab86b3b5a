import { keepCellAlignment } from './cell-alignment.ts';
import { renameStyleAttributes } from './inert-styles.ts';
import { splitMergedCells } from './merged-cells.ts';
import { keepListNumbers } from './page-lists.ts';
import { rename } from './pasted-elements.ts';
import { convertHeadingRoles, shiftHeadings } from './pasted-headings.ts';
import { cleanAddresses } from './pasted-links.ts';
import { isFromWord, parsePasted } from './parse-pasted.ts';
import { preparePasted } from './prepare-pasted.ts';
import { separateBlocks } from './separate-blocks.ts';
import { convertStyles } from './styles-to-elements.ts';
import { limitSpans } from './table-grid.ts';
import { cleanWord } from './word-html.ts';
import { cleanWordOnline } from './word-online.ts';

/** Where the content is pasted. */
export type PasteTarget = 'text' | 'table';

/** Cleans pasted HTML before the editor's schema filters it. */
export function cleanPasted(html: string, target: PasteTarget = 'text'): string {
  // Content copied from the editor already matches its schema.
  if (html.includes('data-pm-slice'))
    return target === 'table' ? withoutMergedCells(html) : renameStyleAttributes(html);
  const { body } = preparePasted(html);
  cleanAddresses(body);
  moveCaptions(body);
  limitSpans(body);
  keepCellAlignment(body);
  if (isFromWord(html)) cleanWord(body);
  else cleanPage(body);
  unwrapSingleCell(body);
  if (target === 'table') splitMergedCells(body);
  return body.innerHTML;
}

function withoutMergedCells(html: string): string {
  const body = parsePasted(html);
  return splitMergedCells(body) > 0 ? body.innerHTML : renameStyleAttributes(html);
}

/** Cleans a web page, and what programs with web editors copy: Google Docs, Word for the web. */
function cleanPage(body: HTMLElement): void {
  cleanWordOnline(body);
  separateBlocks(body);
  keepListNumbers(body);
  convertHeadingRoles(body);
  convertStyles(body);
  shiftHeadings(body);
  // Google Docs puts a line break between two blocks that are an empty line apart.
  for (const line of body.querySelectorAll(':scope > br')) if (isBetweenBlocks(line)) line.remove();
}

const BLOCK = 'p, h1, h2, h3, h4, ul, ol, table, blockquote, div, hr, pre';

function isBetweenBlocks(line: Element): boolean {
  const isBlock = (node: ChildNode | null) =>
    node === null || (node instanceof Element && node.matches(`${BLOCK}, br`));
  return isBlock(line.previousSibling) && isBlock(line.nextSibling);
}

/** The tables of a text have no caption: it becomes the paragraph before its table. */
function moveCaptions(body: HTMLElement): void {
  for (const caption of body.querySelectorAll('table > caption')) {
    const table = caption.parentElement;
    table?.before(rename(caption, 'p'));
  }
}

/** A spreadsheet copies one cell as a table: its content is what was copied. */
function unwrapSingleCell(body: HTMLElement): void {
  const [cell, ...others] = body.querySelectorAll('td, th');
  const table = cell?.closest('table');
  if (!cell || !table || others.length > 0 || body.textContent.trim() !== cell.textContent.trim()) return;
  table.replaceWith(...cell.childNodes);
}
