import {
  contractInputSchema,
  type ContractInput,
  type ContractKind,
  type ContractRecord,
  type ContractTranslation,
  type ContractTranslationInput,
} from 'shared-contracts/contracts';
import type { LanguageRecord } from 'shared-contracts/languages';
import { validate } from 'shared-contracts/validation';
import { sentLanguages } from '../../shared/form/sent-languages.ts';

export interface ContractTranslationValues {
  name: string;
  seo_name: string;
  document: object | null;
  seo_title: string;
  seo_description: string;
}

export interface ContractValues {
  kind: ContractKind;
  translations: Record<string, ContractTranslationValues>;
}

export const blankContract: ContractTranslationValues = {
  name: '',
  seo_name: '',
  document: null,
  seo_title: '',
  seo_description: '',
};

function translationValues(stored: ContractTranslation | undefined): ContractTranslationValues {
  if (!stored) return blankContract;
  return {
    name: stored.name,
    seo_name: stored.seo_name,
    document: stored.document as object | null,
    seo_title: stored.seo_title ?? '',
    seo_description: stored.seo_description ?? '',
  };
}

export function contractValues(record: ContractRecord | null, languages: readonly LanguageRecord[]): ContractValues {
  return {
    kind: record?.kind ?? 'other',
    translations: Object.fromEntries(
      languages.map(({ abbr }) => [abbr, translationValues(record?.translations[abbr])]),
    ),
  };
}

function isBlank({ name, seo_name, document, seo_title, seo_description }: ContractTranslationValues): boolean {
  return !document && [name, seo_name, seo_title, seo_description].every((text) => text.trim() === '');
}

/** `form_data` of the write: languages that were never filled stay out. */
export function contractInput(
  values: ContractValues,
  record: ContractRecord | null,
  version: number | null,
): ContractInput {
  const stored = Object.keys(record?.translations ?? {});
  return {
    ...(record && version ? { id: record.id, version } : {}),
    kind: values.kind,
    translations: sentLanguages(values.translations, stored, isBlank) as unknown as Record<
      string,
      ContractTranslationInput
    >,
  };
}

export function contractErrors(input: ContractInput): Readonly<Record<string, string>> {
  return validate(contractInputSchema, input).errors ?? {};
}
