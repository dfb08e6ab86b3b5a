import {
  homeSectionInputSchema,
  homeSectionKindLabels,
  type HomeSectionInput,
  type HomeSectionKind,
  type HomeSectionRecord,
  type HomeSectionTranslation,
} from 'shared-contracts/home-sections';
import type { LanguageRecord } from 'shared-contracts/languages';
import { validate } from 'shared-contracts/validation';
import { sentLanguages } from '../../shared/form/sent-languages.ts';

export interface HomeSectionValues {
  active: 0 | 1;
  kind: HomeSectionKind;
  /** Every language has its fields, the default one first. */
  translations: Record<string, HomeSectionTranslation>;
}

/** `form_data` of the writes. */
export type HomeSectionForm = Omit<HomeSectionInput, 'translations'> & {
  translations: Record<string, HomeSectionTranslation | null>;
};

const blankSection: HomeSectionTranslation = { title: '', text: '' };

export function homeSectionValues(
  record: HomeSectionRecord | null,
  languages: readonly LanguageRecord[],
): HomeSectionValues {
  return {
    active: record?.active ?? 1,
    kind: record?.kind ?? 'text',
    translations: Object.fromEntries(languages.map(({ abbr }) => [abbr, record?.translations[abbr] ?? blankSection])),
  };
}

/** A section may go without words: the default language is sent even so, for without it there would be no section. */
export function homeSectionForm(
  { active, kind, translations }: HomeSectionValues,
  record: HomeSectionRecord | null,
  version: number | null,
): HomeSectionForm {
  const isBlank = ({ title, text }: HomeSectionTranslation) => !title.trim() && !text.trim();
  const [first] = Object.entries(translations);
  return {
    ...(record && version ? { id: record.id, version } : {}),
    active,
    kind,
    translations: {
      ...Object.fromEntries(first ? [first] : []),
      ...sentLanguages(translations, Object.keys(record?.translations ?? {}), isBlank),
    },
  };
}

/** The record as it stands, switched on or off. */
export function switchedSection({ id, version, kind, translations }: HomeSectionRecord, active: 0 | 1) {
  return { id, version, active, kind, translations };
}

export function homeSectionErrors(input: HomeSectionForm): Readonly<Record<string, string>> {
  return validate(homeSectionInputSchema, input).errors ?? {};
}

/** A section without a title is called by its kind. */
export function sectionName({ kind, translations }: HomeSectionRecord, defaultAbbr: string): string {
  return translations[defaultAbbr]?.title || homeSectionKindLabels[kind];
}
