import { useLayoutEffect, useRef } from 'react';
import { placeAttribute, placeEvents } from '@vitrin/shared-contracts/sections/section-place';
import type { SectionProps } from '../../section-props.ts';
import styles from './remote.module.css';

/**
 * Renders the place of a section of another remote. The server puts its markup into the place, and the shell hydrates it as a
 * root of its own: React leaves the content alone, because the HTML that it knows never changes.
 */
export function RemoteSection({ section: { id }, part, lang }: SectionProps) {
  const place = { [placeAttribute]: id };
  const ref = useRef<HTMLDivElement>(null);
  // Before the place is taken out of the document.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.dispatchEvent(new Event(placeEvents.rendered, { bubbles: true }));
    return () => void element?.dispatchEvent(new Event(placeEvents.removed));
  }, []);
  return <div ref={ref} id={id} lang={lang} data-part={part} {...place} className={styles.place} {...unknownContent} />;
}

/** React hydrates an element with other content as it is, and never writes into it. */
const unknownContent = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
