import { declarationOf, filledSection, placedName } from '@vitrin/shared-contracts/sections/placed-sections';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import type { OneSectionTexts, StoredItem, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { documentText } from '../../../editing/document-text.ts';
import { remoteTitle, type KnownRemotes } from './placeable-sections.ts';
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
export function textOfSection(section: StoredSection, lang: string, values: Named, known: KnownRemotes): string {
  const textIn = (each: string) => textOf(section, values.translations[each]?.texts[section.id], known);
  return textIn(lang) || textIn(defaultLanguage(values));
}

function textOf(section: StoredSection, texts: OneSectionTexts | undefined, { remotes }: KnownRemotes): string {
  const filled = filledSection(section, remotes);
  if (!filled || !texts) return '';
  const { items: declared } = filled;
  const { items = [] } = section;
  const own = firstText(filled.texts, texts);
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

/**
 * Returns the label of the kind of a section, for one of a remote its title with that of the remote; a name for a kind that this
 * version does not know.
 */
export function kindLabel(section: StoredSection, { remotes }: KnownRemotes): string {
  const placed = placedName(section);
  if (!placed) return sectionDefinition(section.kind)?.label ?? 'Bilinmeyen bölüm';
  const title = declarationOf(section, remotes)?.title ?? 'Uygulama';
  return `${title} (${remoteTitle(placed.remote, remotes)})`;
}

/** Returns the labels of fields of sections with the name of their section: 'Kartlar “Hizmetlerimiz”: Adres'. */
export function sectionLabels(
  paths: readonly string[],
  values: SectionValues,
  known: KnownRemotes,
): Record<string, string> {
  return Object.fromEntries(
    paths.flatMap((path) => {
      const place = sectionPlaceOf(path);
      const section = values.sections.find(({ id }) => id === place?.section);
      return place && section ? [[path, fieldLabel(section, place, values, known)]] : [];
    }),
  );
}

function fieldLabel(
  section: StoredSection,
  { item: itemId, field, lang }: SectionPlace,
  values: SectionValues,
  known: KnownRemotes,
): string {
  const shown = lang ?? defaultLanguage(values);
  const item = section.items?.find(({ id }) => id === itemId);
  const label = fieldsOf(section, item ? 'item' : 'section', known)[field]?.label ?? field;
  const text = textOfSection(section, shown, values, known);
  const kind = kindLabel(section, known);
  const name = text === '' ? kind : `${kind} “${text}”`;
  return item ? `${name}, ${itemName(section, item, shown, values)}: ${label}` : `${name}: ${label}`;
}

function fieldsOf(section: StoredSection, part: 'item' | 'section', { remotes }: KnownRemotes): SectionFields {
  const filled = filledSection(section, remotes);
  const declared = part === 'item' ? filled?.items : filled;
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
