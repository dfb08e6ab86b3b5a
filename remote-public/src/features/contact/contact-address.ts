import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { formNames, submittedState } from '@vitrin/shared-contracts/submitted-form';

/** State in the query of the contact page: `?form=` selects the tab, `?durum=gonderildi` follows a sent form. */
export interface ContactQuery {
  kind: MailboxKind;
  sent: boolean;
  /** True when the address specifies a form. */
  namesForm: boolean;
}

export function readContactQuery(search: string): ContactQuery {
  const query = new URLSearchParams(search);
  const kind = mailboxKinds.find((each) => formNames[each] === query.get('form'));
  return { kind: kind ?? 'contact', sent: query.get('durum') === submittedState, namesForm: kind !== undefined };
}

export function formAddress(kind: MailboxKind, { sent = false } = {}): string {
  const query = new URLSearchParams({ form: formNames[kind], ...(sent ? { durum: submittedState } : {}) });
  return `${publicPaths.contact}?${query}`;
}
