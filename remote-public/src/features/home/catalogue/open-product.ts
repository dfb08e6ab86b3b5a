/** State of an address that a card has led to: going back is then the way to close what it has opened. */
export const openedHere = { openedHere: true } as const;

export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

/** Id of the link in a product's card. */
export function productLinkId(slug: string): string {
  return `urun-${slug}`;
}

/** The link that a product was opened by, or would have been; brought into view where its list is folded. */
export function productLink(slug: string): HTMLElement | null {
  const link = document.getElementById(productLinkId(slug));
  link?.closest('details')?.setAttribute('open', '');
  return link;
}
