import {
  homeSectionKindLabels,
  type HomeSectionKind,
  type HomeSectionRecord,
  type HomeSectionTranslation,
} from '@vitrin/shared-contracts/home-sections';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { translationValues, translationsToSend } from '../../shared/form/translations-to-send.ts';

export interface HomeSectionValues {
  active: 0 | 1;
  kind: HomeSectionKind;
  /** One entry per language, the default one first. */
  translations: Record<string, HomeSectionTranslation>;
}

export function homeSectionValues(
  record: HomeSectionRecord | null,
  languages: readonly LanguageInfo[],
): HomeSectionValues {
  return {
    active: record?.active ?? 1,
    kind: record?.kind ?? 'text',
    translations: translationValues(languages, record?.translations, { title: '', text: '' }, (stored) => stored),
  };
}

/**
 * Returns the request body. The default language is sent even without text, because a section requires one translation.
 */
export function homeSectionInput(values: HomeSectionValues, record: HomeSectionRecord | null) {
  const { translations } = values;
  const [first] = Object.entries(translations);
  const sent = translationsToSend(translations, record?.translations);
  return { ...values, translations: { ...Object.fromEntries(first ? [first] : []), ...sent } };
}

/** Returns the stored record with only `active` changed. */
export function sectionWithActive({ id, version, kind, translations }: HomeSectionRecord, active: 0 | 1) {
  return { id, version, active, kind, translations };
}

/** Returns the title of a section, or the label of its kind if it has none. */
export function sectionName({ kind, translations }: HomeSectionRecord, defaultAbbr: string): string {
  return translations[defaultAbbr]?.title || homeSectionKindLabels[kind];
}
