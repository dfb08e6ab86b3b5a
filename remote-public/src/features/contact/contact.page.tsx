import { itemsOf, telephoneLink } from '../../shared/contact-facts.ts';
import { PageHeader } from '../../shared/page-header.tsx';
import { useRootData } from '../../shared/root-data.ts';
import { Addresses } from './addresses.tsx';
import styles from './contact.module.css';
import { FactList } from './fact-list.tsx';
import { Hours } from './hours.tsx';

export function ContactPage() {
  const { breadcrumbs, contact, texts } = useRootData();
  const { title, text, picture } = breadcrumbs.contact;
  return (
    <>
      <PageHeader title={title} text={text} picture={picture} />
      <section className={styles.contact} aria-label={texts.contact.facts}>
        <div className={styles.direct}>
          <FactList label={texts.contact.phone} items={itemsOf(contact, 'telefon')} toLink={telephoneLink} />
          <FactList
            label={texts.contact.email}
            items={itemsOf(contact, 'email')}
            toLink={(email) => `mailto:${email}`}
          />
        </div>
        <Addresses items={contact} />
        <Hours items={itemsOf(contact, 'shift')} />
      </section>
    </>
  );
}
