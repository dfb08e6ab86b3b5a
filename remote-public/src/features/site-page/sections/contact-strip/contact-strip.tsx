import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { contactStripSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { itemsOf, telephoneLink } from '../../../../shared/contact-facts.ts';
import { LeftToRight } from '../../../../shared/left-to-right.tsx';
import { useRootData } from '../../../../shared/root-data.ts';
import shared from '../../../../shared/shared.module.css';
import { Paragraphs } from '../../paragraphs.tsx';
import { SectionButton } from '../../section-link.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './contact-strip.module.css';

/** Renders the call to get in touch, with the first phone number; without an address it leads to the contact page. */
export function ContactStripSection(props: SectionProps) {
  const { href, title, text, button } = shownAs<typeof contactStripSection>(props.section);
  const { contact, texts } = useRootData();
  const [phone] = itemsOf(contact, 'telefon');
  return (
    <Section {...props}>
      <div className={styles.strip}>
        <div className={styles.texts}>
          {title && <h2 className={styles.title}>{title}</h2>}
          <Paragraphs text={text} />
        </div>
        <div className={styles.ways}>
          <SectionButton
            className={`${shared.button} ${styles.button}`}
            href={href || publicPaths.contact}
            label={button || texts.home.contactAction}
            title={title}
          />
          {phone && (
            <a className={styles.phone} href={telephoneLink(phone)}>
              <LeftToRight>{phone.content}</LeftToRight>
            </a>
          )}
        </div>
      </div>
    </Section>
  );
}
