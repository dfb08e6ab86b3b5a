import { addMethod, array, mixed, number, setLocale, string, ValidationError, type Schema } from 'yup';
import { boundedInput } from './bounded-input.ts';
import { limits } from './limits.ts';
import { validationWords } from '../texts/validation-words.ts';

/** Validation messages: the first four are fixed (product §5), the rest follow their style. */
export const invalid = {
  required: validationWords.required,
  tooShort: (min: number) => validationWords.tooShort.replace('{min}', String(min)),
  tooLong: (max: number) => validationWords.tooLong.replace('{max}', String(max)),
  email: validationWords.email,
  slug: 'Yalnızca Küçük Harf, Rakam ve Tire Kullanılabilir',
  date: 'Geçerli Bir Tarih Giriniz',
  tooLarge: 'Metin Çok Uzun',
  choice: 'Listeden bir değer seçin.',
  value: 'Geçersiz Değer',
  taken: 'Bu Adres Başka Bir Kayıtta Kullanılıyor',
  link: 'Site İçi Yol (/ ile Başlayan) ya da https Adresi Giriniz',
  https: 'https ile Başlayan Bir Adres Giriniz',
  path: 'Yol / ile Başlamalı, Boşluk ya da Soru İşareti İçermemelidir',
  logo: 'Medya Kitaplığından Bir Görsel Seçiniz',
  language: 'Geçerli Bir Dil Kısaltması Giriniz (Örnek: en, de, pt-BR)',
  comma: 'Virgül Kullanılamaz',
  placeholder: (name: string) => `{${name}} Diye Bir Yer Tutucu Yok`,
  folder: 'Klasör Adında / ve \\ Kullanılamaz',
  tooMany: (max: number) => `En Fazla ${max} Kayıt Eklenebilir`,
  phone: 'Geçerli Telefon Numarası Giriniz',
  hours: 'Çalışma Saatleri Okunamadı',
  colour: 'Geçerli Bir Renk Giriniz (Örnek: #17594a)',
} as const;

// Stands before every schema: what a rule leaves unsaid is said in Turkish too.
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

// yup's own throws a TypeError on lists and objects instead of finding them invalid.
addMethod(string, 'trim', function trim() {
  return this.transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
});

/** An id or a version: what the database's integer columns hold. */
export function countingNumber() {
  return number().integer().positive().max(limits.integer, invalid.value);
}

/** The records that a bulk action concerns. */
export function idListSchema() {
  return array().of(countingNumber().required()).min(1).max(limits.idList).required();
}

/** A path of the site, or an https address; nothing that could run or leave unseen. */
export function linkSchema() {
  return string()
    .trim()
    .max(limits.address.max, invalid.tooLong(limits.address.max))
    .matches(/^(?:\/(?![/\\])|https:\/\/[^\s/@?#]+(?:[/?#]|$))\S*$/, {
      message: invalid.link,
      // Whether it may be left out is the field's own rule.
      excludeEmptyString: true,
    });
}

/** The editor's document: any object, kept whole. An `object()` without fields would lose all it holds to `stripUnknown`. */
export function documentSchema() {
  return mixed((value): value is object => typeof value === 'object' && value !== null && !Array.isArray(value))
    .typeError(invalid.required)
    .required(invalid.required);
}

/**
 * Validates and reports the first message of each field, keyed by its path (`translations.tr.title`). Sizes are looked
 * at before any other rule.
 */
export function validate<T>(
  schema: Schema<T>,
  value: unknown,
): { value: T; errors?: undefined } | { value?: undefined; errors: Record<string, string> } {
  const { value: bounded, findings } = boundedInput(schema, value, invalid);
  try {
    const valid = schema.validateSync(bounded, { abortEarly: false, stripUnknown: true });
    return Object.keys(findings).length > 0 ? { errors: findings } : { value: valid };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { errors: { ...firstErrors(error), ...findings } };
  }
}

function firstErrors(error: ValidationError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) errors[path] ??= message;
  return errors;
}
