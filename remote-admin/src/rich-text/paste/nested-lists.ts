import type { ListMarker } from './list-markers.ts';

/** A paragraph that becomes an item of a list. */
export interface ListItem {
  /** Starts at 1. */
  level: number;
  /** Null: a bullet. */
  marker: ListMarker | null;
  paragraph: Element;
}

interface OpenList {
  level: number;
  /** Marker of the last item. */
  marker: ListMarker | null;
  list: Element;
}

/** Class of a list whose markers are `1)` instead of `1.`, in the editor and on the site. */
export const BRACKETED = 'bracketed';

/** Returns the lists that contain the items according to their levels. An item that does not count on begins a list. */
export function nestedLists(items: readonly ListItem[]): Element[] {
  const roots: Element[] = [];
  const open: OpenList[] = [];
  for (const item of items) {
    while (open.length > 0 && !canContain(open.at(-1), item)) open.pop();
    let innermost = open.at(-1);
    if (innermost?.level !== item.level) {
      const list = newList(item);
      if (innermost) innermost.list.lastElementChild?.append(list);
      else roots.push(list);
      innermost = { level: item.level, marker: item.marker, list };
      open.push(innermost);
    }
    innermost.marker = item.marker;
    const entry = item.paragraph.ownerDocument.createElement('li');
    entry.append(item.paragraph);
    innermost.list.append(entry);
  }
  return roots;
}

/** Checks whether an open list can contain the item: the next one of its level, or one of a deeper level. */
function canContain(list: OpenList | undefined, { level, marker }: ListItem): boolean {
  return list !== undefined && (list.level < level || (list.level === level && isNext(list.marker, marker)));
}

function isNext(last: ListMarker | null, next: ListMarker | null): boolean {
  if (!last || !next) return last === next;
  return last.kind === next.kind && last.isBracketed === next.isBracketed && last.number + 1 === next.number;
}

function newList({ marker, paragraph }: ListItem): Element {
  const list = paragraph.ownerDocument.createElement(marker ? 'ol' : 'ul');
  if (!marker) return list;
  if (marker.kind !== '1') list.setAttribute('type', marker.kind);
  if (marker.number !== 1) list.setAttribute('start', String(marker.number));
  if (marker.isBracketed) list.className = BRACKETED;
  return list;
}
