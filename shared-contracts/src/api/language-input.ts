import { mixed, number, object, string } from 'yup';
import { languageAbbr } from './languages.ts';
import { limits } from '../rules/limits.ts';
import { positiveInteger, invalid } from '../rules/validation.ts';

const abbr = () =>
  string().trim().required(invalid.required).max(limits.code, invalid.language).matches(languageAbbr, invalid.language);

/**
 * Body of `POST /api/admin/languages` (product §7: `abbr`). Without `lang` the name is derived from the abbreviation.
 */
export const languageInputSchema = object({
  abbr: abbr(),
  lang: string().trim().max(limits.personName.max, invalid.tooLong(limits.personName.max)).default(''),
});

/**
 * Body of the PUT request to `/api/admin/languages/page-lang`: all static texts of a language. With `version` the
 * request is rejected with 409 when the record has changed.
 */
export const pageLangInputSchema = object({
  abbr: abbr(),
  version: positiveInteger(),
  page_lang: mixed((value): value is Record<string, unknown> => typeof value === 'object' && value !== null)
    .typeError(invalid.value)
    .required(invalid.required),
});

/** Body of the PUT request to `/api/admin/languages/active`. Without `active` the language is enabled. */
export const languageActiveSchema = object({
  abbr: abbr(),
  active: number().oneOf([0, 1], invalid.choice).default(1),
});

/**
 * Body of `PUT /api/admin/languages`: the name that visitors see. The abbreviation cannot change because it is part of
 * addresses.
 */
export const languageNameSchema = object({
  abbr: abbr(),
  version: positiveInteger(),
  lang: string().trim().required(invalid.required).max(limits.personName.max, invalid.tooLong(limits.personName.max)),
});

/** Body of `DELETE /api/admin/languages`. `with_texts` 1 confirms that the content in this language is deleted too. */
export const languageDeletionSchema = object({
  abbr: abbr(),
  with_texts: number().oneOf([0, 1], invalid.choice).default(0),
});
