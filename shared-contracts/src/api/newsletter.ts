import { array, boolean, number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { invalid, positiveInteger, writtenSchema } from '../rules/validation.ts';
import { fill, type StaticTexts } from '../texts/static-texts.ts';

/** Labels of the states of a subscription. */
export const subscriptionStateLabels = {
  waiting: 'Onay bekliyor',
  confirmed: 'Onaylı',
  left: 'Ayrıldı',
  refused: 'Adres reddedildi',
} as const;
/** State of a subscription. `refused`: the mail server of the address has refused it permanently. */
export type SubscriptionState = keyof typeof subscriptionStateLabels;

/** Labels of what happened to a subscription; each is stored as proof. */
export const subscriptionEventLabels = {
  requested: 'Formla istendi',
  confirmed: 'Bağlantıyla onaylandı',
  left: 'Bağlantıyla ayrıldı',
  removed: 'Panelden çıkarıldı',
  refused: 'Adres reddedildi',
} as const;
/** What happened to a subscription. */
export type SubscriptionEvent = keyof typeof subscriptionEventLabels;

/** Labels of the states of a letter. */
export const letterStateLabels = {
  draft: 'Taslak',
  sending: 'Gönderiliyor',
  paused: 'Durduruldu',
  sent: 'Gönderildi',
} as const;
/** State of a letter. */
export type LetterState = keyof typeof letterStateLabels;

/** Names of the fields of the public form; `place` is the path of the page with the form. */
export const newsletterFields = { email: 'email', consent: 'consent', place: 'place' } as const;

/**
 * Returns the schema of the body of `POST /api/pages/newsletter`, with messages in the visitor's language. Browser and
 * server use the same one.
 */
export function subscriptionFormSchema({ validation, newsletter }: Pick<StaticTexts, 'newsletter' | 'validation'>) {
  return object({
    email: writtenSchema(limits.email, {
      required: validation.required,
      tooShort: (min) => fill(validation.tooShort, { min }),
      tooLong: (max) => fill(validation.tooLong, { max }),
    }).email(validation.email),
    consent: string().oneOf(['1'], newsletter.consentRequired).required(newsletter.consentRequired),
    place: string()
      .trim()
      .max(limits.newsletter.place, fill(validation.tooLong, { max: limits.newsletter.place }))
      .default(''),
  });
}

/** Notice that the form links to. */
export interface NewsletterNotice {
  name: string;
  /** Path of its page, without the prefix of the language. */
  path: string;
  /** Revision of its text, which the form sends back. */
  revision: number;
}

/** `data` of `GET /api/pages/newsletter`. */
export interface PublicNewsletter {
  /** Whether visitors can subscribe. */
  open: boolean;
  /** Whether the footer of each page has the form. */
  footer: boolean;
  /** Null while it is not open. */
  notice: NewsletterNotice | null;
}

/** `form_data` of `PUT /api/admin/newsletter`. */
export const newsletterSettingsSchema = object({
  enabled: boolean().default(false).required(),
  footer: boolean().default(false).required(),
  /** Contract that the form links to; null until one is chosen. */
  contract_id: number()
    .integer(invalid.value)
    .min(1, invalid.value)
    .max(limits.integer, invalid.value)
    .nullable()
    .default(null),
  version: number().integer().required(),
});
/** Settings of the newsletter. */
export type NewsletterSettings = InferType<typeof newsletterSettingsSchema>;

/** Contract that can be the notice of the newsletter. */
export interface NewsletterNoticeChoice {
  id: number;
  name: string;
  /** Whether a person has published it; the texts of the demo content are not confirmed. */
  is_confirmed: boolean;
  /** Whether it was made of the ready text for newsletters. */
  is_newsletter_notice: boolean;
}

/** `data` of `GET /api/admin/newsletter`. */
export interface NewsletterRecord {
  enabled: boolean;
  footer: boolean;
  contract_id: number | null;
  version: number;
  updated_at: string | null;
  /** Whether an SMTP server is configured; without one no subscription can be confirmed. */
  can_send: boolean;
  /** Contracts that can be chosen as the notice. */
  contracts: NewsletterNoticeChoice[];
  /** Number of subscriptions by state. */
  counts: Record<SubscriptionState, number>;
}

/** One entry of the proof of a subscription. */
export interface SubscriptionProof {
  at: string;
  event: SubscriptionEvent;
  /** The consent as it was shown; empty for what follows. */
  statement: string;
  /** Revision of the notice that was linked; null without one. */
  notice_revision: number | null;
  /** Page with the form, or the name of the user who removed it. */
  place: string;
}

/** Row of `GET /api/admin/newsletter/subscriptions?page&search&state`, newest first. */
export interface SubscriptionRow {
  id: number;
  email: string;
  lang: string;
  state: SubscriptionState;
  created_at: string;
  /** When it got its state. */
  changed_at: string;
  proofs: SubscriptionProof[];
}

/** `form_data` of a letter. */
export const letterSchema = object({
  lang: string().trim().required(invalid.required).max(20, invalid.value),
  subject: string().trim().required(invalid.required).max(limits.title.max, invalid.tooLong(limits.title.max)),
  preface: string().trim().default('').max(limits.newsletter.preface, invalid.tooLong(limits.newsletter.preface)),
  /** Articles in the order of the letter. */
  articles: array().of(positiveInteger().required()).max(limits.newsletter.articles, invalid.value).default([]),
  version: number().integer().default(0),
});
/** Fields of a letter. */
export type LetterInput = InferType<typeof letterSchema>;

/** How far a letter has been sent. */
export interface LetterProgress {
  /** Mails in the outbox. */
  queued: number;
  sent: number;
  /** Addresses that were refused, and mails that were given up. */
  refused: number;
}

/** Row of `GET /api/admin/newsletter/letters`, newest first. */
export interface LetterRow {
  id: number;
  lang: string;
  subject: string;
  state: LetterState;
  updated_at: string;
  started_at: string | null;
  progress: LetterProgress;
}

/** `data` of `GET /api/admin/newsletter/letters/{id}`. */
export interface LetterRecord extends LetterRow {
  preface: string;
  articles: number[];
  /** Titles of those articles that are published. */
  names: { id: number; title: string }[];
  version: number;
  /** Confirmed subscriptions in the language of the letter that have not got it. */
  recipients: number;
  can_send: boolean;
  /** Whether the newsletter is switched on. */
  enabled: boolean;
}

/** `data` of `GET /api/admin/newsletter/letters/{id}/preview`. */
export interface LetterPreview {
  from: string;
  subject: string;
  text: string;
  /** Document of the mail, without scripts. */
  html: string;
}

/** Body of `POST /api/admin/newsletter/letters/{id}/sending`: the number that the question has named. */
export const letterSendingSchema = object({
  recipients: number().integer(invalid.value).min(1, invalid.value).max(limits.integer, invalid.value).required(),
});
