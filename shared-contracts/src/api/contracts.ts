import type { ContentFields } from '../merge/content-fields.ts';
import { contentFields } from '../records/history-fields.ts';
import { contractDefinition, contractKinds } from '../records/contract.ts';
import type { PromisedInput, StoredTexts, TextValues } from '../records/define-record.ts';
import { inputSchema } from '../records/input-schema.ts';
import type { Translations } from './languages.ts';

export { contractKinds };
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
  /** Name of the template that the text was made of; missing without one. */
  template?: string;
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

/** Texts of a contract in one language. `content` is sanitised HTML that the server renders from `document`. */
export type ContractTranslation = StoredTexts<typeof contractDefinition>;

/** Row of `GET /api/admin/contracts`; the update screen reads the same record. */
export interface ContractRecord {
  id: number;
  kind: ContractKind;
  /** Name and version of the template that the text was made of, and JSON of its values; empty without one. */
  template: string;
  template_values: string;
  version: number;
  updated_at: string;
  updated_by: string | null;
  /** Name and slug in the default language; `seo_name` is null when there is no slug. */
  name: string;
  seo_name: string | null;
  seo_name_tr: string;
  translations: Translations<ContractTranslation>;
}

/** Validated texts of a contract in one language; part of `contractInputSchema`. */
export type ContractTranslationInput = TextValues<typeof contractDefinition>;

/** `form_data` of the requests that create or update a contract (product §3: one JSON value). */
export const contractInputSchema = inputSchema(contractDefinition);

/** Validated `form_data` of the contract writes; see `contractInputSchema`. */
export type ContractInput = PromisedInput<typeof contractDefinition>;

/** Fields of the history and of the merge of concurrent changes. */
export const contractFields: ContentFields = contentFields(contractDefinition);
