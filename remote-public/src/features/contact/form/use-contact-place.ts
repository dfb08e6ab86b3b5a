import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { useLoaderData, useNavigate } from '@vitrin/shared-contracts/router';
import type { FormPlace } from '../../../shared/form/form-frame.tsx';
import { formAddress } from '../contact-address.ts';
import type { ContactData } from '../contact.loader.ts';

/** Returns the place of a form on the contact page, which shows the confirmation at an address of its own. */
export function useContactPlace(kind: MailboxKind): FormPlace {
  const { notice, submitted } = useLoaderData<ContactData>();
  const navigate = useNavigate();
  return {
    scope: kind,
    notice,
    submitted,
    onSent: (reference) =>
      void navigate(formAddress(kind, { sent: true }), {
        replace: true,
        preventScrollReset: true,
        state: { reference },
      }),
  };
}
