import { stylesOf } from './parse-pasted.ts';
import { rename } from './pasted-elements.ts';

/** Elements that a browser shows as blocks and the editor's parser does not know as such. */
const BLOCKS = 'details, main, nav, menu, search, dialog, center, optgroup, legend, address';
/** Blocks that name what follows: the question of an answer, the term of a definition. */
const NAMES = 'summary, dt, legend';
const INLINE = 'span, a, b, strong, i, em, u, font, label, small, button';

/** Keeps apart what a web page shows one below the other; otherwise question and answer would be one word. */
export function separateBlocks(body: HTMLElement): void {
  for (const name of body.querySelectorAll(NAMES)) convertName(name);
  for (const block of body.querySelectorAll(BLOCKS)) rename(block, 'div');
  for (const element of body.querySelectorAll(INLINE)) {
    const display = stylesOf(element).get('display') ?? '';
    const isBlock = /^(?:block|flex|grid|list-item|table)$/.test(display);
    if (isBlock && element.querySelector('p, div, li, td') === null && !element.matches('a, button'))
      wrapInBlock(element);
  }
}

function convertName(name: Element): void {
  if (name.querySelector('h1, h2, h3, h4, h5, h6')) return void rename(name, 'div');
  const bold = name.ownerDocument.createElement('strong');
  bold.append(...name.childNodes);
  name.append(bold);
  rename(name, 'p');
}

function wrapInBlock(element: Element): void {
  // A paragraph inside a paragraph would be two paragraphs anyway, and a heading stays one.
  if (element.closest('p, h1, h2, h3, h4, h5, h6, li, td, th, pre')) return;
  const block = element.ownerDocument.createElement('div');
  element.replaceWith(block);
  block.append(element);
}
