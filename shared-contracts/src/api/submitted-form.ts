import type { MailboxKind } from './mailbox.ts';

/** `?form=` of the contact page for each mailbox; the contact form is the page's first tab. */
export const formNames = { contact: 'iletisim', 'human-resources': 'is-basvurusu' } as const satisfies Record<
  MailboxKind,
  string
>;

/** `?durum=` of the contact page after a form that was sent without script. */
export const sentState = 'gonderildi';

/** A field that people never see; what fills it in is a machine (product §11). */
export const honeypotField = 'website';
/** Milliseconds from the first touch of the form to its sending; sent by script only, a signal and never a refusal. */
export const fillTimeField = 'fill_time';
/** Revision of the notice that the visitor was shown. */
export const noticeField = 'notice_revision';

/** What a form that was sent without script comes back with: the page shows it as it was typed (product §11). */
export interface SubmittedForm {
  kind: MailboxKind;
  values: Record<string, string>;
  /** Messages by field; `form` is about the whole. */
  errors: Record<string, string>;
}

/** Data of the answer: the page needs nothing but the thanks. */
export interface SentForm {
  /** Number that the visitor may quote. */
  reference: string;
}
