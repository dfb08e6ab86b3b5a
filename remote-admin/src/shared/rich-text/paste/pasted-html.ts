import { rename } from './pasted-elements.ts';
import { convertHeadingRoles, shiftHeadings } from './pasted-headings.ts';
import { cleanAddresses } from './pasted-links.ts';
import { isFromWord, parsePasted } from './parse-pasted.ts';
import { convertStyles } from './styles-to-elements.ts';
import { cleanWord } from './word-html.ts';
import { cleanWordOnline } from './word-online.ts';

/** Cleans pasted HTML before the editor's schema filters it. */
export function cleanPasted(html: string): string {
  // Content copied from the editor already matches its schema.
  if (html.includes('data-pm-slice')) return html;
  const body = parsePasted(html);
  cleanAddresses(body);
  moveCaptions(body);
  if (isFromWord(html)) cleanWord(body);
  else cleanPage(body);
  return body.innerHTML;
}

/** Cleans a web page, and what programs with web editors copy: Google Docs, Word for the web. */
function cleanPage(body: HTMLElement): void {
  cleanWordOnline(body);
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
