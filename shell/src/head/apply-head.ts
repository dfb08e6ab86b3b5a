import type { Head } from '@vitrin/shared-contracts/remote-app';

/** Updates the metadata of the document after a page or language change; the server has written the first one. */
export function applyHead(head: Head): void {
  const origin = documentAddress();
  document.title = head.title;
  setDescription(head.description);
  setSharingProperty('og:title', head.title);
  setSharingProperty('og:description', head.description);
  const canonical = head.canonical === null ? [] : [{ rel: 'canonical', href: head.canonical }];
  replaceLinks('link[rel=canonical]', canonical, origin);
  replaceLinks('link[rel=alternate][hreflang]', alternates(head), origin);
}

/** Sets the description. A page without one has no such element, as in server-rendered documents. */
function setDescription(content: string): void {
  const known = document.querySelector('meta[name="description"]');
  if (content === '') return known?.remove();
  const meta =
    known ?? Object.assign(document.head.appendChild(document.createElement('meta')), { name: 'description' });
  meta.setAttribute('content', content);
}

/**
 * Sets a sharing property. Only crawlers read these, and only in documents: properties that the first page did not have
 * are not added.
 */
function setSharingProperty(property: string, content: string): void {
  document.querySelector(`meta[property="${property}"]`)?.setAttribute('content', content);
}

/**
 * Returns the alternates as the server writes them, except `x-default`: only crawlers read it, and only in documents.
 */
function alternates({ alternates: paths = {} }: Head): Record<string, string>[] {
  const entries = Object.entries(paths);
  return entries.length < 2 ? [] : entries.map(([hreflang, href]) => ({ rel: 'alternate', hreflang, href }));
}

function replaceLinks(selector: string, links: readonly Record<string, string>[], origin: string): void {
  for (const link of document.querySelectorAll(selector)) link.remove();
  for (const { href = '', ...attributes } of links) {
    const whole = new URL(href, origin).href;
    document.head.append(Object.assign(document.createElement('link'), attributes, { href: whole }));
  }
}

/**
 * Returns the address of the site as the server has written it; the browser may use another host name of the same site.
 */
function documentAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const shared = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  return canonical?.href ?? shared?.content ?? location.href;
}
