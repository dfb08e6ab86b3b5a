/** Two rings, one of which is visible on every background. Inside, because a section may be as wide as the page. */
const rings: Readonly<Record<string, string>> = {
  outline: '3px solid #0b57d0',
  'outline-offset': '-3px',
  'box-shadow': 'inset 0 0 0 6px #fff',
};

const markAttribute = 'data-edited';

/** Share of the height of the frame above a part that is scrolled into view: the header of the site stays there. */
const ABOVE = 0.15;

/**
 * Marks the part of a previewed page that is edited, and no other; null marks none. The styles are set by the panel, because the page
 * runs no script, and one by one, because its policy permits no style attribute in markup.
 */
export function markPart(page: Document, id: string | null): HTMLElement | null {
  const part = id === null ? null : page.getElementById(id);
  for (const marked of page.querySelectorAll<HTMLElement>(`[${markAttribute}]`)) if (marked !== part) unmark(marked);
  if (!part) return null;
  part.setAttribute(markAttribute, '');
  for (const [name, value] of Object.entries(rings)) part.style.setProperty(name, value);
  return part;
}

function unmark(part: HTMLElement): void {
  part.removeAttribute(markAttribute);
  for (const name of Object.keys(rings)) part.style.removeProperty(name);
}

/**
 * Scrolls the frame to a part, unless all of it is in view, or half of the frame shows it. Not by `scrollIntoView`, which would scroll
 * the panel too.
 * @param isCalm - without motion
 */
export function showPart(part: HTMLElement, { isCalm }: { isCalm: boolean }): void {
  const frame = part.ownerDocument.defaultView;
  if (!frame) return;
  const { top, bottom } = part.getBoundingClientRect();
  const room = frame.innerHeight;
  const shown = Math.min(bottom, room) - Math.max(top, 0);
  if (shown >= Math.min(bottom - top, room / 2)) return;
  frame.scrollTo({ top: frame.scrollY + top - room * ABOVE, behavior: isCalm ? 'instant' : 'smooth' });
}
