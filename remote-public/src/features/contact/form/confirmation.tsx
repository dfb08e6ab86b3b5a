import { useEffect, useRef, useState } from 'react';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { useLocation } from '@vitrin/shared-contracts/router';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { Link } from '../../../shared/link.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { formAddress } from '../contact-address.ts';
import { writeDraft } from './drafts.ts';
import styles from './form.module.css';

/** Replaces the form that was sent. The reference number is available only if the form was sent by script. */
export function Confirmation({ kind }: { kind: MailboxKind }) {
  const { contact } = useTexts();
  const reference = useReference();
  const title = useRef<HTMLHeadingElement>(null);
  // The focus does not move if the page was loaded with the confirmation.
  const [isAfterSubmit] = useState(useHydrated());
  const [head, text] =
    kind === 'contact' ? [contact.sentTitle, contact.sentText] : [contact.appliedTitle, contact.appliedText];

  useEffect(() => {
    writeDraft(kind, {});
    if (isAfterSubmit) title.current?.focus();
  }, [kind, isAfterSubmit]);

  return (
    <div className={styles.thanks}>
      <h3 ref={title} tabIndex={-1}>
        {head}
      </h3>
      <p>{text}</p>
      {reference && <p>{fill(contact.reference, { reference })}</p>}
      <Link className={shared.quietButton} to={formAddress(kind)} replace preventScrollReset>
        {contact.another}
      </Link>
    </div>
  );
}

/**
 * Returns the reference number from the history entry, which survives a reload; null until hydration, because the
 * server does not have it.
 */
function useReference(): string | null {
  const { state } = useLocation() as { state: { reference?: unknown } | null };
  return useHydrated() && typeof state?.reference === 'string' ? state.reference : null;
}
