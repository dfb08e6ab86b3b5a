import type { PageSection } from '@vitrin/shared-contracts/site-pages';
import type { SectionField, SectionFieldType, SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import type { SectionDeclaration } from '@vitrin/shared-contracts/section-declaration';
import type { ShownPlacement } from '@vitrin/shared-contracts/sections/section-place';
import { isEmptySection, saysSomething } from '@vitrin/shared-contracts/sections/empty-section';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { SectionTexts, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { placedSection, type PlacedSection } from '../../content/placed-sections.ts';
import { referencesIn } from '../../content/record-files.ts';
import { toRichText } from '../../content/rich-text/rich-text.ts';

type Values = Readonly<Record<string, unknown>>;

interface Shown {
  lang: string;
  texts: SectionTexts;
  pictures: ReadonlyMap<number, Picture>;
}

/** Returns the sections of a page that visitors see in one language. Nothing empty is public. */
export function shownSections(sections: readonly StoredSection[], shown: Shown): PageSection[] {
  return sections
    .filter((section) => section.off !== true && !isEmptySection(section, shown.texts))
    .map((section) => shownSection(section, shown));
}

function shownSection(section: StoredSection, shown: Shown): PageSection {
  const { id, kind, values, items = [] } = section;
  const placed = placedSection(section);
  if (placed) return { id, kind, values: { ...placementOf(placed, shown) }, items: [] };
  const definition = sectionDefinition(kind);
  const texts = shown.texts[id] ?? {};
  const declared = definition?.items;
  const itemTexts = (item: string): Values => texts.items?.[item] ?? {};
  return {
    id,
    kind,
    values: {
      ...valuesOf(definition?.shared ?? {}, values, shown),
      ...valuesOf(definition?.texts ?? {}, texts, shown),
    },
    items: declared
      ? items
          .filter(
            (item) => saysSomething(declared.shared, item.values) || saysSomething(declared.texts, itemTexts(item.id)),
          )
          .map((item) => ({
            id: item.id,
            ...valuesOf(declared.shared, item.values, shown),
            ...valuesOf(declared.texts, itemTexts(item.id), shown),
          }))
      : [],
  };
}

function placementOf({ id, remote, name, values }: PlacedSection, shown: Shown): ShownPlacement {
  const texts = shown.texts[id] ?? {};
  const { ids } = referencesIn(JSON.stringify([values, texts]));
  return { remote, section: name, values, texts, pictures: ids.flatMap((each) => shown.pictures.get(each) ?? []) };
}

/** Values of a section of a remote as they are stored. */
interface StoredValues {
  values: Values;
  /** Its texts in the language. */
  texts: Values;
}

/** Returns the values that a section of a remote gets. Those that are missing are empty, as in a new section. */
export function remoteValues(
  { shared, texts }: Pick<SectionDeclaration, 'shared' | 'texts'>,
  stored: StoredValues,
  shown: Omit<Shown, 'texts'>,
): Record<string, unknown> {
  return { ...valuesOf(shared, stored.values, shown), ...valuesOf(texts, stored.texts, shown) };
}

function valuesOf(fields: SectionFields, values: Values, shown: Omit<Shown, 'texts'>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, shownBy[field.type](values[name], shown, field)]),
  );
}

type Show = (value: unknown, shown: Omit<Shown, 'texts'>, field: SectionField<unknown, unknown>) => unknown;

const showIds: Show = (value) => (Array.isArray(value) ? value : []);
const showText: Show = (value) => (typeof value === 'string' ? value : '');

/** How values are shown, by type. One that a newer form or an incomplete section lacks is shown as an empty one. */
const shownBy: Readonly<Record<SectionFieldType, Show>> = {
  address: showText,
  branch: showText,
  branches: showIds,
  choice: (value, _shown, { values = {} }) => (typeof value === 'string' ? value : (Object.keys(values)[0] ?? '')),
  flag: (value) => (value === 1 ? 1 : 0),
  longText: showText,
  map: showText,
  picture: (value, { pictures }) => pictures.get(mediaId(value)) ?? null,
  pictures: (value, { pictures }) =>
    (Array.isArray(value) ? value : []).flatMap((each) => pictures.get(mediaId(each)) ?? []),
  records: showIds,
  richText: (value, { lang }) =>
    value === undefined || value === null ? '' : toRichText(value, { lang, field: '' }).content,
  text: showText,
  video: showText,
};

function mediaId(value: unknown): number {
  return typeof value === 'object' && value !== null && 'media_id' in value ? Number(value.media_id) : 0;
}
