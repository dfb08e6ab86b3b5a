import { parse } from 'secure-json-parse';
import type { SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import {
  filledSection,
  type DeclaringRemote,
  type FilledSection,
} from '@vitrin/shared-contracts/sections/placed-sections';
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
export function cleanedTexts<Texts extends { texts: SectionTexts }>(
  { sections, translations }: PageInput<Texts>,
  remotes: readonly DeclaringRemote[],
): Record<string, Texts | null> {
  return Object.fromEntries(
    Object.entries(translations).map(([lang, text]) => [
      lang,
      text && { ...text, texts: cleaned({ sections, remotes }, text.texts, lang) },
    ]),
  );
}

interface Known {
  sections: readonly StoredSection[];
  /** What remotes declare of their sections. */
  remotes: readonly DeclaringRemote[];
}

function cleaned({ sections, remotes }: Known, texts: SectionTexts, lang: string): SectionTexts {
  return Object.fromEntries(
    sections.flatMap((section): [string, OneSectionTexts][] => {
      const own = texts[section.id];
      const filled = filledSection(section, remotes);
      return own ? [[section.id, filled ? cleanedSection(section, filled, own, lang) : own]] : [];
    }),
  );
}

function cleanedSection(
  { id, items = [] }: StoredSection,
  filled: FilledSection,
  texts: OneSectionTexts,
  lang: string,
): OneSectionTexts {
  const place = { lang, field: `translations.${lang}.texts.${id}` };
  const { items: written, ...own } = texts;
  const kept = Object.fromEntries(
    items.flatMap((item) => {
      const text = written?.[item.id];
      const fields = filled.items?.texts ?? {};
      return text ? [[item.id, withDocuments(fields, text, { lang, field: `${place.field}.${item.id}` })]] : [];
    }),
  );
  return { ...withDocuments(filled.texts, own, place), ...(items.length > 0 && { items: kept }) };
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
