import type { BootBlock, BootSection } from '@vitrin/shared-contracts/boot';
import { placeAttribute, placeEvents } from '@vitrin/shared-contracts/sections/section-place';

/**
 * Shows the sections of other remotes in the places that the page renders. To be called before the page is rendered: React
 * keeps the places that the server has filled.
 */
export function watchPlaces({ sections = [] }: Pick<BootBlock, 'sections'>): void {
  const served = new WeakSet(document.querySelectorAll(`[${placeAttribute}]`));
  document.addEventListener(placeEvents.rendered, ({ target: place }) => {
    if (place instanceof Element) void show(place, served.has(place) ? sections : null);
  });
}

async function show(place: Element, served: readonly BootSection[] | null): Promise<void> {
  const { showSection } = await import(/* webpackChunkName: "sections" */ './show-section.ts');
  await showSection(place, served);
}
