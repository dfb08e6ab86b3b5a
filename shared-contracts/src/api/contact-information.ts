import { array, lazy, number, object, string } from 'yup';
import { emailSchema } from './auth.ts';
import { languageAbbr } from './languages.ts';
import { isLongerThan } from '../rules/characters.ts';
import { limits } from '../rules/limits.ts';
import { isDay } from '../rules/day.ts';
import { isPublishedPhoneNumber } from '../rules/phone.ts';
import { invalid, linkSchema, validate } from '../rules/validation.ts';
import type { ContentFields } from '../merge/content-fields.ts';
import { contactItemDefinition, contactSections } from '../records/contact-item.ts';
import { contentFields } from '../records/history-fields.ts';
import { inputSchema } from '../records/input-schema.ts';
import { isSpecialHours, type WorkingHours } from '../rules/working-hours.ts';

export { hoursOn, isOver, isSpecialHours, type SpecialHours, type WorkingHours } from '../rules/working-hours.ts';

export { contactSections };
/** Section of the public contact information; see `contactSections`. */
export type ContactSection = (typeof contactSections)[number];

/**
 * One item of contact information. `lang` null is shown in every language. The `content` of a `shift` item is JSON of
 * `WorkingHours[]`.
 */
export interface ContactItem {
  id: number;
  section: ContactSection;
  name: string;
  content: string;
  lang: string | null;
  queue: number;
  /** Address that dials a `telefon` item (RFC 3966), in the public list. */
  tel?: string;
}

/** Contact item in the panel, with the version for optimistic locking. */
export interface ContactItemRecord extends ContactItem {
  version: number;
  updated_at: string;
}

/**
 * Body of the requests that create or update a contact item (product §7: `section`, `name`, `content_data`, `lang`,
 * `id`). An empty `lang` means every language.
 */
export const contactItemInputSchema = inputSchema(contactItemDefinition);

const hour = () =>
  string()
    .max(limits.code, invalid.value)
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, invalid.value)
    .nullable()
    .default(null);

const day = () =>
  string()
    .max(limits.code, invalid.value)
    .test('day', invalid.value, (value) => value === null || value === undefined || isDay(value))
    .nullable();

const dayName = () =>
  string()
    .trim()
    .max(limits.title.max, invalid.tooLong(limits.title.max))
    // The content is stored as it was sent, so that a number would stay one.
    .test('text', invalid.value, (_name, { originalValue: sent }: { originalValue?: unknown }) =>
      ['string', 'undefined'].includes(typeof sent),
    );

/** Names by language. */
const dayNames = () =>
  lazy((value: unknown) => {
    const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    return object(Object.fromEntries(names.map((name) => [name, dayName()])))
      .test('languages', invalid.value, () => names.every((name) => languageAbbr.test(name)))
      .optional()
      .default(undefined);
  });

/** Rows of one item: seven weekdays and the special days. */
const MAX_HOURS = 7 + limits.specialDays.max;

/** Schema of the parsed content of a `shift` item, with its special days. */
export const contactHoursSchema = array()
  .of(
    object({
      days: array().of(number().integer().min(1).max(7).required()).required(),
      opens: hour(),
      closes: hour(),
      from: day(),
      to: day(),
      note: dayName(),
      notes: dayNames(),
    }).test('days', invalid.value, (line) =>
      isSpecialHours(line) ? line.days.length === 0 && line.from <= line.to : line.days.length > 0 && !line.from,
    ),
  )
  .min(1)
  .max(MAX_HOURS)
  .required();

/**
 * Schema of working hours by weekday only.
 * @deprecated use `contactHoursSchema`, which knows special days
 */
export const workingHoursSchema = array()
  .of(
    object({
      days: array().of(number().integer().min(1).max(7).required()).min(1).required(),
      opens: hour(),
      closes: hour(),
    }),
  )
  .min(1)
  .max(14)
  .required();

const contentProblems: Readonly<Record<ContactSection, (content: string) => string | null>> = {
  adres: () => null,
  email: (content) => validate(emailSchema, content).errors?.[''] ?? null,
  telefon: (content) => (isPublishedPhoneNumber(content) ? null : invalid.phone),
  source_link: (content) =>
    content.startsWith('https://') && !validate(linkSchema(), content).errors ? null : invalid.https,
  shift: hoursProblem,
};

function hoursProblem(content: string): string | null {
  const lines = parsed(content);
  if (Array.isArray(lines) && lines.filter(isSpecial).length > limits.specialDays.max) return tooManySpecialDays;
  return validate(contactHoursSchema, lines).errors ? invalid.hours : null;
}

const isSpecial = (line: unknown) => typeof line === 'object' && line !== null && isSpecialHours(line as WorkingHours);

/** Message for more special days than an item can have. */
export const tooManySpecialDays = `En Fazla ${limits.specialDays.max} Özel Gün Eklenebilir; Geçmiş Günleri Siliniz`;

/**
 * Checks the content of a contact item by the rules of its section.
 * @param section - section of the item
 * @param content - text of the item; JSON for `shift`
 * @returns the error message, null when the content is valid
 */
export function contactContentProblem(section: ContactSection, content: string): string | null {
  const { max } = section === 'shift' ? { max: limits.specialDays.json } : limits.sectionText;
  return isLongerThan(content, max) ? invalid.tooLong(max) : contentProblems[section](content);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

/** Fields of the history and of the merge of concurrent changes. */
export const contactItemFields: ContentFields = contentFields(contactItemDefinition);
