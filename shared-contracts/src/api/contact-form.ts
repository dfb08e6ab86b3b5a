import { object, string, type InferType, type ObjectSchema } from 'yup';
import { limits } from '../rules/limits.ts';
import { isPhoneNumber } from '../rules/phone.ts';
import { writtenSchema } from '../rules/validation.ts';
import { fill, type StaticTexts } from '../texts/static-texts.ts';

/**
 * Messages of the two forms of the contact page. Browser and server use one schema with messages in the visitor's
 * language (group `validation` of the static texts; the Turkish ones are fixed, product §5).
 */
type Messages = StaticTexts['validation'];

function text(messages: Messages, range: { min: number; max: number }) {
  return writtenSchema(range, {
    required: messages.required,
    tooShort: (min) => fill(messages.tooShort, { min }),
    tooLong: (max) => fill(messages.tooLong, { max }),
  });
}

function sender(messages: Messages) {
  return {
    name: text(messages, limits.personName),
    email: text(messages, limits.email).email(messages.email),
    phone: string()
      .trim()
      .max(limits.phone.max, fill(messages.tooLong, { max: limits.phone.max }))
      .test('phone', messages.phone, (value) => !value || isPhoneNumber(value))
      .default(''),
    consent: string().oneOf(['1'], messages.consent).required(messages.consent),
  };
}

/**
 * Returns the schema of the body of `POST /api/pages/contact`, with messages in the visitor's language (group
 * `validation` of the static texts).
 * @example
 * ```ts
 * const { errors } = validate(contactFormSchema(texts.validation), Object.fromEntries(new FormData(form)));
 * ```
 */
export function contactFormSchema(messages: Messages) {
  return object({
    ...sender(messages),
    subject: text(messages, limits.title),
    message: text(messages, limits.message),
  });
}

/**
 * Returns the schema of the body of `POST /api/pages/human-resources`, with messages in the visitor's language (group
 * `validation` of the static texts). The file `cv` is checked separately.
 */
export function applicationFormSchema(messages: Messages) {
  return object({
    ...sender(messages),
    position: text(messages, limits.title),
    message: string()
      .trim()
      .max(limits.message.max, fill(messages.tooLong, { max: limits.message.max }))
      .default(''),
  });
}

/**
 * Returns the schema of a form on a site without a data protection notice: nobody can confirm a text that does not
 * exist.
 */
export function withoutConsent<Form extends { consent: string }>(schema: ObjectSchema<Form>): ObjectSchema<Form> {
  const unasked = { consent: string().max(1).default('') };
  return schema.shape(unasked) as unknown as ObjectSchema<Form>;
}

/** Validated fields of the contact form. */
export type ContactForm = InferType<ReturnType<typeof contactFormSchema>>;
/** Validated fields of the job application form, without the file. */
export type ApplicationForm = InferType<ReturnType<typeof applicationFormSchema>>;
