import { useLayoutEffect, useRef, type RefObject } from 'react';
import { placeAttribute, placeEvents } from '../sections/section-place.ts';
import { siteParts, type SitePart } from '../sections/site-parts.ts';

/** Properties of the element that the markup of a section is put into. */
export interface SectionSlot {
  ref: RefObject<HTMLDivElement | null>;
  dangerouslySetInnerHTML: { __html: string };
  suppressHydrationWarning: true;
}

/** React hydrates an element with other content as it is, and never writes into it. */
const unknownContent = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/**
 * Returns the properties of the element of a place. The server puts the markup of the section into it, and the shell hydrates it as
 * a root of its own: React leaves the content alone, because the HTML that it knows never changes.
 * @param id - of the place in its page
 */
export function useSectionSlot(id: string): SectionSlot {
  const ref = useRef<HTMLDivElement>(null);
  // Before the place is taken out of the document.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.dispatchEvent(new Event(placeEvents.rendered, { bubbles: true }));
    return () => void element?.dispatchEvent(new Event(placeEvents.removed));
  }, []);
  const place = { [placeAttribute]: id };
  return { ref, ...unknownContent, ...place };
}

/**
 * Returns the properties of the element that shows the header or the footer of the site, for the layout of an additional remote.
 * Its element has no children of its own; it shows links to the pages of the site where the section cannot be rendered.
 * @param part - that the element shows
 * @example
 * ```tsx
 * <div {...useSitePart('header')} />
 * ```
 */
export function useSitePart(part: SitePart): SectionSlot {
  return useSectionSlot(siteParts[part]);
}
