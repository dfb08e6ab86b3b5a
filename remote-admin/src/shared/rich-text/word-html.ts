import { buildWordLists } from './word-lists.ts';

/** Checks for Word's XML namespace or style names. */
export function isFromWord(html: string): boolean {
  return /urn:schemas-microsoft-com:office|class="?Mso|mso-/i.test(html);
}

const KEPT = new Set(['href', 'colspan', 'rowspan', 'start']);

/** Reduces a Word document to its content: no styles, classes, empty paragraphs or Word elements. */
export function cleanWord(body: HTMLElement): void {
  removeWordElements(body);
  buildWordLists(body);
  convertNamedStyles(body);
  shiftHeadings(body);
  for (const cell of body.querySelectorAll('thead td')) rename(cell, 'th');
  for (const wrapper of body.querySelectorAll('span, font, a:not([href])')) unwrap(wrapper);
  removeEmpty(body);
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!KEPT.has(name)) element.removeAttribute(name);
  }
}

/** Removes style sheets, metadata and Word's own elements; the content of `o:p` is kept. */
function removeWordElements(body: HTMLElement): void {
  for (const element of body.querySelectorAll('style, script, xml, meta, link, title')) element.remove();
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

/** The page has its own h1: if Word has one too, it becomes h2, and the other levels shift with it. */
function shiftHeadings(body: HTMLElement): void {
  const step = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    rename(heading, `h${Math.min(4, Number(heading.tagName.slice(1)) + step)}`);
  }
}

/** Word uses empty paragraphs for spacing. A cell or list item needs one. */
function removeEmpty(body: HTMLElement): void {
  for (const block of body.querySelectorAll('p, h2, h3, h4')) {
    const empty = block.textContent.trim() === '' && !block.querySelector('img');
    if (empty && !block.closest('td, th, li')) block.remove();
  }
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  for (const { name, value } of element.attributes) if (KEPT.has(name)) renamed.setAttribute(name, value);
  element.replaceWith(renamed);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
