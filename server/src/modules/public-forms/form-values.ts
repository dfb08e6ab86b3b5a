import { createHash } from 'node:crypto';
import { applicationFormSchema, contactFormSchema, withoutConsent } from '@vitrin/shared-contracts/contact-form';
import { limits } from '@vitrin/shared-contracts/limits';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { validate } from '@vitrin/shared-contracts/validation';
import { normalizeWords } from '../spam/normalize-words.ts';

/** The common fields of both forms; the subject of an application is the position. */
export interface FormValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

type Read = { values: FormValues; errors?: undefined } | { values?: undefined; errors: Record<string, string> };

export interface ReadOptions {
  messages: StaticTexts['validation'];
  /** False on a site without a data protection notice: the form demands no confirmation. */
  hasNotice: boolean;
}

/** Validates the fields against the shared schema; returns errors in the visitor's language. */
export function readValues(
  kind: MailboxKind,
  fields: Readonly<Record<string, unknown>>,
  { messages, hasNotice }: ReadOptions,
): Read {
  const typed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, normalised(name, value)]));
  if (kind === 'contact') {
    const schema = contactFormSchema(messages);
    const { value, errors } = validate(hasNotice ? schema : withoutConsent(schema), typed);
    return errors ? { errors } : { values: value };
  }
  const schema = applicationFormSchema(messages);
  const { value, errors } = validate(hasNotice ? schema : withoutConsent(schema), typed);
  return errors ? { errors } : { values: { ...value, subject: value.position } };
}

/** Browsers send line breaks as two characters, but the visitor counts one; single-line fields contain none. */
function normalised(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.normalize('NFC');
  return name === 'message' ? text.replaceAll('\r\n', '\n') : text.replaceAll(/\s+/g, ' ');
}

/** Returns a whole number that a form sends as text; null if it is missing or invalid. */
export function readInteger(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : null;
  return number !== null && number <= limits.integer ? number : null;
}

/** Returns a hash that identifies identical forms. One person may answer two job openings with the same words. */
export function contentHash(
  kind: MailboxKind,
  values: FormValues,
  [cv, opening]: readonly [cv: string | null, opening: number | null],
): string {
  const { name, email, phone, subject, message } = values;
  return hashed(
    JSON.stringify([kind, name, email, phone, subject, message, cv, ...(opening === null ? [] : [opening])]),
  );
}

const MIN_SIGNIFICANT_LENGTH = 20;

/**
 * Returns a hash that identifies the same text from different senders, regardless of spacing; null when the text is too
 * short to be significant.
 */
export function textHash({ message }: FormValues): string | null {
  const normalisedText = normalizeWords(message);
  return normalisedText.length < MIN_SIGNIFICANT_LENGTH ? null : hashed(normalisedText);
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
