import { durations } from '@vitrin/shared-contracts/limits';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import type { AnsweredOpening } from '@vitrin/shared-contracts/openings';
import {
  fillTimeField,
  honeypotField,
  noticeField,
  openingField,
  type SentForm,
} from '@vitrin/shared-contracts/submitted-form';
import type { FormThrottle } from '../../platform/auth/form-throttle.ts';
import { normalizeEmail } from '../../platform/auth/users.repository.ts';
import type { CvType } from '../../platform/database/column-types.ts';
import type { Db } from '../../platform/database/tables.ts';
import { searchText } from '../../platform/database/search.ts';
import type { FormFields } from '../../platform/http/form-fields.ts';
import type { ReceivedFile } from '../../platform/http/form-file.ts';
import { Invalid, Throttled } from '../../platform/errors.ts';
import { fingerprint, keepCv, removeCvs } from '../media/cv-files.ts';
import { isRevisionOf, noticesOf } from '../contracts/contracts.service.ts';
import { newReference } from '../../platform/reference.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { areFormsClosed } from './closed-forms.service.ts';
import { answeredOpening } from './answered-opening.service.ts';
import { checkCv, cvName, type CvFault } from './cv-check.ts';
import { contentHash, readInteger, readValues, textHash, type FormValues } from './form-values.ts';
import { readScoringRules } from '../spam/spam-rules.service.ts';
import { quarantineReasons } from '../spam/spam-score.ts';
import { storeOnce } from './store-message.service.ts';
import { countOtherSenders, recentReference, type NewCv, type NewMessage } from './submissions.repository.ts';

/** One of the two public forms as submitted by a visitor, by script or by native form post. */
export interface Submission {
  kind: MailboxKind;
  fields: FormFields;
  file: ReceivedFile | null;
  /** The visitor's language, and the site texts in that language. */
  lang: string;
  texts: StaticTexts;
  address: string;
  /** A repeated request with the same key and content gets the first response and writes nothing. */
  idempotencyKey: string | null;
}

interface CheckedForm {
  values: FormValues;
  notice: number | null;
  cv: { type: CvType; hash: string } | null;
  /** The job opening that an application answers. */
  opening: AnsweredOpening | null;
}

/**
 * Validates a form, scores it for spam and stores it, once however often it is sent. Throws 422 or 429 in the visitor's
 * language.
 */
export async function submitMessage(
  services: PlatformServices,
  throttle: FormThrottle,
  submission: Submission,
): Promise<SentForm> {
  if (await areFormsClosed(services.db)) throw new Invalid({}, 'forms-closed', submission.texts.contact.formNotOpen);
  const form = await validateForm(services, submission);
  const hash = contentHash(submission.kind, form.values, [form.cv?.hash ?? null, form.opening?.id ?? null]);
  const repeated = await recentReference(services.db, hash, durations.repeatedFormMs);
  if (repeated !== null) return { reference: repeated };
  const wait = await throttle.send(submission.address);
  if (wait !== null) throw new Throttled(wait, { userMessage: submission.texts.toasts.throttled });
  return storeMessage(services, submission, await newMessage(services, submission, form, hash), form);
}

/** Checks all fields before it throws, so that the response lists every error. */
async function validateForm(
  { db }: Pick<PlatformServices, 'db'>,
  { kind, fields, file, texts }: Submission,
): Promise<CheckedForm> {
  const messages = texts.validation;
  const confirmed = await confirmedNotice(db, kind, readInteger(fields.get(noticeField)));
  const { values, errors } = readValues(kind, Object.fromEntries(fields), {
    messages,
    hasNotice: confirmed !== 'none',
  });
  const checkNotice = confirmed === 'unknown' ? { consent: messages.consent } : {};
  const { fault, ...cv } = await checkReceivedCv(kind, file);
  const cvError = fault ? { cv: messages[fault] } : {};
  const opening = await answeredOpening(db, kind, fields);
  const refused = opening === 'closed' ? { [openingField]: texts.openings.refused } : {};
  const wrong = { ...checkNotice, ...errors, ...cvError, ...refused };
  if (!values || opening === 'closed' || Object.keys(wrong).length > 0)
    throw new Invalid(wrong, 'invalid', refused[openingField] ?? texts.contact.check);
  return { values, notice: typeof confirmed === 'number' ? confirmed : null, cv: cv.type ? cv : null, opening };
}

/**
 * Returns the revision of the notice that the visitor saw, `unknown` if it is none of the notices of this form, `none` on a
 * site that has no notice: then the form demands no confirmation.
 */
async function confirmedNotice(
  db: Db,
  kind: MailboxKind,
  revision: number | null,
): Promise<number | 'unknown' | 'none'> {
  const notices = await noticesOf(db, kind);
  if (notices.length === 0) return 'none';
  return revision !== null && (await isRevisionOf(db, notices, revision)) ? revision : 'unknown';
}

type ReceivedCv =
  | { type: CvType; hash: string; fault?: undefined }
  | { type?: undefined; fault?: 'cvRequired' | CvFault };

async function checkReceivedCv(kind: MailboxKind, file: ReceivedFile | null): Promise<ReceivedCv> {
  if (kind === 'contact') return file ? { fault: 'cvType' } : {};
  if (!file) return { fault: 'cvRequired' };
  const { type, fault } = await checkCv(file);
  return type ? { type, hash: await fingerprint(file.path) } : { fault };
}

async function newMessage(
  { db }: Pick<PlatformServices, 'db'>,
  { kind, fields, lang }: Submission,
  { values, notice, opening }: CheckedForm,
  content_hash: string,
): Promise<NewMessage> {
  const { name, email, phone, subject, message } = values;
  const reference = newReference();
  const text_hash = textHash(values);
  const sender = normalizeEmail(email);
  const signals = {
    honeypot: textOf(fields.get(honeypotField)),
    fillTime: readInteger(fields.get(fillTimeField)),
    text: [name, subject, message].join('\n'),
    lang,
    sender,
    repeatedByOthers: await countOtherSenders(db, text_hash, email),
  };
  const quarantine = quarantineReasons(signals, await readScoringRules(db));
  const search_text = searchText(reference, name, email, phone, subject, message, opening?.title ?? '');
  return {
    kind,
    reference,
    name,
    email,
    sender,
    phone,
    subject,
    message,
    opening_id: opening?.id ?? null,
    opening_title: opening?.title ?? null,
    lang,
    notice_revision: notice,
    quarantine,
    content_hash,
    text_hash,
    search_text,
  };
}

/**
 * Stores the file first: a message without its CV would be worse than a file without a message, which the cleanup job
 * deletes.
 */
async function storeMessage(
  services: PlatformServices,
  { file, idempotencyKey }: Submission,
  message: NewMessage,
  form: CheckedForm,
): Promise<SentForm> {
  const { files } = services;
  const kept = form.cv && file ? await keepCv(files, file.path) : null;
  const cv: NewCv | null =
    form.cv && file && kept !== null
      ? { name: cvName(file.name, form.cv.type), bytes: file.size, type: form.cv.type, file: kept }
      : null;
  let reference: string | null = null;
  try {
    reference = await storeOnce(services, idempotencyKey, message, cv);
  } finally {
    if (cv && reference !== message.reference) await removeCvs(files, [cv.file]);
  }
  return { reference };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
