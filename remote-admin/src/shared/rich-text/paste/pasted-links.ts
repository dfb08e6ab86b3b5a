import { pathOfOwnAddress } from '../../site-url.ts';

/** Returns the address with https: the site allows no http links, and the link would be dropped without notice. */
export function withHttps(address: string): string {
  return address.replace(/^http:/i, 'https:');
}

/** Makes the addresses of pasted links and pictures ones that a text may have: https, and paths for this site. */
export function cleanAddresses(body: HTMLElement): void {
  for (const element of body.querySelectorAll('a[href], img[src]')) {
    const name = element.hasAttribute('href') ? 'href' : 'src';
    const address = element.getAttribute(name) ?? '';
    const own = pathOfOwnAddress(address);
    if (own !== null) element.setAttribute(name, own);
    else if (name === 'href') element.setAttribute(name, withHttps(address));
  }
}
