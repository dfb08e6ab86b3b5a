import { number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import type { Translations } from './languages.ts';
import type { Picture } from './pictures.ts';
import { titleSchema } from '../rules/translation-fields.ts';
import { translationsOf } from '../rules/translations.ts';
import { countingNumber, invalid, linkSchema } from '../rules/validation.ts';

/** A slide or a certificate of the public calls: a picture with texts, highest `queue` first (product §3). */
export interface PictureItem {
  id: number;
  queue: number;
  picture: Picture | null;
  /** A path of the site or an https address. */
  link_url: string | null;
  title: string;
  text: string;
  lang: string;
}

export interface PictureItemTranslation {
  title: string;
  text: string;
}

/** A row of the panel's lists of sliders and certificates, and their update screens' record. */
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

export type PictureItemTranslationInput = InferType<typeof translationSchema>;

/** `form_data` of the slider and certificate writes. A language that is left out keeps what it has; null removes it. */
export const pictureItemInputSchema = object({
  id: countingNumber(),
  version: countingNumber(),
  active: number().oneOf([0, 1], invalid.choice).default(1),
  media_id: countingNumber().required(invalid.required),
  link_url: linkSchema()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null),
  translations: translationsOf(translationSchema),
});

export interface PictureItemInput {
  id?: number;
  version?: number;
  active: 0 | 1;
  media_id: number;
  link_url: string | null;
  translations: Record<string, PictureItemTranslationInput>;
}
