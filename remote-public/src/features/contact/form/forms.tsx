import type { ReactNode } from 'react';
import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { useTexts } from '../../../shared/root-data.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { ApplicationForm } from '../../../shared/form/application.form.tsx';
import { ContactForm } from './contact.form.tsx';
import styles from '../../../shared/form/form.module.css';
import { useContactPlace } from './use-contact-place.ts';
import { FormTabs, panelId, tabId } from './form-tabs.tsx';
import { Confirmation } from './confirmation.tsx';

export interface FormsProps {
  current: MailboxKind;
  /** True when the current form was sent. */
  sent: boolean;
}

function GeneralApplication() {
  return <ApplicationForm place={useContactPlace('human-resources')} />;
}

const forms: Readonly<Record<MailboxKind, ReactNode>> = {
  contact: <ContactForm />,
  'human-resources': <GeneralApplication />,
};

/** Keeps both forms mounted, so that a chosen file and typed text survive a tab change. */
export function Forms({ current, sent }: FormsProps) {
  const { contact } = useTexts();
  const role = useHydrated() ? 'tabpanel' : undefined;
  return (
    <section className={styles.forms} aria-labelledby="forms">
      <h2 className={styles.heading} id="forms">
        {contact.forms}
      </h2>
      <FormTabs current={current} />
      {mailboxKinds.map((kind) => (
        <div key={kind} id={panelId(kind)} role={role} aria-labelledby={role && tabId(kind)} hidden={kind !== current}>
          {sent && kind === current ? <Confirmation kind={kind} /> : forms[kind]}
        </div>
      ))}
    </section>
  );
}
