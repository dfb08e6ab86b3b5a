import { object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { documentSchema, invalid } from '../rules/validation.ts';

/** A record that names another one, or links to its page. */
export interface IncomingLink {
  /** Kind of the record, as in the audit log. */
  entity: string;
  /** Key of the record. */
  record: string;
  title: string;
  /** Screen of the panel that edits the record; null if the user may not open it. */
  screen: string | null;
  /** Labels of the fields with the link; those of a translation name its language. */
  fields: string[];
}

/** A link to an address of this site that has no page. */
export interface BrokenLink {
  /** Address as it is linked. */
  address: string;
  /** Label of the field with the link. */
  field: string;
  /** Path of the field in the form: `translations.tr.document`. */
  path: string;
  /** `unpublished`: the record of the page exists, and visitors do not see it. */
  reason: 'missing' | 'unpublished';
}

/** Element of `data` of `GET /api/admin/links/pages?search=&lang=`: a page that visitors see, which a link in a text can lead to. */
export interface LinkablePage {
  /** Turkish name of its kind: `Makale`. */
  kind: string;
  title: string;
  /** Path without the prefix of the language. */
  path: string;
}

/** `data` of `GET /api/admin/links/{entity}/{record}`. */
export interface RecordLinks {
  /** Records that name this record, or link to its public pages; `limits.linksShown` at most. */
  incoming: IncomingLink[];
  /** Links of this record that lead nowhere. */
  broken: BrokenLink[];
}

/** Fields of `POST /api/admin/links/{entity}/check`. */
export const linkCheckSchema = object({
  /** Request body of the form; it need not be complete. */
  values: documentSchema().test('translations', invalid.value, (values) => hasTranslations(values)),
  /** Key of the record; empty for a new one. */
  record: string().max(limits.code, invalid.value).default(''),
});

/** Texts by language are an object, or missing. */
function hasTranslations(values: object): boolean {
  const translations: unknown = 'translations' in values ? values.translations : {};
  return typeof translations === 'object' && translations !== null && !Array.isArray(translations);
}

/** Validated fields of `POST /api/admin/links/{entity}/check`. */
export type LinkCheckInput = InferType<typeof linkCheckSchema>;

/** `form_data` of `DELETE /api/admin/links/former`: a former address of a page as `MovedAddress` names it. */
export const formerAddressSchema = object({
  source: string().required(invalid.required).max(limits.address.max),
});

/** Validated `form_data` of the deletion of a former address. */
export type FormerAddressInput = InferType<typeof formerAddressSchema>;

/** `data` of the deletion of a former address. */
export interface FormerAddress {
  source: string;
}
