import { STYLE_ATTRIBUTE } from './inert-styles.ts';
import { parseMarker, type ListMarker } from './list-markers.ts';
import { nestedLists, type ListItem } from './nested-lists.ts';

/** Word writes a list as paragraphs with a style such as `mso-list: l0 level1 lfo1`; the first span is the marker. */
const PLACE = /mso-list:\s*(l\d+)\s+level(\d+)/i;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** Looks like a number, but is none that a list can show. */
const NUMBER = /\d|^\W?\p{L}{1,8}[.)]/u;

/**
 * Converts such paragraphs to nested lists with the numbers that Word shows.
 * @returns how many numbers stay as text, because no list can show them: `1.2.`, `(1)`, `Madde 4 –`
 */
export function buildWordLists(body: HTMLElement): number {
  const before = new Map<string, ListMarker>();
  let texts = 0;
  const items = new Map<Element, ListItem>();
  for (const paragraph of body.querySelectorAll(`p, ${HEADINGS}`)) {
    const place = placeOf(paragraph);
    if (!place) continue;
    const sign = takeMarker(paragraph);
    const marker = parseMarker(sign, before.get(place.name) ?? null);
    if (marker) before.set(place.name, marker);
    const isHeading = paragraph.matches(HEADINGS);
    const isItem = !isHeading && (marker || !NUMBER.test(sign));
    if (isItem) items.set(paragraph, { level: place.level, marker, paragraph });
    else texts += keepAsText(paragraph, sign, isHeading ? 0 : 1);
  }
  for (const run of runsOf(items)) replaceByLists(run);
  return texts;
}

/** Puts the number before the text of a paragraph that stays one; returns what it counts as. */
function keepAsText(paragraph: Element, sign: string, count: number): number {
  if (sign !== '') paragraph.prepend(`${sign} `);
  return count;
}

/** Returns the list and the level of a paragraph; null if it is no item. */
function placeOf(paragraph: Element): { name: string; level: number } | null {
  const [, list, level] = PLACE.exec(paragraph.getAttribute(STYLE_ATTRIBUTE) ?? '') ?? [];
  return list === undefined ? null : { name: `${list} ${level}`, level: Number(level) };
}

function replaceByLists(run: readonly ListItem[]): void {
  const place = document.createComment('');
  run[0]?.paragraph.before(place);
  place.replaceWith(...nestedLists(run));
}

/** Removes the marker of a paragraph and returns its text. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute(STYLE_ATTRIBUTE) ?? ''),
  );
  const sign = marker?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
  marker?.remove();
  return sign;
}

/** Returns the items that stand one after the other. */
function runsOf(items: ReadonlyMap<Element, ListItem>): ListItem[][] {
  const runs: ListItem[][] = [];
  for (const [element, item] of items) {
    const last = runs.at(-1);
    if (last && last.at(-1)?.paragraph.nextElementSibling === element) last.push(item);
    else runs.push([item]);
  }
  return runs;
}
