import { pathOfOwnAddress } from '../../data/site-url.ts';
import { readableAddress, readableHosts } from '../../data/readable-hosts.ts';
import { withoutWrapper } from './wrapped-address.ts';

/** Returns the address with https: the site allows no http links, and the link would be dropped without notice. */
export function withHttps(address: string): string {
  return address.replace(/^http:/i, 'https:');
}

/**
 * Makes the addresses of pasted links and pictures ones that a text may have: the page itself instead of a service that
 * forwards to it, https, hosts that people can read, and paths for this site.
 */
export function cleanAddresses(body: HTMLElement): void {
  for (const element of body.querySelectorAll('a[href], img[src]')) {
    const name = element.hasAttribute('href') ? 'href' : 'src';
    const address = withoutWrapper(element.getAttribute(name) ?? '');
    const own = pathOfOwnAddress(address);
    if (own !== null) element.setAttribute(name, own);
    else if (name === 'href') element.setAttribute(name, readableAddress(withHttps(address)));
  }
  makeHostsReadable(body);
}

function makeHostsReadable(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (/xn--/i.test(text)) node.textContent = readableHosts(text);
  }
}
