import { useState } from 'react';
import { useLoaderData, useLocation } from '@vitrin/shared-contracts/router';
import { MapFrame } from '../../shared/branches/map-frame.tsx';
import { frameOf, itemsOf, mapOf, telephoneLink } from '../../shared/contact-facts.ts';
import { Hours } from '../../shared/hours/hours.tsx';
import { useBreadcrumbs } from '../../shared/inner-pages.ts';
import { PageHeader } from '../../shared/page-header.tsx';
import { useRootData } from '../../shared/root-data.ts';
import { branchesOf, itemsOfBranch } from '@vitrin/shared-contracts/branches';
import { Addresses } from './addresses.tsx';
import { Branches } from './branches.tsx';
import { readContactQuery } from './contact-address.ts';
import type { ContactData } from './contact.loader.ts';
import styles from './contact.module.css';
import { FactList } from './fact-list.tsx';
import { Forms } from './form/forms.tsx';

/** Shows facts beside the forms; on a phone the facts come first, unless the address specifies a form (look.md). */
export function ContactPage() {
  const header = useBreadcrumbs('contact');
  const { contact } = useRootData();
  const { submitted } = useLoaderData<ContactData>();
  const { kind, sent, namesForm } = readContactQuery(useLocation().search);
  const [formsFirst] = useState(namesForm || submitted !== null);
  return (
    <>
      <PageHeader {...header} />
      <div className={layoutOf({ formsFirst, isAlone: contact.length === 0 })}>
        {contact.length > 0 && <Facts />}
        <Forms current={namesForm ? kind : (submitted?.kind ?? kind)} sent={sent} />
      </div>
      <Branches items={contact} />
    </>
  );
}

/** Without any facts, the forms take the place beside them too. */
function layoutOf({ formsFirst, isAlone }: { formsFirst: boolean; isAlone: boolean }): string {
  if (isAlone) return `${styles.contact} ${styles.alone}`;
  return formsFirst ? `${styles.contact} ${styles.formsFirst}` : `${styles.contact}`;
}

/** The contact information of the head office; that of other branches is shown in their cards. */
function Facts() {
  const { contact: all, texts } = useRootData();
  const [head] = branchesOf(all);
  const contact = head ? itemsOfBranch(head, all) : all;
  const frame = head && frameOf(head, all);
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
      {frame && <MapFrame map={frame} address={head} link={mapOf(head, all)} />}
    </section>
  );
}
