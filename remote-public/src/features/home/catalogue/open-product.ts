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
