import { placedKind } from '@vitrin/shared-contracts/sections/section-place';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';

/** Where a field of a section is, by the ids of the section and of its item. */
export interface SectionPlace {
  section: string;
  /** Null for a field of the section itself. */
  item: string | null;
  field: string;
  /** Null for a value that all languages share. */
  lang: string | null;
}

/** Returns the name of a field of a section: that of its messages and of its element. */
export function sectionFieldName({ section, item, field, lang }: SectionPlace): string {
  const place = lang === null ? ['sections'] : ['translations', lang, 'texts'];
  return [...place, section, ...(item === null ? [] : [item]), field].join('.');
}

/** Returns the place of a field by its name or by its path in the form; null for another field. */
export function sectionPlaceOf(name: string): SectionPlace | null {
  const shared = /^sections\.([\w-]+)\.(?:([\w-]+)\.)?([\w-]+)$/.exec(name);
  if (shared) return placeOf(shared, null);
  const [, lang = null, rest = ''] = /^translations\.([^.]+)\.texts\.(.+)$/.exec(name) ?? [];
  const text = /^([\w-]+)\.(?:items\.)?(?:([\w-]+)\.)?([\w-]+)$/.exec(rest);
  return text ? placeOf(text, lang) : null;
}

function placeOf(
  [, section = '', item, field = '']: readonly (string | undefined)[],
  lang: string | null,
): SectionPlace {
  return { section, item: item ?? null, field, lang };
}

/** Returns the function that returns where the form has the value of a field of these sections. */
export function sectionFieldPlaces(sections: readonly StoredSection[]) {
  return (name: string): string => {
    const place = sectionPlaceOf(name);
    return place ? formPath(sections, place) : name;
  };
}

function formPath(sections: readonly StoredSection[], { section: id, item, field, lang }: SectionPlace): string {
  if (lang !== null) return `translations.${lang}.texts.${id}.${item === null ? '' : `items.${item}.`}${field}`;
  const index = sections.findIndex((section) => section.id === id);
  const own = sections[index];
  const values = `sections[${index}]`;
  // A section of a remote has its name beside its values.
  if (item === null) return `${values}.values.${own?.kind === placedKind ? 'values.' : ''}${field}`;
  const itemIndex = own?.items?.findIndex((each) => each.id === item) ?? -1;
  return `${values}.items[${itemIndex}].values.${field}`;
}
