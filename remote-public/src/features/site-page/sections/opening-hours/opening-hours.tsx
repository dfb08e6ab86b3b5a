import type { openingHoursSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { itemsOf } from '../../../../shared/contact-facts.ts';
import { Hours } from '../../../../shared/hours/hours.tsx';
import { useRootData } from '../../../../shared/root-data.ts';
import { itemHeading, SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './opening-hours.module.css';

/** Renders the opening hours of the company beside their introduction; nothing if there are none. */
export function OpeningHoursSection(props: SectionProps) {
  const { title, text } = shownAs<typeof openingHoursSection>(props.section);
  const { contact } = useRootData();
  const hours = itemsOf(props.page.records.contact ?? contact, 'shift');
  if (hours.length === 0) return null;
  return (
    <Section {...props} className={title || text ? styles.beside : styles.alone} lang={undefined}>
      <SectionHead title={title} text={text} lang={props.lang} />
      <Hours items={hours} level={itemHeading(title)} />
    </Section>
  );
}
