import { object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { isPhoneNumber } from '../rules/phone.ts';
import { fill, type StaticTexts } from '../texts/static-texts.ts';

/**
 * Messages of the two forms of the contact page. Browser and server use one schema with messages in the visitor's
 * language (group `validation` of the static texts; the Turkish ones are fixed, product §5).
 */
type Words = StaticTexts['validation'];

function text(words: Words, { min, max }: { min: number; max: number }) {
  return string()
    .trim()
    .required(words.required)
    .min(min, fill(words.tooShort, { min }))
    .max(max, fill(words.tooLong, { max }));
}

function sender(words: Words) {
  return {
    name: text(words, limits.personName),
    email: text(words, limits.email).email(words.email),
    phone: string()
      .trim()
      .max(limits.phone.max, fill(words.tooLong, { max: limits.phone.max }))
      .test('phone', words.phone, (value) => !value || isPhoneNumber(value))
      .default(''),
    consent: string().oneOf(['1'], words.consent).required(words.consent),
  };
}

/** Fields of POST /api/pages/contact. */
export function contactFormSchema(words: Words) {
  return object({
    ...sender(words),
    subject: text(words, limits.title),
    message: text(words, limits.message),
  });
}

/** Fields of POST /api/pages/human-resources; the file `cv` is checked beside it. */
export function applicationFormSchema(words: Words) {
  return object({
    ...sender(words),
    position: text(words, limits.title),
    message: string()
      .trim()
      .max(limits.message.max, fill(words.tooLong, { max: limits.message.max }))
      .default(''),
  });
}

/** Validated fields of the contact form. */
export type ContactForm = InferType<ReturnType<typeof contactFormSchema>>;
/** Validated fields of the job application form, without the file. */
export type ApplicationForm = InferType<ReturnType<typeof applicationFormSchema>>;
