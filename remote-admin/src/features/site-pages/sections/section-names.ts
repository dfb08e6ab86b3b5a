import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import type { StoredItem, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { documentText } from '../../../editing/document-text.ts';
import type { SectionValues } from './section-edits.ts';
import { sectionPlaceOf, type SectionPlace } from './section-paths.ts';

/** Longest name in characters; a quote is longer. */
const MAX_NAME = 80;

/** What names are read from: texts by language, the default one first. */
type Named = Pick<SectionValues, 'translations'>;

/**
 * Returns what a section is called: its first text, else that of its first item, in the language or, until it has one, in the default
 * language; empty without one.
 */
export function textOfSection(section: StoredSection, lang: string, values: Named): string {
  return textIn(section, lang, values) || textIn(section, defaultLanguage(values), values);
}

function textIn({ id, kind, items = [] }: StoredSection, lang: string, { translations }: Named): string {
  const definition = sectionDefinition(kind);
  const texts = translations[lang]?.texts[id];
  if (!definition || !texts) return '';
  const { items: declared } = definition;
  const own = firstText(definition.texts, texts);
  if (own !== '' || !declared) return own;
  return items.map((item) => firstText(declared.texts, texts.items?.[item.id] ?? {})).find(Boolean) ?? '';
}

/** Returns what an item is called: its first text, as that of a section, else its number: '2. adım'. */
export function itemName(section: StoredSection, item: StoredItem, lang: string, values: Named): string {
  const declared = sectionDefinition(section.kind)?.items;
  if (!declared) return '';
  const text = [lang, defaultLanguage(values)]
    .map((each) => firstText(declared.texts, values.translations[each]?.texts[section.id]?.items?.[item.id] ?? {}))
    .find((each) => each !== '');
  const number = (section.items ?? []).findIndex(({ id }) => id === item.id) + 1;
  return text ?? `${number}. ${declared.noun.toLocaleLowerCase('tr')}`;
}

function defaultLanguage({ translations }: Named): string {
  return Object.keys(translations)[0] ?? '';
}

/** Returns the label of a kind; a name for one that this version does not know. */
export function kindLabel(kind: string): string {
  return sectionDefinition(kind)?.label ?? 'Bilinmeyen bölüm';
}

/** Returns the labels of fields of sections with the name of their section: 'Kartlar “Hizmetlerimiz”: Adres'. */
export function sectionLabels(paths: readonly string[], values: SectionValues): Record<string, string> {
  return Object.fromEntries(
    paths.flatMap((path) => {
      const place = sectionPlaceOf(path);
      const section = values.sections.find(({ id }) => id === place?.section);
      return place && section ? [[path, fieldLabel(section, place, values)]] : [];
    }),
  );
}

function fieldLabel(
  section: StoredSection,
  { item: itemId, field, lang }: SectionPlace,
  values: SectionValues,
): string {
  const shown = lang ?? defaultLanguage(values);
  const item = section.items?.find(({ id }) => id === itemId);
  const label = fieldsOf(section, item ? 'item' : 'section')[field]?.label ?? field;
  const text = textOfSection(section, shown, values);
  const name = text === '' ? kindLabel(section.kind) : `${kindLabel(section.kind)} “${text}”`;
  return item ? `${name}, ${itemName(section, item, shown, values)}: ${label}` : `${name}: ${label}`;
}

function fieldsOf({ kind }: StoredSection, part: 'item' | 'section'): SectionFields {
  const definition = sectionDefinition(kind);
  const declared = part === 'item' ? definition?.items : definition;
  return { ...declared?.shared, ...declared?.texts };
}

function firstText(fields: SectionFields, texts: Readonly<Record<string, unknown>>): string {
  const [name] = Object.keys(fields);
  const first = name === undefined ? undefined : texts[name];
  const others = Object.entries(fields).map(([each]) => texts[each]);
  return [first, ...others].map(plainText).find((text) => text !== '') ?? '';
}

function plainText(value: unknown): string {
  const text =
    typeof value === 'object' && value !== null && 'type' in value
      ? documentText(value, () => '')
      : typeof value === 'string'
        ? value
        : '';
  const [line = ''] = text.trim().split('\n');
  return line.length > MAX_NAME ? `${line.slice(0, MAX_NAME).trimEnd()}…` : line;
}
