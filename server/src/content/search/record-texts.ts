import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { AnyRecord } from '@vitrin/shared-contracts/records/define-record';
import type { Field, FieldSet } from '@vitrin/shared-contracts/records/field';
import type { SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import { isEmptySection } from '@vitrin/shared-contracts/sections/empty-section';
import { placedName } from '@vitrin/shared-contracts/sections/placed-sections';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { OneSectionTexts, SectionTexts, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { documentText } from '../rich-text/document-html.ts';
import { readableText } from './readable-text.ts';

/** The text of a record in one language, as a search shows it. */
export interface RecordText {
  lang: string;
  title: string;
  /** Texts, separated by empty lines. */
  body: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Characters of a text that are searched; longer ones are documents that belong into a file. */
export const MAX_BODY = 100_000;

/**
 * Returns what visitors read of a record in each of its languages: the name, then the other texts of the declaration. What
 * only search engines see, and what all languages share, is left out, except for codes.
 */
export function recordTexts({ shared, translated }: AnyRecord, values: ContentValues): RecordText[] {
  const [name = ''] = Object.keys(translated);
  const codes = textsOf(shared, values, ({ type }) => type === 'code');
  const { [name]: _name, ...others } = translated;
  return Object.entries(values.translations ?? {}).flatMap(([lang, texts]) => {
    if (!texts) return [];
    const own = textsOf(others, texts, (field) => isRead(field, values));
    const sections = sectionTexts(shared, translated, values, texts);
    const body = [...codes, ...own, ...sections].filter((text) => text.trim() !== '').join('\n\n');
    return [{ lang, title: textOf(texts[name]), body: body.slice(0, MAX_BODY).toWellFormed() }];
  });
}

/** A search title and its description repeat the text, or stand for it elsewhere. What a flag hides is never shown. */
function isRead({ isOptional, hiddenBy }: Field<unknown>, values: Values): boolean {
  return isOptional !== true && (hiddenBy === undefined || values[hiddenBy] !== 1);
}

function textsOf(fields: FieldSet, values: Values, isWanted: (field: Field<unknown>) => boolean): string[] {
  return Object.entries(fields)
    .filter(([, field]) => isWanted(field))
    .flatMap(([name, { type }]) => {
      const value = values[name];
      if (type === 'richText') return [documentText(value)];
      if (type === 'pairs')
        return Array.isArray(value)
          ? (value as Values[]).flatMap((pair) => [textOf(pair['label']), textOf(pair['value'])])
          : [];
      if (type === 'labels') return Array.isArray(value) ? value.map(textOf) : [];
      return type === 'text' || type === 'longText' || type === 'code' ? [textOf(value)] : [];
    });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Texts of the sections that are on the site, in their order. */
function sectionTexts(shared: FieldSet, translated: FieldSet, values: Values, texts: Values): string[] {
  const lists = namesOf(shared, 'sections').map((name) => values[name]);
  const written = namesOf(translated, 'sectionTexts').map((name) => texts[name]);
  const [sections, bySection] = [lists[0], written[0]] as [StoredSection[] | undefined, SectionTexts | undefined];
  if (!Array.isArray(sections) || !bySection) return [];
  return sections
    .filter((section) => section.off !== true && !isEmptySection(section, bySection))
    .flatMap((section) => textsOfSection(section, bySection[section.id] ?? {}));
}

function namesOf(fields: FieldSet, type: Field<unknown>['type']): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (field.type === type ? [name] : []));
}

function textsOfSection(section: StoredSection, texts: OneSectionTexts): string[] {
  // What its remote declares changes without a write of the page, so the texts of such a section are read by their form.
  if (placedName(section)) return [readableText(texts)];
  const { kind, items = [] } = section;
  const definition = sectionDefinition(kind);
  if (!definition) return [];
  const ofItems = definition.items
    ? items.flatMap(({ id }) => writtenTexts(definition.items?.texts ?? {}, texts.items?.[id] ?? {}))
    : [];
  return [...writtenTexts(definition.texts, texts), ...ofItems];
}

function writtenTexts(fields: SectionFields, values: Values): string[] {
  return Object.entries(fields).flatMap(([name, { type }]) => {
    const value = values[name];
    if (type === 'richText') return [documentText(value)];
    return type === 'text' || type === 'longText' ? [textOf(value)] : [];
  });
}
