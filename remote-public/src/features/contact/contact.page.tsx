import { useState } from 'react';
import { useLoaderData, useLocation } from 'shared-contracts/router';
import { useBreadcrumbs } from '../../shared/inner-pages.ts';
import { PageHeader } from '../../shared/page-header.tsx';
import { readContactQuery } from './contact-address.ts';
import type { ContactData } from './contact.loader.ts';
import styles from './contact.module.css';
import { Facts } from './facts.tsx';
import { Forms } from './form/forms.tsx';

/** Facts beside the forms; on a phone the facts come first, unless the visitor has come for a form (look.md). */
export function ContactPage() {
  const header = useBreadcrumbs('contact');
  const { submitted } = useLoaderData<ContactData>();
  const { kind, sent, chosen } = readContactQuery(useLocation().search);
  const [formsFirst] = useState(chosen || submitted !== null);
  return (
    <>
      <PageHeader {...header} />
      <div className={formsFirst ? `${styles.contact} ${styles.formsFirst}` : styles.contact}>
        <Facts />
        <Forms current={chosen ? kind : (submitted?.kind ?? kind)} sent={sent} />
      </div>
    </>
  );
}
