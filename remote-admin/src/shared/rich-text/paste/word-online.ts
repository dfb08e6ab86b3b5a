import { rename, unwrap } from './pasted-elements.ts';
import { nestedLists } from './word-lists.ts';

const WRAPPER = '.ListContainerWrapper';

/**
 * Word for the web writes each list item as a list of its own in a wrapper, with the level as an attribute: joins them to
 * nested lists. The elements around paragraphs are removed.
 */
export function cleanWordOnline(body: HTMLElement): void {
  for (const outline of body.querySelectorAll('div.OutlineElement, .TableCellContent, .TableContainer'))
    unwrap(outline);
  for (const mark of body.querySelectorAll('.EOP, .ParaNumbering')) mark.remove();
  for (const first of body.querySelectorAll(WRAPPER)) {
    // Already moved into a list with the preceding wrappers.
    if (!first.isConnected || !first.parentElement) continue;
    const items = consecutiveWrappers(first).flatMap(itemsOf);
    first.before(...nestedLists(items));
    for (const wrapper of consecutiveWrappers(first)) wrapper.remove();
  }
}

function consecutiveWrappers(first: Element): Element[] {
  const run = [first];
  for (let next = first.nextElementSibling; next; next = next.nextElementSibling) {
    if (!next.matches(WRAPPER)) break;
    run.push(next);
  }
  return run;
}

function itemsOf(wrapper: Element) {
  return [...wrapper.querySelectorAll('li')].map((entry) => {
    const list = entry.parentElement;
    const level = Number(entry.getAttribute('data-aria-level') ?? entry.getAttribute('aria-level')) || 1;
    const start = Number(list?.getAttribute('start')) || 1;
    const paragraph = entry.querySelector('p') ?? rename(entry, 'p');
    return { level, ordered: list?.tagName === 'OL', start, paragraph };
  });
}
