import { placeAttribute } from '@vitrin/shared-contracts/sections/placed-section';
import type { SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './remote.module.css';

/**
 * Renders the place of a section of another remote. The server puts its markup into the place, and the shell hydrates it as a
 * root of its own: React leaves the content alone, because the HTML that it knows never changes.
 */
export function RemoteSection(props: SectionProps) {
  const place = { [placeAttribute]: props.section.id };
  return (
    <Section {...props} className={styles.frame}>
      <div {...place} className={styles.place} {...unknownContent} />
    </Section>
  );
}

/** React hydrates an element with other content as it is, and never writes into it. */
const unknownContent = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
