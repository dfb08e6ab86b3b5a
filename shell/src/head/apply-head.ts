import type { Head } from 'shared-contracts/remote-app';

/** Brings the document's metadata in line with the page navigated to; the server wrote the first one. */
export function applyHead(head: Head): void {
  document.title = head.title;
  setMeta('name', 'description', head.description);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical && head.canonical) canonical.href = new URL(head.canonical, canonical.href).href;
}

function setMeta(attribute: 'name' | 'property', name: string, content: string): void {
  document.querySelector(`meta[${attribute}="${name}"]`)?.setAttribute('content', content);
}
