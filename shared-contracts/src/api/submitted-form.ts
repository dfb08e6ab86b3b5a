import type { MailboxKind } from './mailbox.ts';

/** Value of the `form` query parameter of the contact page for each inbox; the contact form is the first tab. */
export const formNames = { contact: 'iletisim', 'human-resources': 'is-basvurusu' } as const satisfies Record<
  MailboxKind,
  string
>;

/** Value of the `durum` query parameter of the contact page after a form was submitted without JavaScript. */
export const submittedState = 'gonderildi';
/**
 * @deprecated since 1.1.0: use {@link submittedState}.
 * @alias
 */
export const sentState = submittedState;

/**
 * Name of the honeypot field, which is hidden from visitors. A message that fills it comes from a bot (product §11).
 */
export const honeypotField = 'website';
/**
 * Name of the field with the milliseconds between the first interaction with the form and its submission. Only sent
 * with JavaScript; a spam signal that never rejects a message.
 */
export const fillTimeField = 'fill_time';
/** Name of the field with the revision of the data protection notice that the visitor was shown. */
export const noticeField = 'notice_revision';
/** Name of the field with the id of the job opening that an application answers; absent for a general application. */
export const openingField = 'opening';

/**
 * Result of a form that was submitted without JavaScript and rejected; the page shows the typed values again (product
 * §11).
 */
export interface SubmittedForm {
  kind: MailboxKind;
  values: Record<string, string>;
  /** Error messages by field name; `form` holds the message about the whole form. */
  errors: Record<string, string>;
}

/** `data` of an accepted public form. */
export interface SentForm {
  /** Reference number of the message for the visitor. */
  reference: string;
}
