import {
  productInputSchema,
  type ProductInput,
  type ProductRecord,
  type ProductTranslation,
} from 'shared-contracts/catalogue';
import type { LanguageRecord } from 'shared-contracts/languages';
import type { Picture } from 'shared-contracts/pictures';
import { validate } from 'shared-contracts/validation';
import { sentLanguages } from '../../shared/form/sent-languages.ts';

export interface ProductTranslationValues {
  name: string;
  seo_name: string;
  summary: string;
  transporter_types: string[];
  document: object | null;
}

/** The form's own values: every language has its fields, pictures are whole. */
export interface ProductValues {
  active: 0 | 1;
  /** Text, as a list of choices has it. */
  category_id: string;
  code: string;
  media: Picture[];
  translations: Record<string, ProductTranslationValues>;
}

export const blankProduct: ProductTranslationValues = {
  name: '',
  seo_name: '',
  summary: '',
  transporter_types: [],
  document: null,
};

function translationValues(stored: ProductTranslation | undefined): ProductTranslationValues {
  if (!stored) return blankProduct;
  const { name, seo_name, summary, transporter_types, document } = stored;
  return { name, seo_name, summary, transporter_types, document: document as object | null };
}

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
    translations: Object.fromEntries(
      languages.map(({ abbr }) => [abbr, translationValues(record?.translations[abbr])]),
    ),
  };
}

function isBlank({ name, seo_name, summary, transporter_types, document }: ProductTranslationValues): boolean {
  const isWordless = [name, seo_name, summary].every((text) => text.trim() === '');
  return !document && transporter_types.length === 0 && isWordless;
}

/** `form_data` of the write: languages that were never filled stay out. */
export function productInput(
  values: ProductValues,
  record: ProductRecord | null,
  version: number | null,
): ProductInput {
  const { active, category_id, code, media, translations } = values;
  const stored = Object.keys(record?.translations ?? {});
  return {
    ...(record && version ? { id: record.id, version } : {}),
    active,
    // Left out while nothing is chosen: the rules then say that it is missing.
    ...(category_id ? { category_id: Number(category_id) } : {}),
    code,
    media: media.map(({ id }) => id),
    translations: sentLanguages(translations, stored, isBlank),
  } as unknown as ProductInput;
}

export function productErrors(input: ProductInput): Readonly<Record<string, string>> {
  return validate<unknown>(productInputSchema, input).errors ?? {};
}
