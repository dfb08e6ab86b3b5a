import type { LanguageRecord } from 'shared-contracts/languages';
import type { Picture } from 'shared-contracts/pictures';
import {
  pictureItemInputSchema,
  type PictureItemInput,
  type PictureItemRecord,
  type PictureItemTranslation,
} from 'shared-contracts/picture-items';
import { validate } from 'shared-contracts/validation';
import { sentLanguages } from '../../shared/form/sent-languages.ts';

/** The form's own values: every language has its fields, the picture is whole. */
export interface PictureItemValues {
  active: 0 | 1;
  media_id: Picture | null;
  link_url: string;
  translations: Record<string, PictureItemTranslation>;
}

/** `form_data` of the writes, before it is known to be right. */
export type PictureItemForm = Omit<PictureItemInput, 'media_id' | 'translations'> & {
  media_id: number | null;
  translations: Record<string, PictureItemTranslation | null>;
};

const blankItem: PictureItemTranslation = { title: '', text: '' };

export function pictureItemValues(
  record: PictureItemRecord | null,
  languages: readonly LanguageRecord[],
): PictureItemValues {
  return {
    active: record?.active ?? 1,
    media_id: record?.picture ?? null,
    link_url: record?.link_url ?? '',
    translations: Object.fromEntries(languages.map(({ abbr }) => [abbr, record?.translations[abbr] ?? blankItem])),
  };
}

/** Languages that were never filled stay out. */
export function pictureItemForm(
  values: PictureItemValues,
  record: PictureItemRecord | null,
  version: number | null,
): PictureItemForm {
  const { active, media_id, link_url, translations } = values;
  const isBlank = ({ title, text }: PictureItemTranslation) => !title.trim() && !text.trim();
  return {
    ...(record && version ? { id: record.id, version } : {}),
    active,
    media_id: media_id?.id ?? null,
    link_url: link_url.trim() || null,
    translations: sentLanguages(translations, Object.keys(record?.translations ?? {}), isBlank),
  };
}

/** The record as it stands, switched on or off. */
export function switchedItem({ id, version, picture, link_url, translations }: PictureItemRecord, active: 0 | 1) {
  return { id, version, active, media_id: picture?.id ?? null, link_url, translations };
}

export function pictureItemErrors(input: PictureItemForm): Readonly<Record<string, string>> {
  return validate(pictureItemInputSchema, input).errors ?? {};
}
