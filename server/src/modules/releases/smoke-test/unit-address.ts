import { isShown, type ReadPage } from './shown-page.ts';

/** A start page may lead to another page of the remote. */
const MAX_REDIRECTS = 3;

/**
 * Checks whether a release shows a page at the address of its remote, `/<segment>`, or redirects from there to one of
 * its own pages. A page that the site could not provide data for counts as shown.
 */
export async function isPageAtAddress(segment: string, read: (url: string) => Promise<ReadPage>): Promise<boolean> {
  const address = `/${segment}`;
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const page = await read(url);
    if (page === null || isShown(page)) return true;
    if (page.kind !== 'redirect' || !page.location.startsWith(`${address}/`)) return false;
    url = page.location;
  }
  return false;
}

/** Checks whether one of the routes is at the address of the remote; for a release without a server bundle. */
export function isRouteAtAddress(segment: string, addresses: readonly string[], routes: readonly string[]): boolean {
  const address = `/${segment}`;
  return addresses.includes(address) || routes.includes(`${address}/*`);
}

/** Says also what the team can do: the template builds its addresses from the context. */
export function noPageText(segment: string): string {
  return `Birimin sitedeki adresinde (/${segment}) bu sürümün sayfası yok; ziyaretçiler “sayfa bulunamadı” görürdü. Adresler context.segment ile kurulmalı ya da birim siteye sürümün kullandığı yolla eklenmeli`;
}
