import { useEffect } from 'react';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { useLocation } from '@vitrin/shared-contracts/router';
import { writeDraft } from '../../../shared/form/drafts.ts';
import { Thanks } from '../../../shared/form/thanks.tsx';
import { Link } from '../../../shared/link.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { formAddress } from '../contact-address.ts';

/** Replaces the form that was sent. The reference number is available only if the form was sent by script. */
export function Confirmation({ kind }: { kind: MailboxKind }) {
  const { contact } = useTexts();
  const reference = useReference();
  const [head, text] =
    kind === 'contact' ? [contact.sentTitle, contact.sentText] : [contact.appliedTitle, contact.appliedText];

  useEffect(() => writeDraft(kind, {}), [kind]);

  return (
    <Thanks title={head} text={text} reference={reference}>
      <Link className={shared.quietButton} to={formAddress(kind)} replace preventScrollReset>
        {contact.another}
      </Link>
    </Thanks>
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
