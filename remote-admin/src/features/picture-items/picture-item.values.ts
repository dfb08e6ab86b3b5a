import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { PictureItemRecord, PictureItemTranslation } from '@vitrin/shared-contracts/picture-items';
import { translationValues, translationsToSend } from '../../shared/form/translations-to-send.ts';

/** Form values: fields for every language, and the complete picture object instead of its id. */
export interface PictureItemValues {
  active: 0 | 1;
  media_id: Picture | null;
  link_url: string;
  translations: Record<string, PictureItemTranslation>;
}

export function pictureItemValues(
  record: PictureItemRecord | null,
  languages: readonly LanguageInfo[],
): PictureItemValues {
  return {
    active: record?.active ?? 1,
    media_id: record?.picture ?? null,
    link_url: record?.link_url ?? '',
    translations: translationValues(languages, record?.translations, { title: '', text: '' }, (stored) => stored),
  };
}

/** Returns the request body. Languages that were never filled in are omitted. */
export function pictureItemInput(values: PictureItemValues, record: PictureItemRecord | null) {
  return {
    ...values,
    media_id: values.media_id?.id ?? null,
    translations: translationsToSend(values.translations, record?.translations),
  };
}

/** Returns the stored record with only `active` changed. */
export function itemWithActive({ id, version, picture, link_url, translations }: PictureItemRecord, active: 0 | 1) {
  return { id, version, active, media_id: picture?.id ?? null, link_url, translations };
}
