import { array, number, object, string, type ObjectShape, type Schema } from 'yup';
import { limits } from '../rules/limits.ts';
import type { ContentGroup } from './page-contents.ts';
import { headerRoutes } from './page-headers.ts';
import { translationsOf } from '../rules/translations.ts';
import { positiveInteger, documentSchema, invalid } from '../rules/validation.ts';

/**
 * Body of `POST /api/admin/contents/{group}` with `_method` PUT (field `form_data`). For each language only the sent
 * keys are written; an empty value falls back to the default language. Pictures are sent as ids.
 */
const text = (max: number) => string().trim().max(max, invalid.tooLong(max));
const short = () => text(limits.title.max);
const long = () => text(limits.sectionText.max);
const picture = () => positiveInteger().nullable();
const rows = (fields: ObjectShape) =>
  array().of(object(fields)).max(limits.contentRows, invalid.tooMany(limits.contentRows));

const headerFields = () => ({ title: short(), text: text(limits.summary.max), picture: picture() });
const header = () => object(headerFields()).default(undefined);

const groupSchemas: Readonly<Record<ContentGroup, Schema>> = {
  home: object({
    hero_title: short(),
    hero_text: text(limits.summary.max),
    hero_action: short(),
    hero_picture: picture(),
    introduction_picture: picture(),
    numbers: rows({ value: text(limits.productCode.max).required(invalid.required), label: short().default('') }),
  }),
  corporate: object({
    title: short(),
    summary: text(limits.summary.max),
    portrait: picture(),
    document: documentSchema().notRequired(),
    timeline: rows({ year: text(limits.productCode.max).required(invalid.required), title: short(), text: long() }),
    roles: rows({ years: text(limits.productCode.max).required(invalid.required), title: short(), place: short() }),
  }),
  breadcrumbs: object({ about_us: header(), blog: header(), contact: header(), contract: header() }),
  media: object({ sharing_picture: picture() }),
  catalogue: object({ empty_text: long(), inquiry_text: long() }),
};

/**
 * Returns the schema of `form_data` of `POST /api/admin/contents/{group}` with `_method` PUT. For each language only
 * the sent keys are written; an empty value falls back to the default language. Pictures are sent as ids.
 * @param group - content group of the page
 */
export function contentInputSchema(group: ContentGroup) {
  return object({
    /** Version for optimistic locking; 0 before the first save. */
    version: number().integer().min(0).required(invalid.required),
    translations: translationsOf(groupSchemas[group]),
  });
}

/**
 * `form_data` of `POST /api/admin/page-headers` with `_method` PUT: one page and the languages that change. For each
 * language only the sent fields are written; null and empty fields fall back to the default language.
 */
export const pageHeaderInputSchema = object({
  route: string().oneOf(headerRoutes, invalid.choice).required(invalid.required),
  /** Version for optimistic locking; 0 before the first save. */
  version: number().integer().min(0).required(invalid.required),
  translations: translationsOf(object(headerFields())),
});
