import { contentAttributes, rename, unwrap } from './pasted-elements.ts';
import { shiftHeadings } from './pasted-headings.ts';
import { convertStyles } from './styles-to-elements.ts';
import { BRACKETED } from './nested-lists.ts';
import { buildWordLists } from './word-lists.ts';

/** Reduces a Word document to its content: no styles, classes, empty paragraphs or Word elements. */
export function cleanWord(body: HTMLElement): void {
  removeWordElements(body);
  buildWordLists(body);
  convertNamedStyles(body);
  shiftHeadings(body);
  convertStyles(body);
  for (const cell of body.querySelectorAll('thead td')) rename(cell, 'th');
  for (const wrapper of body.querySelectorAll('span, font, a:not([href])')) unwrap(wrapper);
  removeEmpty(body);
  for (const element of body.querySelectorAll('*')) {
    const isBracketed = element.classList.contains(BRACKETED);
    for (const name of element.getAttributeNames()) if (!contentAttributes.has(name)) element.removeAttribute(name);
    if (isBracketed) element.className = BRACKETED;
  }
}

/** Removes style sheets, metadata and Word's own elements; the content of `o:p` is kept. */
function removeWordElements(body: HTMLElement): void {
  const removed = 'style, script, xml, meta, link, title';
  for (const element of body.querySelectorAll(removed)) element.remove();
  for (const element of body.querySelectorAll('*')) {
    if (!element.tagName.includes(':')) continue;
    if (element.tagName === 'O:P') unwrap(element);
    else element.remove();
  }
}

/** Converts paragraphs that are a title or a quotation only by their style to elements. */
function convertNamedStyles(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p.MsoTitle')) rename(paragraph, 'h1');
  for (const paragraph of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const quote = body.ownerDocument.createElement('blockquote');
    paragraph.replaceWith(quote);
    quote.append(paragraph);
  }
}

/** Word uses empty paragraphs for spacing. A cell or list item needs one. */
function removeEmpty(body: HTMLElement): void {
  for (const block of body.querySelectorAll('p, h2, h3, h4')) {
    const empty = block.textContent.trim() === '' && !block.querySelector('img');
    if (empty && !block.closest('td, th, li')) block.remove();
  }
}
