import { itemsOf, telephoneLink } from '../../shared/contact-facts.ts';
import { useRootData } from '../../shared/root-data.ts';
import { Addresses } from './addresses.tsx';
import styles from './contact.module.css';
import { FactList } from './fact-list.tsx';
import { Hours } from './hours.tsx';

export function Facts() {
  const { contact, texts } = useRootData();
  return (
    <section className={styles.facts} aria-label={texts.contact.facts}>
      <FactList label={texts.contact.phone} items={itemsOf(contact, 'telefon')} toLink={telephoneLink} />
      <FactList label={texts.contact.email} items={itemsOf(contact, 'email')} toLink={(email) => `mailto:${email}`} />
      <Addresses items={contact} />
      <Hours items={itemsOf(contact, 'shift')} />
    </section>
  );
}
