import { mailboxKinds, type MailboxKind } from 'shared-contracts/mailbox';
import { publicPaths } from 'shared-contracts/paths';
import { formNames, sentState } from 'shared-contracts/submitted-form';

/** State in the query of the contact page: `?form=` selects the tab, `?durum=gonderildi` follows a sent form. */
export interface ContactQuery {
  kind: MailboxKind;
  sent: boolean;
  /** The visitor came for a form, not for the page. */
  chosen: boolean;
}

export function readContactQuery(search: string): ContactQuery {
  const query = new URLSearchParams(search);
  const kind = mailboxKinds.find((each) => formNames[each] === query.get('form'));
  return { kind: kind ?? 'contact', sent: query.get('durum') === sentState, chosen: kind !== undefined };
}

export function formAddress(kind: MailboxKind, { sent = false } = {}): string {
  const query = new URLSearchParams({ form: formNames[kind], ...(sent ? { durum: sentState } : {}) });
  return `${publicPaths.contact}?${query}`;
}
