/** Returns the id of the link in a product card. */
export function productLinkId(slug: string): string {
  return `urun-${slug}`;
}

/**
 * Returns the link in the card of a product, null if the list does not contain it; expands the collapsed part of the
 * list if the link is in it.
 */
export function productLink(slug: string): HTMLElement | null {
  const link = document.getElementById(productLinkId(slug));
  link?.closest('details')?.setAttribute('open', '');
  return link;
}
