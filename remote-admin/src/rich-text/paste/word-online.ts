import { rename, unwrap } from './pasted-elements.ts';
import { kindOfStyle, type ListMarker } from './list-markers.ts';
import { nestedLists, type ListItem } from './nested-lists.ts';
import { stylesOf } from './parse-pasted.ts';

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

function itemsOf(wrapper: Element): ListItem[] {
  return [...wrapper.querySelectorAll('li')].map((entry) => {
    const level = Number(entry.getAttribute('data-aria-level') ?? entry.getAttribute('aria-level')) || 1;
    const marker = markerOf(entry);
    return { level, marker, paragraph: entry.querySelector('p') ?? rename(entry, 'p') };
  });
}

/** The text around a number is a pattern such as `%1)`. */
function markerOf(entry: Element): ListMarker | null {
  const list = entry.parentElement;
  if (list?.tagName !== 'OL') return null;
  const styles = [entry, list].map((element) => stylesOf(element).get('list-style-type') ?? '');
  return {
    kind: styles.map(kindOfStyle).find(Boolean) ?? '1',
    number: Number(entry.getAttribute('data-aria-posinset') ?? list.getAttribute('start')) || 1,
    isBracketed: entry.getAttribute('data-leveltext')?.endsWith(')') === true,
  };
}
