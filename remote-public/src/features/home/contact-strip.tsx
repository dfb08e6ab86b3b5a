import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { contactStripSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { AnyLink } from '../../shared/any-link.tsx';
import { itemsOf, mapOf, telephoneLink } from '../../shared/contact-facts.ts';
import { LeftToRight } from '../../shared/left-to-right.tsx';
import { useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { shownAs } from '../site-page/section-props.ts';
import styles from './contact-strip.module.css';
import page from './home.module.css';
import { SectionHeader } from './section-header.tsx';
import type { SectionProps } from './section-props.ts';

export function ContactStrip({ section }: SectionProps) {
  const { contact, texts } = useRootData();
  const { href, button } = shownAs<typeof contactStripSection>(section);
  const [phone] = itemsOf(contact, 'telefon');
  const [address] = itemsOf(contact, 'adres');
  const map = address && mapOf(address, contact);
  return (
    <section className={`${page.tinted} ${styles.strip}`}>
      <div>
        <SectionHeader section={section} defaultTitle={texts.navbar.contact} />
        <AnyLink className={shared.button} to={href || publicPaths.contact}>
          {button || texts.home.contactAction}
        </AnyLink>
      </div>
      <address className={styles.facts}>
        {phone && (
          <a className={`${shared.heading} ${shared.forward}`} href={telephoneLink(phone)}>
            <LeftToRight>{phone.content}</LeftToRight>
          </a>
        )}
        {address && <p>{address.content}</p>}
        {map && (
          <a className={shared.link} href={map} target="_blank" rel="noopener">
            {texts.contact.map} <span className={shared.hidden}>({texts.common.newTab})</span>
          </a>
        )}
      </address>
    </section>
  );
}
