import type { CheckedDocument } from '@vitrin/shared-contracts/content-check';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { SectionValues } from './section-edits.ts';
import { sectionFieldName } from './section-paths.ts';

/** Returns the documents of the sections of a page, in the order of the page. */
export function documentsOfSections({ sections, translations }: SectionValues): CheckedDocument[] {
  return Object.entries(translations).flatMap(([lang, text]) =>
    sections.flatMap(({ id, kind }) =>
      Object.entries(sectionDefinition(kind)?.texts ?? {})
        .filter(([, { type }]) => type === 'richText')
        .map(([field]) => ({
          path: sectionFieldName({ section: id, item: null, field, lang }),
          language: lang,
          value: text.texts[id]?.[field],
        })),
    ),
  );
}
