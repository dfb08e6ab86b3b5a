import { parseAmount, typedAmount } from '@vitrin/shared-contracts/amount';
import type { ProductDocument } from '@vitrin/shared-contracts/catalogue';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { AnyRecord, RecordInput } from '@vitrin/shared-contracts/records/define-record';
import type { Field, FieldSet, FieldType } from '@vitrin/shared-contracts/records/field';
import { formSchema } from '@vitrin/shared-contracts/records/input-schema';
import { translationsToSend, translationValues } from './translations-to-send.ts';
import type { InputSchema } from './use-record-form.ts';

/** Value of a field in a form: a picture is complete, the option of a list is a string, and no text is null. */
type FormValue<F> =
  F extends Field<infer Value, infer Type>
    ? Type extends 'picture'
      ? Picture | null
      : Type extends 'pictures'
        ? Picture[]
        : Type extends 'files'
          ? ProductDocument[]
          : Type extends 'richText'
            ? unknown
            : Type extends 'address' | 'amount' | 'day' | 'integer' | 'language' | 'moment' | 'relation' | 'text'
              ? string
              : Type extends 'choice'
                ? Exclude<Value, null | undefined> | (null extends Value ? '' : undefined extends Value ? '' : never)
                : Value
    : never;

type ValuesIn<Fields extends FieldSet> = { -readonly [Name in keyof Fields]: FormValue<Fields[Name]> };

/** Texts of one language in the form of a kind. */
export type FormTexts<D extends AnyRecord> = ValuesIn<D['translated']>;

/** Values of the form of a kind: one entry per language, the default one first. */
export type FormValues<D extends AnyRecord> = ValuesIn<D['shared']> &
  (keyof D['translated'] extends never ? unknown : { translations: Record<string, FormTexts<D>> });

/** Labels of the fields by name. */
export type FieldLabels<D extends AnyRecord> = Readonly<
  Record<(keyof D['shared'] | keyof D['translated']) & string, string>
>;

/** A record as the form reads it. */
type FormRecord = object & { translations?: Readonly<Record<string, object>> };

interface DeclaredForm<D extends AnyRecord> {
  form: string;
  history: { entity: string };
  labels: FieldLabels<D>;
  schema: InputSchema<RecordInput<D>>;
  /** Returns the values of the form of a record; the initial ones for null. */
  values(record: FormRecord | null, context: { languages: readonly LanguageInfo[] }): FormValues<D>;
  /** Returns the request body. Languages that were never filled in are omitted. */
  input(values: FormValues<D>, record: FormRecord | null): object;
}

/**
 * Returns what follows from the declaration of a kind for its form.
 * @param definition - declaration of the kind
 * @param form - name of the form among the drafts; by default the entity
 */
export function declaredForm<D extends AnyRecord>(definition: D, form = definition.entity): DeclaredForm<D> {
  const { entity, shared, translated } = definition;
  const hasLanguages = Object.keys(translated).length > 0;
  const blank = readValues(translated, null);
  const textsOf = (stored: object) => readValues(translated, stored);
  return {
    form,
    history: { entity },
    labels: labelsOf({ ...shared, ...translated }) as FieldLabels<D>,
    schema: formSchema(definition),
    values(record, { languages }) {
      const values = readValues(shared, record);
      if (!hasLanguages) return values as FormValues<D>;
      const translations = translationValues(languages, record?.translations, blank, textsOf);
      return { ...values, translations } as unknown as FormValues<D>;
    },
    input(values, record) {
      const given: Readonly<Record<string, unknown>> = { ...values };
      const body = mapFields(shared, (name, field) => sentValue(field, given[name]));
      if (!hasLanguages) return body;
      const translations = given['translations'] as Record<string, object>;
      return { ...body, translations: sentTexts(translated, translations, record) };
    },
  };
}

/** Returns the texts of a language that has none. */
export function blankTexts<D extends AnyRecord>({ translated }: D): FormTexts<D> {
  return readValues(translated, null) as FormTexts<D>;
}

function labelsOf(fields: FieldSet): Record<string, unknown> {
  return mapFields(fields, (_name, { label }) => label);
}

function readValues(fields: FieldSet, record: object | null): Record<string, unknown> {
  const stored: Readonly<Record<string, unknown>> = { ...record };
  return mapFields(fields, (name, field) => formValue(field, stored[field.shownAs ?? name]));
}

/** Values of an empty field; those of the other types are empty texts. */
const blankValues: Partial<Record<FieldType, () => unknown>> = {
  files: () => [],
  flag: () => 1,
  labels: () => [],
  moment: () => new Date().toISOString(),
  pages: () => [],
  pairs: () => [],
  picture: () => null,
  pictures: () => [],
  relations: () => [],
  richText: () => null,
  sections: () => [],
  sectionTexts: () => ({}),
};

/** Returns the value of a field in the form; the initial one if the record has none. */
function formValue({ type, initial, isNullable }: Field<unknown>, stored: unknown): unknown {
  const typed = typedValue(type, stored);
  if (typed !== null) return typed;
  const blank = type === 'moment' && isNullable ? null : blankValues[type];
  return stored ?? initial ?? (blank ? blank() : '');
}

/** Returns a number as it is typed; null for all other values. */
function typedValue(type: FieldType, stored: unknown): string | null {
  if (type === 'amount' && typeof stored === 'string') return typedAmount(stored);
  return typeof stored === 'number' && (type === 'integer' || type === 'relation') ? String(stored) : null;
}

/** Types without an empty value: nothing is chosen. */
const chosenTypes: ReadonlySet<FieldType> = new Set(['choice', 'day', 'moment', 'relation']);

/** How values are sent that the form has in another shape. */
const sentShapes: Partial<Record<FieldType, (value: unknown) => unknown>> = {
  amount: (value) => (typeof value === 'string' ? amountIn(value) : value),
  files: (value) => (Array.isArray(value) ? value.map(pathIn) : []),
  integer: (value) => (typeof value === 'string' ? integerIn(value) : value),
  picture: idIn,
  pictures: (value) => (Array.isArray(value) ? value.map(idIn) : []),
};

function sentValue({ type, isNullable }: Field<unknown>, value: unknown): unknown {
  const shape = sentShapes[type];
  if (shape) return shape(value);
  if (value !== '') return value;
  // As it is stored: in a draft, an empty text would be a change.
  if (type === 'language' || (isNullable && chosenTypes.has(type))) return null;
  // Omitted while nothing is chosen, so that validation reports the field as missing.
  return type === 'relation' || type === 'choice' ? undefined : value;
}

/** Returns the number that was typed, with or without separators of thousands; another text as it is, so that it is reported. */
function integerIn(text: string): number | string | null {
  const digits = text.trim().replace(/(?<=\d)[. ](?=\d{3}(?!\d))/g, '');
  if (digits === '') return null;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : text;
}

/** Returns the amount as it is stored; another text as it is, so that it is reported. */
function amountIn(text: string): string | null {
  return text.trim() === '' ? null : (parseAmount(text) ?? text);
}

function pathIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'path' in value ? value.path : value;
}

function idIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
}

/** A kind whose texts are all optional needs its default language all the same. */
function sentTexts(fields: FieldSet, translations: Record<string, object>, record: FormRecord | null): object {
  const sent = translationsToSend(translations, record?.translations);
  const [first] = Object.entries(translations);
  const isRequired = Object.values(fields).some(({ required }) => required);
  return isRequired || !first ? sent : { ...Object.fromEntries([first]), ...sent };
}

function mapFields<T>(fields: FieldSet, map: (name: string, field: Field<unknown>) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(name, field)]));
}
