import { STYLE_ATTRIBUTE } from './inert-styles.ts';
import { hasContent } from './remove-counted.ts';

/** Attribute of a footnote in the editor's HTML. */
const FOOTNOTE_ATTRIBUTE = 'data-footnote';

const MARK = /^[[(]?(?:\d{1,4}|[ivxlcdm]{1,8}|[a-z*†‡§])[\])]?$/i;
const NOTE = `[${STYLE_ATTRIBUTE}*="mso-element:footnote"], [${STYLE_ATTRIBUTE}*="mso-element:endnote"], li, dd, aside`;

/**
 * Converts footnotes to those of the editor, which stand in the text. A link is the mark of a footnote if the place that it
 * points to points back: Word, LibreOffice, Wikipedia and this site differ in everything else.
 */
export function convertFootnotes(body: HTMLElement): void {
  const notes = new Set<Element>();
  for (const mark of body.querySelectorAll('a[href*="#"]')) {
    const note = MARK.test(mark.textContent.trim()) ? findNote(mark, body) : null;
    if (!note || isInside(mark, notes)) continue;
    notes.add(note);
    const footnote = body.ownerDocument.createElement('sup');
    footnote.setAttribute(FOOTNOTE_ATTRIBUTE, '');
    footnote.append(...contentOf(note, mark));
    (mark.closest('sup') ?? mark.closest('.MsoFootnoteReference, .MsoEndnoteReference') ?? mark).replaceWith(footnote);
  }
  for (const note of notes) removeWithEmptyParents(note, body);
}

function findNote(mark: Element, body: HTMLElement): Element | null {
  const target = elementNamed(placeOf(mark), body);
  const note = target?.closest(NOTE) ?? target?.closest('div[id]') ?? target?.closest('p, div');
  return note && !note.contains(mark) && backLinks(note, mark).length > 0 ? note : null;
}

/** Returns the name of the place that a link points to; browsers copy it behind the address of the page. */
function placeOf(link: Element): string {
  const address = link.getAttribute('href') ?? '';
  return address.slice(address.indexOf('#') + 1);
}

function elementNamed(name: string, body: HTMLElement): Element | undefined {
  return [...body.querySelectorAll('[id], a[name]')].find(
    (element) => element.id === name || element.getAttribute('name') === name,
  );
}

/** Returns the links of a note to its mark, which has the address itself or is in an element that has it. */
function backLinks(note: Element, mark: Element): Element[] {
  const around = [mark, mark.parentElement, mark.closest('sup')];
  const names = new Set(around.flatMap((element) => [element?.id, element?.getAttribute('name')]).filter(Boolean));
  return [...note.querySelectorAll('a[href*="#"]')].filter((link) => names.has(placeOf(link)));
}

/** Returns a copy of the content of a note in one line, without its links back. */
function contentOf(note: Element, mark: Element): Node[] {
  const copy = note.cloneNode(true) as Element;
  for (const link of backLinks(copy, mark)) (link.closest('sup') ?? link).remove();
  const blocks = [...copy.querySelectorAll('p, div')].filter((block) => block.querySelector('p, div') === null);
  const parts = blocks.length > 0 ? blocks : [copy];
  return parts.flatMap((part, index) => [...(index > 0 ? [document.createTextNode(' ')] : []), ...part.childNodes]);
}

function isInside(element: Element, notes: ReadonlySet<Element>): boolean {
  return [...notes].some((note) => note.contains(element));
}

/** Removes a note, and the list and the line that only notes need. */
function removeWithEmptyParents(note: Element, body: HTMLElement): void {
  let parent = note.parentElement;
  note.remove();
  while (parent && parent !== body && !hasContent(parent)) {
    const emptied = parent;
    parent = parent.parentElement;
    emptied.remove();
  }
}
