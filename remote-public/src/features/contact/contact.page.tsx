import { useState } from 'react';
import { useLoaderData, useLocation } from '@vitrin/shared-contracts/router';
import { itemsOf, telephoneLink } from '../../shared/contact-facts.ts';
import { Hours } from '../../shared/hours/hours.tsx';
import { useBreadcrumbs } from '../../shared/inner-pages.ts';
import { PageHeader } from '../../shared/page-header.tsx';
import { useRootData } from '../../shared/root-data.ts';
import { Addresses } from './addresses.tsx';
import { readContactQuery } from './contact-address.ts';
import type { ContactData } from './contact.loader.ts';
import styles from './contact.module.css';
import { FactList } from './fact-list.tsx';
import { Forms } from './form/forms.tsx';

/** Shows facts beside the forms; on a phone the facts come first, unless the address specifies a form (look.md). */
export function ContactPage() {
  const header = useBreadcrumbs('contact');
  const { submitted } = useLoaderData<ContactData>();
  const { kind, sent, namesForm } = readContactQuery(useLocation().search);
  const [formsFirst] = useState(namesForm || submitted !== null);
  return (
    <>
      <PageHeader {...header} />
      <div className={formsFirst ? `${styles.contact} ${styles.formsFirst}` : styles.contact}>
        <Facts />
        <Forms current={namesForm ? kind : (submitted?.kind ?? kind)} sent={sent} />
      </div>
    </>
  );
}

function Facts() {
  const { contact, texts } = useRootData();
  return (
    <section className={styles.facts} aria-label={texts.contact.facts}>
      <FactList label={texts.contact.phone} items={itemsOf(contact, 'telefon')} toLink={telephoneLink} />
      <FactList
        label={texts.contact.email}
        items={itemsOf(contact, 'email')}
        toLink={({ content }) => `mailto:${content}`}
      />
      <Addresses items={contact} />
      <Hours items={itemsOf(contact, 'shift')} />
    </section>
  );
}
