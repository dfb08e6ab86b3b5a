import { checkSections } from '@vitrin/shared-contracts/sections/check-sections';
import type { FieldErrors } from '../../../editing/form/field-errors.ts';
import type { KnownRemotes } from './placeable-sections.ts';
import type { SectionValues } from './section-edits.ts';
import { sectionPlaceOf } from './section-paths.ts';

/** Returns the messages of a request and those of its sections. Languages that are not sent are not checked. */
export function withSectionErrors(found: FieldErrors, values: SectionValues, { remotes }: KnownRemotes): FieldErrors {
  const texts = Object.entries(values.translations).map(([lang, translation]) => [lang, translation.texts] as const);
  const [defaultLanguage] = Object.keys(values.translations);
  const checked = { sections: values.sections, texts: Object.fromEntries(texts), remotes, defaultLanguage };
  return { ...checkSections(checked), ...found };
}

/** Returns the paths of the messages of a section, or of one of its items; in all languages. */
export function errorsOfSection(errors: FieldErrors, id: string, itemId?: string): string[] {
  return Object.keys(errors).filter((path) => {
    const place = sectionPlaceOf(path);
    return place?.section === id && (itemId === undefined || place.item === itemId);
  });
}
