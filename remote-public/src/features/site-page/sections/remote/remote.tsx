import { useSectionSlot } from '@vitrin/shared-contracts/section-slot';
import type { SectionProps } from '../../section-props.ts';
import styles from './remote.module.css';

/** Renders the place of a section of another remote. */
export function RemoteSection({ section: { id }, part, lang }: SectionProps) {
  return <div {...useSectionSlot(id)} id={id} lang={lang} data-part={part} className={styles.place} />;
}
