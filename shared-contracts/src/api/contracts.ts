import { object, string, type InferType } from 'yup';
import type { Translations } from './languages.ts';
import { pageFields, titleSchema } from '../rules/translation-fields.ts';
import { translationsOf } from '../rules/translations.ts';
import { countingNumber, invalid } from '../rules/validation.ts';

export const contractKinds = ['kvkk', 'privacy', 'cookies', 'terms', 'information-society', 'other'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** What a person calls each kind. Exactly one contract carries `kvkk`: the notice of the public forms. */
export const contractKindLabels: Readonly<Record<ContractKind, string>> = {
  kvkk: 'KVKK Aydınlatma Metni',
  privacy: 'Gizlilik Politikası',
  cookies: 'Çerez Politikası',
  terms: 'Kullanım Koşulları',
  'information-society': 'Bilgi Toplumu Hizmetleri',
  other: 'Diğer',
};

/** A row of GET /api/pages/contracts (product §3): slugs in the asked and in the default language. */
export interface ContractLink {
  id: number;
  name: string;
  seo_name: string | null;
  seo_name_tr: string;
  kind: ContractKind;
  /** Language that the name is in. */
  lang?: string;
}

/** GET /api/pages/contract/{slug}. `content` is cleaned HTML. */
export interface Contract extends ContractLink {
  content: string;
  seo_title: string | null;
  seo_description: string | null;
  updated_at: string;
  lang: string;
  /** The immutable revision shown. */
  revision_id: number;
  alternates: Record<string, string>;
}

export interface ContractTranslation {
  name: string;
  seo_name: string;
  content: string;
  /** The editor's own document (TipTap JSON). */
  document: unknown;
  seo_title: string | null;
  seo_description: string | null;
}

/** A row of GET /api/admin/contracts; the panel's list and update screens read the same record. */
export interface ContractRecord {
  id: number;
  kind: ContractKind;
  version: number;
  updated_at: string;
  updated_by: string | null;
  /** Name and slugs in the default language. */
  name: string;
  seo_name: string | null;
  seo_name_tr: string;
  translations: Translations<ContractTranslation>;
}

const translationSchema = object({ name: titleSchema, ...pageFields });

export type ContractTranslationInput = InferType<typeof translationSchema>;

/** `form_data` of the contract writes (product §3: one JSON blob). */
export const contractInputSchema = object({
  id: countingNumber(),
  version: countingNumber(),
  kind: string().oneOf(contractKinds, invalid.choice).default('other'),
  translations: translationsOf(translationSchema),
});

export interface ContractInput {
  id?: number;
  version?: number;
  kind: ContractKind;
  translations: Record<string, ContractTranslationInput>;
}
