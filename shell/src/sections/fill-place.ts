import type { BootSection, RenderedSections } from '@vitrin/shared-contracts/boot';
import { sectionsEndpoint } from '@vitrin/shared-contracts/first-paths';
import { placeAttribute } from '@vitrin/shared-contracts/sections/section-place';
import { callHeaders } from '../call-headers.ts';

const TIMEOUT_MS = 10_000;

/** Sections of the page that the browser shows. */
let current: { address: string; sections: Promise<RenderedSections | null> } | null = null;

/**
 * Fills the place of a page that the browser has navigated to with what the server renders for it, once its styles are there.
 * Returns the sections of the page; none if it cannot be read: the place stays empty.
 */
export async function fillPlace(place: Element): Promise<readonly BootSection[]> {
  const rendered = await sectionsOfPage(location.pathname + location.search);
  if (!rendered) return [];
  await Promise.all(rendered.styles.map(loadStyle));
  // Checked by the server: it has no script.
  place.innerHTML = rendered.html[place.getAttribute(placeAttribute) ?? ''] ?? '';
  return rendered.sections;
}

/** The places of one page share a request. */
function sectionsOfPage(address: string): Promise<RenderedSections | null> {
  if (current?.address !== address) current = { address, sections: readSections(address) };
  return current.sections;
}

async function readSections(address: string): Promise<RenderedSections | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(sectionsEndpoint + address, { headers: callHeaders(), signal });
    return response.ok ? ((await response.json()) as RenderedSections) : null;
  } catch {
    return null;
  }
}

/** A style sheet that does not load leaves the section readable. */
function loadStyle(href: string): Promise<void> {
  const isThere = [...document.querySelectorAll('link[rel=stylesheet], style[data-href]')].some(
    (element) => (element.getAttribute('href') ?? element.getAttribute('data-href')) === href,
  );
  if (isThere) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}
