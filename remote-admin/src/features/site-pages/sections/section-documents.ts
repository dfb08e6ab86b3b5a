import type { CheckedDocument } from '@vitrin/shared-contracts/content-check';
import { filledSection } from '@vitrin/shared-contracts/sections/placed-sections';
import type { KnownRemotes } from './placeable-sections.ts';
import type { SectionValues } from './section-edits.ts';
import { sectionFieldName } from './section-paths.ts';

/** Returns the documents of the sections of a page, in the order of the page. */
export function documentsOfSections(
  { sections, translations }: SectionValues,
  { remotes }: KnownRemotes,
): CheckedDocument[] {
  return Object.entries(translations).flatMap(([lang, text]) =>
    sections.flatMap((section) =>
      Object.entries(filledSection(section, remotes)?.texts ?? {})
        .filter(([, { type }]) => type === 'richText')
        .map(([field]) => ({
          path: sectionFieldName({ section: section.id, item: null, field, lang }),
          language: lang,
          value: text.texts[section.id]?.[field],
        })),
    ),
  );
}
