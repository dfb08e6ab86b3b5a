import type { contactCardSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { itemsOf } from '../../../../shared/contact-facts.ts';
import { Hours } from '../../../../shared/hours/hours.tsx';
import { useRootData } from '../../../../shared/root-data.ts';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './contact-card.module.css';
import { Facts } from './facts.tsx';

/** Renders addresses, phones, e-mail addresses and opening hours of the company; nothing if there are none. */
export function ContactCardSection(props: SectionProps) {
  const { title, text } = shownAs<typeof contactCardSection>(props.section);
  const { contact, texts } = useRootData();
  const items = props.page.records.contact ?? contact;
  if (items.length === 0) return null;
  const hours = itemsOf(items, 'shift');
  return (
    <Section {...props} lang={undefined}>
      <SectionHead title={title || texts.navbar.contact} text={text} lang={title ? props.lang : undefined} />
      <div className={hours.length > 0 ? styles.card : `${styles.card} ${styles.closed}`}>
        <Facts items={items} />
        <Hours items={hours} level="h3" />
      </div>
    </Section>
  );
}
