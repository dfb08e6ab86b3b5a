import { parse } from 'secure-json-parse';
import { cleanLine } from '@vitrin/shared-contracts/invisible';
import type { SectionFields, SectionFieldType } from '@vitrin/shared-contracts/sections/define-section';
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
 * Returns the translations of a page with cleaned texts, and without those of sections that it no longer has.
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
      return text ? [[item.id, cleanedValues(fields, text, { lang, field: `${place.field}.${item.id}` })]] : [];
    }),
  );
  return { ...cleanedValues(filled.texts, own, place), ...(items.length > 0 && { items: kept }) };
}

function cleanedValues(
  fields: SectionFields,
  values: Readonly<Record<string, unknown>>,
  { lang, field }: { lang: string; field: string },
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      cleanedValue(fields[name]?.type, value, { lang, field: `${field}.${name}` }),
    ]),
  );
}

function cleanedValue(
  type: SectionFieldType | undefined,
  value: unknown,
  place: { lang: string; field: string },
): unknown {
  if ((type === 'text' || type === 'longText') && typeof value === 'string') return cleanLine(value);
  const isDocument = type === 'richText' && typeof value === 'object' && value !== null;
  return isDocument ? parse(toRichText(value, place).document) : value;
}
