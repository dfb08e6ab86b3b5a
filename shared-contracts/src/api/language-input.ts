import { mixed, number, object, string } from 'yup';
import { languageAbbr } from './languages.ts';
import { limits } from '../rules/limits.ts';
import { countingNumber, invalid } from '../rules/validation.ts';

const abbr = () =>
  string().trim().required(invalid.required).max(limits.code, invalid.language).matches(languageAbbr, invalid.language);

/** Fields of POST /api/admin/languages (product §7: abbr); the name is made from the abbreviation where none is given. */
export const languageInputSchema = object({
  abbr: abbr(),
  lang: string().trim().max(limits.personName.max, invalid.tooLong(limits.personName.max)).default(''),
});

/** Fields of …/page-lang: the whole of a language's static texts. `version` guards where it is sent. */
export const pageLangInputSchema = object({
  abbr: abbr(),
  version: countingNumber(),
  page_lang: mixed((value): value is Record<string, unknown> => typeof value === 'object' && value !== null)
    .typeError(invalid.value)
    .required(invalid.required),
});

/** Fields of …/active; without `active` the language is switched on. */
export const languageActiveSchema = object({
  abbr: abbr(),
  active: number().oneOf([0, 1], invalid.choice).default(1),
});

/** Fields of PUT /api/admin/languages: the name that visitors see. The abbreviation is part of addresses and stays. */
export const languageNameSchema = object({
  abbr: abbr(),
  version: countingNumber(),
  lang: string().trim().required(invalid.required).max(limits.personName.max, invalid.tooLong(limits.personName.max)),
});

/** Fields of DELETE /api/admin/languages; `with_texts` 1 says that what is written in it goes too. */
export const languageDeletionSchema = object({
  abbr: abbr(),
  with_texts: number().oneOf([0, 1], invalid.choice).default(0),
});
