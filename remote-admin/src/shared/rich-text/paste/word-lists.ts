import { STYLE_ATTRIBUTE } from './inert-styles.ts';

/** Word writes a list as paragraphs with a style such as `mso-list: l0 level1 lfo1`; the first span is the marker. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;

/** A paragraph that becomes an item of a list; `level` starts at 1. */
interface Item {
  level: number;
  ordered: boolean;
  start: number;
  paragraph: Element;
}

interface OpenList {
  level: number;
  ordered: boolean;
  list: Element;
}

/** Converts such paragraphs to nested lists. */
export function buildWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    // Already moved into a list with the preceding paragraphs.
    if (levelOf(paragraph) === 0 || paragraph.closest('li')) continue;
    const run = consecutiveItems(paragraph);
    const place = body.ownerDocument.createComment('');
    paragraph.before(place);
    place.replaceWith(...nestedLists(run.map(itemOf)));
  }
}

function levelOf(element: Element): number {
  return Number(LEVEL.exec(element.getAttribute(STYLE_ATTRIBUTE) ?? '')?.[1] ?? 0);
}

function consecutiveItems(first: Element): Element[] {
  const run = [first];
  for (let next = first.nextElementSibling; next && levelOf(next) > 0; next = next.nextElementSibling) run.push(next);
  return run;
}

function itemOf(paragraph: Element): Item {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute(STYLE_ATTRIBUTE) ?? ''),
  );
  const sign = marker?.textContent.trim() ?? '';
  marker?.remove();
  const start = Number.parseInt(sign, 10);
  const ordered = /^\(?[\p{L}\d]+[.)]/u.test(sign);
  return { level: levelOf(paragraph), ordered, start: start > 1 ? start : 1, paragraph };
}

/** Returns the lists that contain the items according to their levels. */
export function nestedLists(items: readonly Item[]): Element[] {
  const roots: Element[] = [];
  const open: OpenList[] = [];
  for (const item of items) {
    while (open.length > 0 && !canContain(open.at(-1), item)) open.pop();
    let innermost = open.at(-1);
    if (innermost?.level !== item.level) {
      const list = newList(item);
      if (innermost) innermost.list.lastElementChild?.append(list);
      else roots.push(list);
      innermost = { level: item.level, ordered: item.ordered, list };
      open.push(innermost);
    }
    const entry = item.paragraph.ownerDocument.createElement('li');
    entry.append(item.paragraph);
    innermost.list.append(entry);
  }
  return roots;
}

/** Checks whether an open list can contain the item: same level and kind, or a deeper level. */
function canContain(list: OpenList | undefined, { level, ordered }: Item): boolean {
  return list !== undefined && (list.level < level || (list.level === level && list.ordered === ordered));
}

function newList({ ordered, start, paragraph }: Item): Element {
  const list = paragraph.ownerDocument.createElement(ordered ? 'ol' : 'ul');
  if (ordered && start > 1) list.setAttribute('start', String(start));
  return list;
}
