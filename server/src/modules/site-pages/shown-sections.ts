import type { PageSection } from '@vitrin/shared-contracts/site-pages';
import type { SectionField, SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import { isEmptySection, saysSomething } from '@vitrin/shared-contracts/sections/empty-section';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { SectionTexts, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import type { Picture } from '@vitrin/shared-contracts/pictures';
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

function shownSection({ id, kind, values, items = [] }: StoredSection, shown: Shown): PageSection {
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

function valuesOf(fields: SectionFields, values: Values, shown: Shown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, shownValue(field, values[name], shown)]),
  );
}

/** A value that a newer form or an incomplete section lacks is shown as an empty one. */
function shownValue(field: SectionField<unknown, unknown>, value: unknown, { pictures, lang }: Shown): unknown {
  switch (field.type) {
    case 'picture':
      return pictures.get(mediaId(value)) ?? null;
    case 'pictures':
      return (Array.isArray(value) ? value : []).flatMap((each) => pictures.get(mediaId(each)) ?? []);
    case 'richText':
      return value === undefined || value === null ? '' : toRichText(value, { lang, field: '' }).content;
    case 'flag':
      return value === 1 ? 1 : 0;
    case 'choice':
      return typeof value === 'string' ? value : (Object.keys(field.values ?? {})[0] ?? '');
    case 'address':
    case 'longText':
    case 'text':
    case 'video':
      return typeof value === 'string' ? value : '';
  }
}

function mediaId(value: unknown): number {
  return typeof value === 'object' && value !== null && 'media_id' in value ? Number(value.media_id) : 0;
}
