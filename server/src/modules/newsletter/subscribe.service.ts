import { newsletterFields, subscriptionFormSchema } from '@vitrin/shared-contracts/newsletter';
import { fill, type StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { honeypotField, noticeField } from '@vitrin/shared-contracts/submitted-form';
import { validate } from '@vitrin/shared-contracts/validation';
import type { Languages } from '../../content/request-language.ts';
import type { FormThrottle } from '../../platform/auth/form-throttle.ts';
import { normalizeEmail } from '../../platform/auth/users.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Conflict, Invalid, Throttled } from '../../platform/errors.ts';
import { StorageError } from '../../platform/files/storage-error.ts';
import type { FormFields } from '../../platform/http/form-fields.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { readBranding } from '../branding/branding.service.ts';
import { isRevisionOf } from '../contracts/contracts.service.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { confirmationMail, knownMail, leaveUrlOf, type MailTexts } from './confirmation-mail.ts';
import { readNewsletter } from './newsletter-settings.repository.ts';
import { publicNewsletter } from './newsletter-settings.service.ts';
import { formResult } from './subscription-rules.ts';
import {
  addProof,
  findByAddress,
  insertSubscription,
  lockAddress,
  saveAsked,
  saveState,
  SUBSCRIPTION_BYTES,
} from './subscriptions.repository.ts';
import { createToken } from './tokens.repository.ts';

/** The form of a visitor, sent by script or by a native form post. */
export interface SubscriptionForm {
  fields: FormFields;
  languages: Languages;
  texts: StaticTexts;
  /** IP address; counted, not stored. */
  address: string;
}

/**
 * Handles the form. Every valid form gets the same answer, whether the address is known or not: only its mailbox learns
 * that. Throws 409 while the newsletter is off, 422 or 429 in the visitor's language.
 */
export async function subscribe(
  services: PlatformServices,
  throttle: FormThrottle,
  form: SubscriptionForm,
): Promise<void> {
  const { db, storage, config } = services;
  const { texts, languages, fields } = form;
  const shown = await publicNewsletter(services, languages);
  if (!shown.open) throw new Conflict('newsletter-closed', texts.newsletter.closed);
  const typed = await validForm(db, form);
  // A program has filled in the field that people do not see. It learns nothing.
  if (fields.get(honeypotField)) return;
  const wait = await throttle.send(form.address);
  if (wait !== null) throw new Throttled(wait, { userMessage: texts.toasts.throttled });
  const { companyName } = await readBranding({ db, config });
  const lang = languages.requested;
  const mailTexts = { texts: texts.newsletter, lang, company: companyName, publicUrl: config.publicUrl };
  await storage.forVisitor(async ({ reserveBytes }) => {
    if (!(await reserveBytes(SUBSCRIPTION_BYTES))) throw new StorageError('full');
    await db.transaction().execute((trx) => store(trx, typed, mailTexts));
  });
}

interface Typed {
  email: string;
  place: string;
  revision: number;
}

async function validForm(db: Db, { fields, texts }: Pick<SubscriptionForm, 'fields' | 'texts'>): Promise<Typed> {
  const { value, errors } = validate(subscriptionFormSchema(texts), Object.fromEntries(fields));
  const revision = Number(fields.get(noticeField));
  const { contract_id } = await readNewsletter(db);
  const isKnown =
    Number.isSafeInteger(revision) && contract_id !== null && (await isRevisionOf(db, [contract_id], revision));
  const unknown = isKnown ? {} : { [newsletterFields.consent]: texts.newsletter.consentRequired };
  if (errors || !isKnown) throw new Invalid({ ...unknown, ...errors }, 'invalid', texts.contact.check);
  return { email: value.email, place: value.place, revision };
}

/** Stores what the form leads to, together with its mail. */
async function store(trx: Db, { email, place, revision }: Typed, mailTexts: MailTexts): Promise<void> {
  const address = normalizeEmail(email);
  const { lang, company, texts } = mailTexts;
  const now = Date.now();
  const at = new Date(now).toISOString();
  await lockAddress(trx, address);
  const known = await findByAddress(trx, address);
  const result = formResult(known, now);
  if (result === 'nothing') return;
  const id = known?.id ?? (await insertSubscription(trx, { email, address, lang, at }));
  if (result === 'ask') {
    if (known) await saveState(trx, id, 'waiting', at);
    const statement = fill(texts.consent, { company });
    await addProof(trx, {
      subscription_id: id,
      at,
      event: 'requested',
      lang,
      statement,
      notice_revision: revision,
      place,
    });
  }
  await saveAsked(trx, id, { lang: known?.state === 'confirmed' ? known.lang : lang, at });
  await writeMail(trx, { id, email, at, result }, mailTexts);
}

interface Asked {
  id: number;
  email: string;
  at: string;
  result: 'ask' | 'known';
}

async function writeMail(trx: Db, { id, email, at, result }: Asked, mailTexts: MailTexts): Promise<void> {
  const leaveUrl = leaveUrlOf(mailTexts, await createToken(trx, { subscriptionId: id, purpose: 'leave', at }));
  const mail =
    result === 'ask'
      ? confirmationMail(mailTexts, await createToken(trx, { subscriptionId: id, purpose: 'confirm', at }))
      : knownMail(mailTexts, leaveUrl);
  await enqueueMail(trx, {
    ...mail,
    purpose: 'newsletter-confirmation',
    recipient: email,
    leaveUrl,
    subscriptionId: id,
  });
}
