import { kindOfStyle } from './list-markers.ts';
import { stylesOf } from './parse-pasted.ts';

/**
 * Keeps the numbers of lists that a web page, Google Docs or LibreOffice writes: the kind from the styles, and the number of
 * each item, also in lists that skip numbers or count down.
 */
export function keepListNumbers(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol')) {
    const style = [list, list.querySelector(':scope > li')]
      .map((element) => element && stylesOf(element).get('list-style-type'))
      .find(Boolean);
    const kind = kindOfStyle(style ?? '') ?? list.getAttribute('type') ?? '1';
    if (/^[aAiI]$/.test(kind)) list.setAttribute('type', kind);
    else list.removeAttribute('type');
    splitAtJumps(list);
  }
}

/** A list of the editor counts by itself: an item with another number begins a new list. */
function splitAtJumps(list: Element): void {
  const items = [...list.children].filter((child) => child.matches('li'));
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let number = Number(list.getAttribute('start') ?? (step < 0 ? items.length : 1));
  let current = list;
  let expected = number;
  for (const item of items) {
    number = Number(item.getAttribute('value') ?? number);
    if (number === expected || item === items[0]) current.append(item);
    else current = listFrom(current, item);
    if (item === items[0] || current.firstElementChild === item) current.setAttribute('start', String(number));
    expected = number + 1;
    number += step;
  }
  list.removeAttribute('reversed');
}

function listFrom(before: Element, item: Element): Element {
  const list = before.cloneNode(false) as Element;
  before.after(list);
  list.append(item);
  return list;
}
