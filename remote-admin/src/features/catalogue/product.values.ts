import type { ProductRecord, ProductTranslation } from '@vitrin/shared-contracts/catalogue';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { translationValues, translationsToSend } from '../../shared/form/translations-to-send.ts';

/** Form values: fields for every language, and complete picture objects instead of their ids. */
export interface ProductValues {
  active: 0 | 1;
  /** The id as a string, because select options hold strings. */
  category_id: string;
  code: string;
  media: Picture[];
  translations: Record<string, ProductTranslationValues>;
}

export type ProductTranslationValues = ReturnType<typeof toTranslationValues>;

const toTranslationValues = ({ name, seo_name, summary, transporter_types, document }: ProductTranslation) => ({
  name,
  seo_name,
  summary,
  transporter_types,
  document,
});

export const blankProduct: ProductTranslationValues = {
  name: '',
  seo_name: '',
  summary: '',
  transporter_types: [],
  document: null,
};

/** Returns the initial form values. `category` is the preselected category of a new product; empty if none. */
export function productValues(
  record: ProductRecord | null,
  languages: readonly LanguageInfo[],
  category: string,
): ProductValues {
  return {
    active: record?.active ?? 1,
    category_id: String(record?.category_id ?? category),
    code: record?.code ?? '',
    media: record?.media ?? [],
    translations: translationValues(languages, record?.translations, blankProduct, toTranslationValues),
  };
}

/** Returns the request body. Languages that were never filled in are omitted. */
export function productInput(values: ProductValues, record: ProductRecord | null) {
  return {
    ...values,
    // Omitted while nothing is chosen, so that validation reports the field as missing.
    category_id: values.category_id || undefined,
    media: values.media.map(({ id }) => id),
    translations: translationsToSend(values.translations, record?.translations),
  };
}
