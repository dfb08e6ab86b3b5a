import type { PictureReference, SectionField, SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import { filledSection } from '@vitrin/shared-contracts/sections/placed-sections';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import type { PictureUse } from '../../../editing/content-check/content-check.ts';
import type { KnownRemotes } from './placeable-sections.ts';
import type { SectionValues } from './section-edits.ts';
import { sectionLabels } from './section-names.ts';
import { sectionFieldName } from './section-paths.ts';

type Values = Readonly<Record<string, unknown>>;

interface Part {
  section: string;
  item: string | null;
  fields: SectionFields;
  values: Values;
  /** Texts in the default language. */
  texts: Values;
}

/** Returns the pictures whose alternative texts visitors get, in the order of the page; not those of hidden sections. */
export function pictureUsesOf(values: SectionValues, known: KnownRemotes): PictureUse[] {
  const [texts] = Object.values(values.translations);
  const parts = values.sections
    .filter(({ off }) => off !== true)
    .flatMap((section) => partsOf(section, texts?.texts[section.id] ?? {}, known));
  return parts.flatMap((part) => usesIn(part, values, known));
}

function partsOf(
  section: StoredSection,
  texts: { items?: Readonly<Record<string, Values>> },
  { remotes }: KnownRemotes,
): Part[] {
  const filled = filledSection(section, remotes);
  if (!filled) return [];
  const { id, items = [] } = section;
  return [
    { section: id, item: null, fields: filled.shared, values: filled.values, texts },
    ...items.map((item) => ({
      section: id,
      item: item.id,
      fields: filled.items?.shared ?? {},
      values: item.values,
      texts: texts.items?.[item.id] ?? {},
    })),
  ];
}

function usesIn(
  { section, item, fields, values: stored, texts }: Part,
  values: SectionValues,
  known: KnownRemotes,
): PictureUse[] {
  return Object.entries(fields)
    .filter(([, field]) => !isSilent(field, texts))
    .flatMap(([name]) => {
      const path = sectionFieldName({ section, item, field: name, lang: null });
      const found = [stored[name]].flat().filter(isReference);
      const label = sectionLabels([path], values, known)[path] ?? '';
      return found.map(({ media_id: id }, index) => ({
        path,
        id,
        label: Array.isArray(stored[name]) ? `${label} (${index + 1}.)` : label,
      }));
    });
}

function isSilent({ silent }: SectionField<unknown, unknown>, texts: Values): boolean {
  if (silent === undefined || silent === true) return silent === true;
  const beside = texts[silent.beside];
  return typeof beside === 'string' && beside.trim() !== '';
}

function isReference(value: unknown): value is PictureReference {
  return typeof value === 'object' && value !== null && 'media_id' in value && typeof value.media_id === 'number';
}
