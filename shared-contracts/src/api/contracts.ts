import { object, string, type InferType } from 'yup';
import type { Translations } from './languages.ts';
import { pageFields, titleSchema } from '../rules/translation-fields.ts';
import { translationsOf } from '../rules/translations.ts';
import { positiveInteger, invalid } from '../rules/validation.ts';
import type { ContentFields } from '../merge/content-fields.ts';

/** Kinds of contracts (legal pages). */
export const contractKinds = ['kvkk', 'privacy', 'cookies', 'terms', 'information-society', 'other'] as const;
/** Kind of a contract (legal page). */
export type ContractKind = (typeof contractKinds)[number];

/**
 * Labels of the contract kinds in the panel. Exactly one contract has the kind `kvkk`: the data protection notice of
 * the public forms.
 */
export const contractKindLabels: Readonly<Record<ContractKind, string>> = {
  kvkk: 'KVKK Aydınlatma Metni',
  privacy: 'Gizlilik Politikası',
  cookies: 'Çerez Politikası',
  terms: 'Kullanım Koşulları',
  'information-society': 'Bilgi Toplumu Hizmetleri',
  other: 'Diğer',
};

/**
 * Row of `GET /api/pages/contracts` (product §3). `seo_name` is the slug in the requested language (null without a
 * translation), `seo_name_tr` the slug in the default language.
 */
export interface ContractLink {
  id: number;
  name: string;
  seo_name: string | null;
  seo_name_tr: string;
  kind: ContractKind;
  /** Language of the name. */
  lang?: string;
}

/** `data` of `GET /api/pages/contract/{slug}`. `content` is sanitised HTML. */
export interface Contract extends ContractLink {
  content: string;
  seo_title: string | null;
  seo_description: string | null;
  updated_at: string;
  lang: string;
  /** Id of the immutable revision that is shown. */
  revision_id: number;
  alternates: Record<string, string>;
}

/** Texts of a contract in one language. */
export interface ContractTranslation {
  name: string;
  seo_name: string;
  content: string;
  /** Document of the editor (TipTap JSON). */
  document: unknown;
  seo_title: string | null;
  seo_description: string | null;
}

/** Row of `GET /api/admin/contracts`; the update screen reads the same record. */
export interface ContractRecord {
  id: number;
  kind: ContractKind;
  version: number;
  updated_at: string;
  updated_by: string | null;
  /** Name and slug in the default language; `seo_name` is null when there is no slug. */
  name: string;
  seo_name: string | null;
  seo_name_tr: string;
  translations: Translations<ContractTranslation>;
}

const translationSchema = object({ name: titleSchema, ...pageFields });

/**
 * Validated texts of a contract in one language; part of `contractInputSchema`.
 * @useDeclaredType
 */
export type ContractTranslationInput = InferType<typeof translationSchema>;

/** `form_data` of the requests that create or update a contract (product §3: one JSON value). */
export const contractInputSchema = object({
  id: positiveInteger(),
  version: positiveInteger(),
  kind: string().oneOf(contractKinds, invalid.choice).default('other'),
  translations: translationsOf(translationSchema),
});

/** Validated `form_data` of the contract writes; see `contractInputSchema`. */
export interface ContractInput {
  id?: number;
  version?: number;
  kind: ContractKind;
  translations: Record<string, ContractTranslationInput>;
}

/** Fields of the history and of the merge of concurrent changes. */
export const contractFields: ContentFields = {
  shared: {
    kind: { kind: 'value', label: 'Tür' },
  },
  translated: {
    name: { kind: 'text', label: 'Ad' },
    seo_name: { kind: 'value', label: 'Adres', isGenerated: true },
    document: { kind: 'richText', label: 'Metin' },
    seo_title: { kind: 'text', label: 'Arama başlığı', isOptional: true },
    seo_description: { kind: 'text', label: 'Arama açıklaması', isOptional: true },
  },
};
