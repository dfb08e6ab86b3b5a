import type { ContractKind, ContractRecord, ContractTranslation } from '@vitrin/shared-contracts/contracts';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { translationValues, translationsToSend } from '../../shared/form/translations-to-send.ts';

export interface ContractValues {
  kind: ContractKind;
  translations: Record<string, ContractTranslationValues>;
}

export type ContractTranslationValues = ReturnType<typeof toTranslationValues>;

const toTranslationValues = ({ name, seo_name, document, seo_title, seo_description }: ContractTranslation) => ({
  name,
  seo_name,
  document,
  seo_title: seo_title ?? '',
  seo_description: seo_description ?? '',
});

export const blankContract: ContractTranslationValues = {
  name: '',
  seo_name: '',
  document: null,
  seo_title: '',
  seo_description: '',
};

export function contractValues(record: ContractRecord | null, languages: readonly LanguageInfo[]): ContractValues {
  return {
    kind: record?.kind ?? 'other',
    translations: translationValues(languages, record?.translations, blankContract, toTranslationValues),
  };
}

/** Returns the request body. Languages that were never filled in are omitted. */
export function contractInput({ kind, translations }: ContractValues, record: ContractRecord | null) {
  return { kind, translations: translationsToSend(translations, record?.translations) };
}
