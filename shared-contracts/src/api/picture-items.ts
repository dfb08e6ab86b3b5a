import { number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import type { Translations } from './languages.ts';
import type { Picture } from './pictures.ts';
import { titleSchema } from '../rules/translation-fields.ts';
import { translationsOf } from '../rules/translations.ts';
import { positiveInteger, invalid, linkSchema } from '../rules/validation.ts';
import type { ContentFields } from '../merge/content-fields.ts';

/** Slide or certificate in the public API: a picture with texts, highest `queue` first (product §3). */
export interface PictureItem {
  id: number;
  queue: number;
  picture: Picture | null;
  /** Path of the site or an https address; null without a link. */
  link_url: string | null;
  title: string;
  text: string;
  lang: string;
}

/** Texts of a slide or certificate in one language. */
export interface PictureItemTranslation {
  title: string;
  text: string;
}

/** Row of the lists of sliders and certificates in the panel; the update screens read the same record. */
export interface PictureItemRecord {
  id: number;
  queue: number;
  active: 0 | 1;
  picture: Picture | null;
  link_url: string | null;
  version: number;
  updated_at: string;
  translations: Translations<PictureItemTranslation>;
}

const translationSchema = object({
  title: titleSchema,
  text: string().trim().max(limits.summary.max, invalid.tooLong(limits.summary.max)).default(''),
});

/**
 * Validated texts of a slide or certificate in one language; part of `pictureItemInputSchema`.
 * @useDeclaredType
 */
export type PictureItemTranslationInput = InferType<typeof translationSchema>;

/**
 * `form_data` of the requests that create or update a slide or a certificate. A missing language is left unchanged;
 * null removes its translation.
 */
export const pictureItemInputSchema = object({
  id: positiveInteger(),
  version: positiveInteger(),
  active: number().oneOf([0, 1], invalid.choice).default(1),
  media_id: positiveInteger().required(invalid.required),
  link_url: linkSchema()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null),
  translations: translationsOf(translationSchema),
});

/** Validated `form_data` of the slide and certificate writes; see `pictureItemInputSchema`. */
export interface PictureItemInput {
  id?: number;
  version?: number;
  active: 0 | 1;
  media_id: number;
  link_url: string | null;
  translations: Record<string, PictureItemTranslationInput>;
}

/** Fields of the history and of the merge of concurrent changes. */
export const pictureItemFields: ContentFields = {
  shared: {
    active: { kind: 'value', label: 'Yayında' },
    media_id: { kind: 'value', label: 'Görsel', picture: 'required' },
    link_url: { kind: 'value', label: 'Bağlantı' },
  },
  translated: {
    title: { kind: 'text', label: 'Başlık' },
    text: { kind: 'text', label: 'Metin' },
  },
};
