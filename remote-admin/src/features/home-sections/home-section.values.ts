import { homeSectionKindLabels, type HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';

/** Returns the stored record with only `active` changed. */
export function sectionWithActive({ id, version, kind, translations }: HomeSectionRecord, active: 0 | 1) {
  return { id, version, active, kind, translations };
}

/** Returns the title of a section, or the label of its kind if it has none. */
export function sectionName({ kind, translations }: HomeSectionRecord, defaultAbbr: string): string {
  return translations[defaultAbbr]?.title || homeSectionKindLabels[kind];
}
