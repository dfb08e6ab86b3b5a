import { array, number, object, string, type AnySchema, type ObjectSchema, type Schema } from 'yup';
import { parseDownloadAddress } from '../api/downloads.ts';
import { languageAbbr } from '../api/languages.ts';
import { pageKeyPattern } from '../api/menus.ts';
import { parseAmount } from '../rules/amount.ts';
import { isDay } from '../rules/day.ts';
import { limits } from '../rules/limits.ts';
import { translationsOf } from '../rules/translations.ts';
import { documentSchema, linkSchema, momentSchema, positiveInteger, writtenSchema } from '../rules/validation.ts';
import { sectionsSchema, sectionTextsSchema } from '../sections/sections-schema.ts';
import { invalid } from '../texts/invalid.ts';
import type { AnyRecord, RecordInput } from './define-record.ts';
import type { FieldOptions, FieldSet, FieldType } from './field.ts';
import { pairsSchema } from './pairs-schema.ts';

/** A document without text. */
const noText = { type: 'doc', content: [{ type: 'paragraph' }] };

/**
 * Returns the schema of `form_data` of the requests that create or update a record. A missing language is left
 * unchanged; null removes its translation.
 * @param definition - declaration of the kind
 */
export function inputSchema<D extends AnyRecord>(definition: D): ObjectSchema<RecordInput<D>> {
  return formSchema(definition) as unknown as ObjectSchema<RecordInput<D>>;
}

/**
 * Returns the same schema for code that handles every kind of record.
 * @param definition - declaration of the kind
 */
export function formSchema<D extends AnyRecord>(definition: D): Schema<RecordInput<D>> {
  const hasLanguages = Object.keys(definition.translated).length > 0;
  return object({
    id: positiveInteger(),
    version: positiveInteger(),
    ...fieldSchemas(definition.shared),
    ...(hasLanguages && { translations: translationsOf(object(fieldSchemas(definition.translated))) }),
  }) as unknown as Schema<RecordInput<D>>;
}

function fieldSchemas(fields: FieldSet): Record<string, AnySchema> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemas[field.type](field)]));
}

const schemas: Readonly<Record<FieldType, (options: FieldOptions) => AnySchema>> = {
  address: ({ required }) =>
    required
      ? linkSchema().required(invalid.required)
      : linkSchema()
          .transform((value: unknown) => (value === '' ? null : value))
          .nullable()
          .default(null),
  amount: () =>
    string()
      .transform((value: unknown) => (typeof value === 'string' ? (parseAmount(value) ?? value) : value))
      .transform((value: unknown) => (value === '' ? null : value))
      .max(limits.code, invalid.amount)
      .test('amount', invalid.amount, (value) => typeof value !== 'string' || parseAmount(value) === value)
      .nullable()
      .default(null),
  choice({ values = [], required, initial, isNullable }) {
    const one = string().oneOf(values, invalid.choice);
    if (required) return one.required(invalid.required);
    if (initial !== undefined) return one.default(String(initial));
    if (isNullable)
      return one
        .transform((value: unknown) => (value === '' ? null : value))
        .nullable()
        .default(null);
    return one.transform((value: unknown) => (value === '' ? undefined : value));
  },
  code: (options) => lineSchema(options),
  files: ({ maxItems = 0 }) =>
    array()
      .of(
        string()
          .required(invalid.required)
          .max(limits.address.max, invalid.value)
          .test('download', invalid.value, (address) => parseDownloadAddress(address) !== null),
      )
      .max(maxItems, invalid.tooMany(maxItems))
      .default([]),
  day: () =>
    string()
      .transform((value: unknown) => (value === '' ? null : value))
      .max(limits.code, invalid.date)
      .test('day', invalid.date, (value) => value === null || value === undefined || isDay(value))
      .nullable()
      .default(null),
  flag: ({ initial = 1 }) => number().oneOf([0, 1], invalid.choice).default(Number(initial)),
  integer: ({ range = { min: 0, max: limits.integer } }) =>
    number()
      .transform((value: unknown, sent: unknown) => (sent === '' ? null : value))
      .typeError(invalid.integer)
      .integer(invalid.integer)
      .min(range.min, invalid.range(range))
      .max(range.max, invalid.range(range))
      .nullable()
      .default(null),
  labels: ({ maxItems = 0, ...options }) =>
    array()
      .of(lineSchema({ ...options, required: true }))
      .max(maxItems, invalid.tooMany(maxItems))
      .default([]),
  language: () =>
    string()
      .transform((value: unknown) => (value === '' ? null : value))
      .max(limits.code, invalid.choice)
      .matches(languageAbbr, invalid.choice)
      .nullable()
      .default(null),
  longText: (options) => textSchema(options),
  moment: ({ required }) =>
    required
      ? momentSchema().required(invalid.required)
      : momentSchema()
          .transform((value: unknown) => (value === '' ? null : value))
          .nullable()
          .default(null),
  pages: ({ maxItems = 0 }) =>
    array()
      .of(string().required(invalid.required).max(limits.code, invalid.choice).matches(pageKeyPattern, invalid.choice))
      .max(maxItems, invalid.tooMany(maxItems))
      .default([]),
  pairs: (options) => pairsSchema(options),
  picture: ({ required }) =>
    required ? positiveInteger().required(invalid.required) : positiveInteger().nullable().default(null),
  pictures: ({ maxItems = 0 }) =>
    array().of(positiveInteger().required()).max(maxItems, invalid.tooMany(maxItems)).default([]),
  relation: ({ required }) =>
    required ? positiveInteger().required(invalid.required) : positiveInteger().nullable().default(null),
  relations: ({ maxItems = 0 }) =>
    array().of(positiveInteger().required()).max(maxItems, invalid.tooMany(maxItems)).default([]),
  richText: ({ required }) =>
    required
      ? documentSchema()
      : documentSchema()
          .transform((value: unknown) => value ?? noText)
          .default(noText),
  sections: () => sectionsSchema(),
  sectionTexts: () => sectionTextsSchema(),
  slug: () =>
    lineSchema({
      label: '',
      length: { max: limits.title.max },
      pattern: { matches: /^[a-z0-9-]*$/, message: invalid.slug },
    }),
  text: (options) => textSchema(options),
};

/** A text that must say something if it has a shortest length. */
function textSchema(options: FieldOptions): AnySchema {
  const { required, length = { max: 0 } } = options;
  return required && length.min !== undefined
    ? writtenSchema({ min: length.min, max: length.max })
    : lineSchema(options);
}

function lineSchema({ required, isNullable, length = { max: 0 }, pattern }: FieldOptions): AnySchema {
  // An empty value fails the first test only, which names the message.
  const text = required ? string().trim().required(invalid.required) : string().trim();
  const line = text.max(length.max, invalid.tooLong(length.max));
  const checked = pattern ? line.matches(pattern.matches, pattern.message) : line;
  if (required) return checked;
  return isNullable ? checked.nullable().default(null) : checked.default('');
}
