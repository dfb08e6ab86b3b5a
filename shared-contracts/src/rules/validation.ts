import { addMethod, array, mixed, number, setLocale, string, ValidationError, type Schema } from 'yup';
import { boundedInput } from './bounded-input.ts';
import { characterCount, documentCharacterCount, isLongerThan } from './characters.ts';
import { cleanLine, hasVisibleLetter } from './invisible.ts';
import { parseMoment } from './istanbul-time.ts';
import { limits } from './limits.ts';
import { invalid } from '../texts/invalid.ts';

export { invalid };

// Set before any schema is created, so that rules without a message of their own report in Turkish too.
setLocale({
  mixed: {
    default: invalid.value,
    required: invalid.required,
    notType: invalid.value,
    notNull: invalid.required,
    oneOf: invalid.choice,
  },
  string: { length: invalid.value, matches: invalid.value, email: invalid.email },
  number: { min: invalid.value, max: invalid.value, positive: invalid.value, integer: invalid.value },
  array: { min: invalid.required, max: invalid.tooLarge },
});

// Every typed text is trimmed, so this is the one place that cleans all of them. The original `trim` of yup also throws a
// TypeError on lists and objects instead of reporting them as invalid.
addMethod(string, 'trim', function trim() {
  return this.transform((value: unknown) => (typeof value === 'string' ? cleanLine(value) : value));
});

// The original `min` and `max` of yup count code units, of which an emoji has up to eleven.
addMethod(string, 'min', function min(least: number, message: string = invalid.tooShort(least)) {
  const test = (value?: string | null) => typeof value !== 'string' || characterCount(value) >= least;
  return this.test({ name: 'min', message, exclusive: true, params: { min: least }, test });
});
addMethod(string, 'max', function max(most: number, message: string = invalid.tooLong(most)) {
  const test = (value?: string | null) => typeof value !== 'string' || !isLongerThan(value, most);
  return this.test({ name: 'max', message, exclusive: true, params: { max: most }, test });
});

/**
 * Returns the schema of a line or text that must say something: a name, title, subject or message. It has a letter or
 * digit that people see, besides its length.
 * @param range - shortest and longest length in characters
 * @param messages - by default the Turkish ones
 */
export function writtenSchema(range: { min: number; max: number }, messages: WrittenMessages = invalid) {
  return string()
    .trim()
    .required(messages.required)
    .test('visible', messages.required, (value) => !value || hasVisibleLetter(value))
    .min(range.min, messages.tooShort(range.min))
    .max(range.max, messages.tooLong(range.max));
}

/** Messages of {@link writtenSchema}. */
export interface WrittenMessages {
  required: string;
  /** Returns the message for a text with fewer than `min` characters. */
  tooShort: (min: number) => string;
  /** Returns the message for a text with more than `max` characters. */
  tooLong: (max: number) => string;
}

/** Returns the schema of an id or version: a positive integer that fits into an integer column of the database. */
export function positiveInteger() {
  return number().integer().positive().max(limits.integer, invalid.value);
}
/**
 * @deprecated since 1.1.0: use {@link positiveInteger}.
 * @alias
 */
export const countingNumber = positiveInteger;

/**
 * Returns the schema of a moment: an ISO time with an offset, or one in Istanbul without. The value becomes ISO time in
 * UTC.
 */
export function momentSchema() {
  return string()
    .max(limits.code, invalid.date)
    .transform((value: unknown) => (typeof value === 'string' ? (parseMoment(value) ?? value) : value))
    .test('moment', invalid.date, (value) => !value || parseMoment(value) !== null);
}

/** Returns the schema of the ids in a bulk operation: 1 to `limits.idList` ids. */
export function idListSchema() {
  return array().of(positiveInteger().required()).min(1).max(limits.idList).required();
}

/**
 * Returns the schema of a link target: a path of this site or an https address. Rejects `javascript:` and other
 * schemes, protocol-relative addresses, and addresses with user names. An empty text is valid; add `.required()` when
 * the field is mandatory.
 */
export function linkSchema() {
  return string()
    .trim()
    .max(limits.address.max, invalid.tooLong(limits.address.max))
    .matches(/^(?:\/(?![/\\])|https:\/\/[^\s/@?#]+(?:[/?#]|$))\S*$/, {
      message: invalid.link,
      // The field itself decides whether an empty value is allowed.
      excludeEmptyString: true,
    });
}

/**
 * Returns the schema of an editor document: any object, kept unchanged. A plain `object()` schema has no fields, so
 * `stripUnknown` would remove all content. Its text has at most `limits.richText.max` characters.
 */
export function documentSchema() {
  return mixed((value): value is object => typeof value === 'object' && value !== null && !Array.isArray(value))
    .typeError(invalid.required)
    .required(invalid.required)
    .test('text-length', (document, { createError }) => {
      const count = documentCharacterCount(document);
      return count <= limits.richText.max || createError({ message: invalid.documentTooLong(count) });
    });
}

/**
 * Validates untrusted input. Types and sizes are checked before any other rule; unknown fields are removed.
 * @param schema - yup schema
 * @param value - input
 * @returns `value` (cast to the schema), or `errors` with the first message of each invalid field by path
 *   (`translations.tr.title`)
 * @throws any error other than a yup `ValidationError`, such as an exception in a custom rule
 * @example
 * ```ts
 * const { value, errors } = validate(contractInputSchema, input);
 * if (errors) return showErrors(errors); // { 'translations.tr.name': '* Bu Alan Zorunlu' }
 * await save(value);
 * ```
 */
export function validate<T>(
  schema: Schema<T>,
  value: unknown,
): { value: T; errors?: undefined } | { value?: undefined; errors: Record<string, string> } {
  const { value: bounded, errors } = boundedInput(schema, value, invalid);
  try {
    const valid = schema.validateSync(bounded, { abortEarly: false, stripUnknown: true });
    return Object.keys(errors).length > 0 ? { errors } : { value: valid };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { errors: { ...firstErrors(error), ...errors } };
  }
}

function firstErrors(error: ValidationError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) errors[path] ??= message;
  return errors;
}
