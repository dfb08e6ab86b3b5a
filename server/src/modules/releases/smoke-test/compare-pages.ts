import { isShown, type ReadPage } from './shown-page.ts';

/** A page with less than this share of the live page's letters is reported: a rewritten text rarely loses as much. */
const MIN_SHARE = 0.4;
/** Fewer lost letters are a sentence or two. */
const MIN_LOST_LETTERS = 200;
/** Addresses that a sentence names. */
const MAX_NAMED = 5;

/** What visitors would lose: pages that are not shown any more, and pages that lose most of their text. */
export interface PageLosses {
  missing: string[];
  emptier: { address: string; letters: number; liveLetters: number }[];
}

/** Compares the pages of a release with those of the live one; both lists are in the order of the addresses. */
export function comparePages(
  addresses: readonly string[],
  { live, next }: Record<'live' | 'next', readonly ReadPage[]>,
): PageLosses {
  const losses: PageLosses = { missing: [], emptier: [] };
  for (const [index, address] of addresses.entries()) {
    const [before, after] = [live[index] ?? null, next[index] ?? null];
    if (!isShown(before) || after === null) continue;
    if (!isShown(after)) losses.missing.push(address);
    else {
      const [liveLetters, letters] = [lettersOf(before.html), lettersOf(after.html)];
      if (letters < liveLetters * MIN_SHARE && liveLetters - letters >= MIN_LOST_LETTERS)
        losses.emptier.push({ address, letters, liveLetters });
    }
  }
  return losses;
}

/** Returns the losses as sentences in Turkish. */
export function warningsOf({ missing, emptier }: PageLosses): string[] {
  return [
    ...(missing.length > 0 ? [`Bu sürüm sitedeki şu sayfaları gösteremiyor: ${named(missing)}.`] : []),
    ...(emptier.length > 0
      ? [`Şu sayfalarda canlıdakinden çok daha az yazı var: ${named(emptier.map(amountText))}.`]
      : []),
  ];
}

function amountText({ address, letters, liveLetters }: PageLosses['emptier'][number]): string {
  const amount = new Intl.NumberFormat('tr');
  return `${address} (${amount.format(letters)} harf, canlıda ${amount.format(liveLetters)})`;
}

function named(addresses: readonly string[]): string {
  const others = addresses.length - MAX_NAMED;
  return addresses.slice(0, MAX_NAMED).join(', ') + (others > 0 ? ` ve ${others} sayfa daha` : '');
}

/** Returns what follows the end of a script or style. */
function afterEnd(part: string): string {
  const end = part.search(/<\/(?:script|style)>/);
  return end < 0 ? '' : part.slice(end);
}

/** Counts the letters that a page shows as text. */
function lettersOf(html: string): number {
  const visible = html.split(/<(?:script|style)\b/).map((part, index) => (index === 0 ? part : afterEnd(part)));
  const text = visible.join('').replaceAll(/<[^<>]*>/g, '');
  return text.replaceAll(/\s+/g, '').length;
}
