import type { ProductRecord, ProductTranslation } from 'shared-contracts/catalogue';
import type { LanguageRecord } from 'shared-contracts/languages';
import type { Picture } from 'shared-contracts/pictures';
import { languageValues, sentLanguages } from '../../shared/form/sent-languages.ts';

/** The form's own values: every language has its fields, pictures are whole. */
export interface ProductValues {
  active: 0 | 1;
  /** Text, as a list of choices has it. */
  category_id: string;
  code: string;
  media: Picture[];
  translations: Record<string, ProductTranslationValues>;
}

export type ProductTranslationValues = ReturnType<typeof translationValues>;

const translationValues = ({ name, seo_name, summary, transporter_types, document }: ProductTranslation) => ({
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

/** `category` is the one that a new product is meant for; empty: not chosen yet. */
export function productValues(
  record: ProductRecord | null,
  languages: readonly LanguageRecord[],
  category: string,
): ProductValues {
  return {
    active: record?.active ?? 1,
    category_id: String(record?.category_id ?? category),
    code: record?.code ?? '',
    media: record?.media ?? [],
    translations: languageValues(languages, record?.translations, blankProduct, translationValues),
  };
}

/** Languages that were never filled stay out. */
export function productInput(values: ProductValues, record: ProductRecord | null) {
  return {
    ...values,
    // Left out while nothing is chosen: the rules then say that it is missing.
    category_id: values.category_id || undefined,
    media: values.media.map(({ id }) => id),
    translations: sentLanguages(values.translations, record?.translations),
  };
}
