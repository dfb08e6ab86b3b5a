import { parse } from 'secure-json-parse';
import type { SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { SectionTexts, StoredSection, OneSectionTexts } from '@vitrin/shared-contracts/sections/stored-sections';
import { toRichText } from '../../content/rich-text/rich-text.ts';

interface PageInput<Texts> {
  sections: readonly StoredSection[];
  translations: Readonly<Record<string, Texts | null>>;
}

/**
 * Returns the translations of a page with cleaned documents, and without the texts of sections that it no longer has.
 * @throws Invalid for a document that is too long
 */
export function cleanedTexts<Texts extends { texts: SectionTexts }>({
  sections,
  translations,
}: PageInput<Texts>): Record<string, Texts | null> {
  return Object.fromEntries(
    Object.entries(translations).map(([lang, text]) => [
      lang,
      text && { ...text, texts: cleaned(sections, text.texts, lang) },
    ]),
  );
}

function cleaned(sections: readonly StoredSection[], texts: SectionTexts, lang: string): SectionTexts {
  return Object.fromEntries(
    sections.flatMap((section): [string, OneSectionTexts][] => {
      const own = texts[section.id];
      return own ? [[section.id, cleanedSection(section, own, lang)]] : [];
    }),
  );
}

function cleanedSection(
  { id, kind, items = [] }: StoredSection,
  texts: OneSectionTexts,
  lang: string,
): OneSectionTexts {
  const definition = sectionDefinition(kind);
  if (!definition) return texts;
  const place = { lang, field: `translations.${lang}.texts.${id}` };
  const { items: written, ...own } = texts;
  const kept = Object.fromEntries(
    items.flatMap((item) => {
      const text = written?.[item.id];
      const fields = definition.items?.texts ?? {};
      return text ? [[item.id, withDocuments(fields, text, { lang, field: `${place.field}.${item.id}` })]] : [];
    }),
  );
  return { ...withDocuments(definition.texts, own, place), ...(items.length > 0 && { items: kept }) };
}

function withDocuments(
  fields: SectionFields,
  values: Readonly<Record<string, unknown>>,
  { lang, field }: { lang: string; field: string },
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isDocument = fields[name]?.type === 'richText' && typeof value === 'object' && value !== null;
      return [
        name,
        isDocument ? (parse(toRichText(value, { lang, field: `${field}.${name}` }).document) as object) : value,
      ];
    }),
  );
}
