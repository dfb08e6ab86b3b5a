import type { ContentFields } from '../merge/content-fields.ts';
import { contentFields } from '../records/history-fields.ts';
import type { PromisedInput, TextValues } from '../records/define-record.ts';
import { inputSchema } from '../records/input-schema.ts';
import { sliderDefinition } from '../records/picture-item.ts';
import type { Translations } from './languages.ts';
import type { Picture } from './pictures.ts';

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
export type PictureItemTranslation = TextValues<typeof sliderDefinition>;

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

/** Validated texts of a slide or certificate in one language; part of `pictureItemInputSchema`. */
export type PictureItemTranslationInput = TextValues<typeof sliderDefinition>;

/**
 * `form_data` of the requests that create or update a slide or a certificate. A missing language is left unchanged;
 * null removes its translation.
 */
export const pictureItemInputSchema = inputSchema(sliderDefinition);

/** Validated `form_data` of the slide and certificate writes; see `pictureItemInputSchema`. */
export type PictureItemInput = PromisedInput<typeof sliderDefinition>;

/** Fields of the history and of the merge of concurrent changes. */
export const pictureItemFields: ContentFields = contentFields(sliderDefinition);
