import type { PlaceableRemote, PlaceableSection } from '@vitrin/shared-contracts/placeable-sections';
import { placedVersion } from '@vitrin/shared-contracts/sections/placed-sections';
import { placedKind } from '@vitrin/shared-contracts/sections/section-place';
import { sectionDefinition, type AnySection } from '@vitrin/shared-contracts/sections/section-kinds';
import type { SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import type {
  SectionTexts,
  StoredItem,
  StoredSection,
  OneSectionTexts,
} from '@vitrin/shared-contracts/sections/stored-sections';
import type { Embed } from '../../../rich-text/embeds.ts';

/** What the form of a page has of its sections. */
export interface SectionValues {
  sections: StoredSection[];
  translations: Record<string, { texts: SectionTexts }>;
}

/** A section with its texts in every language that has some. */
export interface WholeSection {
  section: StoredSection;
  texts: Readonly<Record<string, OneSectionTexts>>;
}

const ID_LENGTH = 12;

/** Returns a new id of a section or of an item. It begins with a letter: in the path of a field, a number would be an index. */
export function newId(): string {
  return `s${crypto.randomUUID().replaceAll('-', '').slice(0, ID_LENGTH)}`;
}

/** Returns an empty section of a kind. */
export function newSection({ kind, version, shared, items }: AnySection): StoredSection {
  const section = { id: newId(), kind, v: version, values: initialValues(shared) };
  return items ? { ...section, items: [] } : section;
}

/** Returns an empty section that a remote renders. */
export function newPlacedSection({ name: remote }: PlaceableRemote, { name, shared }: PlaceableSection): StoredSection {
  const values = { remote, section: name, values: initialValues(shared) };
  return { id: newId(), kind: placedKind, v: placedVersion, values };
}

/** Returns the values of fields that a new section or item has from the beginning: the first option of a choice. */
export function initialValues(fields: SectionFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { values }]) => (values ? [[name, Object.keys(values)[0]]] : [])),
  );
}

/** Returns a section with its texts. */
export function wholeSection({ sections, translations }: SectionValues, id: string): WholeSection | null {
  const section = sections.find((each) => each.id === id);
  if (!section) return null;
  const texts = Object.entries(translations).flatMap(([lang, { texts: all }]): [string, OneSectionTexts][] => {
    const own = all[id];
    return own ? [[lang, own]] : [];
  });
  return { section, texts: Object.fromEntries(texts) };
}

/** Returns the same section with new ids for itself and its items. */
export function copyOfSection({ section, texts }: WholeSection): WholeSection {
  const { items } = section;
  const ids = new Map(items?.map((item) => [item.id, newId()]));
  const idOf = (id: string) => ids.get(id) ?? id;
  const copied = { ...section, id: newId() };
  return {
    section: items ? { ...copied, items: items.map((item) => ({ ...item, id: idOf(item.id) })) } : copied,
    texts: mapEntries(texts, ({ items: own, ...rest }) =>
      own ? { ...rest, items: Object.fromEntries(Object.entries(own).map(([id, text]) => [idOf(id), text])) } : rest,
    ),
  };
}

/** Returns the values with a section at a place. */
export function withSection<V extends SectionValues>(values: V, { section, texts }: WholeSection, index: number): V {
  return {
    ...values,
    sections: values.sections.toSpliced(index, 0, section),
    translations: mapEntries(values.translations, (translation, lang) => {
      const own = texts[lang];
      return own ? { ...translation, texts: { ...translation.texts, [section.id]: own } } : translation;
    }),
  };
}

/** Returns the values without a section and without its texts. */
export function withoutSection<V extends SectionValues>(values: V, id: string): V {
  return {
    ...values,
    sections: values.sections.filter((section) => section.id !== id),
    translations: mapEntries(values.translations, (translation) => ({
      ...translation,
      texts: without(translation.texts, id),
    })),
  };
}

/** Returns the values with one section replaced. */
export function withChangedSection<V extends SectionValues>(
  values: V,
  id: string,
  change: (section: StoredSection) => StoredSection,
): V {
  return { ...values, sections: values.sections.map((section) => (section.id === id ? change(section) : section)) };
}

/** Hides a section, or shows it again: in a merge, a value that is missing would be one that was not changed. */
export function toggledSection(section: StoredSection): StoredSection {
  return { ...section, off: !section.off };
}

/** Makes the section of a map one of a video, or the other way round: their texts have the same names. */
export function withEmbed(section: StoredSection, { kind, address }: Embed): StoredSection {
  const { map: _map, video: _video, ...others } = section.values;
  return { ...section, kind, v: sectionDefinition(kind)?.version ?? 1, values: { ...others, [kind]: address } };
}

/** An item of a section with its texts. */
interface WholeItem {
  item: StoredItem;
  texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Returns the values with an item of a section at a place. */
export function withItem<V extends SectionValues>(values: V, id: string, { item, texts }: WholeItem, at: number): V {
  const changed = withChangedSection(values, id, (section) => ({
    ...section,
    items: (section.items ?? []).toSpliced(at, 0, item),
  }));
  return withItemTexts(changed, id, (items, lang) => {
    const own = texts[lang];
    return own ? { ...items, [item.id]: own } : items;
  });
}

/** Returns the values without an item and without its texts. */
export function withoutItem<V extends SectionValues>(values: V, id: string, itemId: string): V {
  const changed = withChangedSection(values, id, (section) => ({
    ...section,
    items: (section.items ?? []).filter((item) => item.id !== itemId),
  }));
  return withItemTexts(changed, id, (items) => without(items, itemId));
}

/** Returns an item of a section with its texts; null if there is none. */
export function wholeItem(values: SectionValues, id: string, itemId: string): WholeItem | null {
  const whole = wholeSection(values, id);
  const item = whole?.section.items?.find((each) => each.id === itemId);
  if (!whole || !item) return null;
  const texts = Object.entries(whole.texts).flatMap(([lang, { items = {} }]) => {
    const own = items[itemId];
    return own ? [[lang, own] as const] : [];
  });
  return { item, texts: Object.fromEntries(texts) };
}

type ItemTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Languages without texts of the items of the section stay as they are, unless they get some. */
function withItemTexts<V extends SectionValues>(
  values: V,
  id: string,
  change: (items: ItemTexts, lang: string) => ItemTexts,
): V {
  return {
    ...values,
    translations: mapEntries(values.translations, (translation, lang) => {
      const own = translation.texts[id];
      const before = own?.items ?? {};
      const items = change(before, lang);
      if (items === before || (!own?.items && Object.keys(items).length === 0)) return translation;
      return { ...translation, texts: { ...translation.texts, [id]: { ...own, items } } };
    }),
  };
}

function without<T>(entries: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([each]) => each !== name));
}

function mapEntries<T, R>(entries: Readonly<Record<string, T>>, map: (value: T, name: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, map(value, name)]));
}
