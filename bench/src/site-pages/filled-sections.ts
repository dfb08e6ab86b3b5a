import type { SectionField, SectionFields, SectionFieldType } from '@vitrin/shared-contracts/sections/define-section';
import { sectionDefinitions, type AnySection } from '@vitrin/shared-contracts/sections/section-kinds';
import type { OneSectionTexts, SectionTexts, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';

const ITEMS = 3;

/** Sections of a page with their texts in one language. */
export interface SectionsWithTexts {
  sections: StoredSection[];
  texts: SectionTexts;
}

/** Kinds of sections that any page can have. */
export const anyPageKinds: readonly AnySection[] = (sectionDefinitions as readonly AnySection[]).filter(
  ({ only }) => only === undefined || only === 'site-page',
);

/** Returns one section of each kind with a value in every field; `pictures` are ids of the media library. */
export function filledSections(kinds: readonly AnySection[], pictures: readonly number[]): SectionsWithTexts {
  const fill = fillerOf(pictures);
  const filled = kinds.map((kind) => ({ kind, id: `s-${kind.kind}` }));
  return {
    sections: filled.map(({ kind, id }) => ({
      id,
      kind: kind.kind,
      v: kind.version,
      values: fill(kind.shared),
      items: itemIds(kind).map((item) => ({ id: item, values: fill(kind.items?.shared ?? {}) })),
    })),
    texts: Object.fromEntries(filled.map(({ kind, id }) => [id, textsOf(kind, fill)])),
  };
}

type Fill = (fields: SectionFields) => Record<string, unknown>;

function textsOf(kind: AnySection, fill: Fill): OneSectionTexts {
  const items = Object.fromEntries(itemIds(kind).map((item) => [item, fill(kind.items?.texts ?? {})]));
  return { ...fill(kind.texts), title: kind.label, items };
}

function itemIds({ items }: AnySection): string[] {
  return items ? Array.from({ length: ITEMS }, (_, index) => `i${index + 1}`) : [];
}

/** Returns a function that gives each field a value of its type, and each picture field the next picture. */
function fillerOf(pictures: readonly number[]): Fill {
  let next = 0;
  const picture = () => ({ media_id: pictures[next++ % pictures.length] });
  const fillers: Record<SectionFieldType, (field: SectionField<unknown>) => unknown> = {
    address: () => '/iletisim',
    choice: ({ values = {} }) => Object.keys(values)[0],
    flag: () => 0,
    longText: () => 'Projeden anahtar teslimine kadar aynı ekip çalışır. Her adımın tutanağı vardır.',
    picture,
    pictures: () => Array.from({ length: ITEMS }, picture),
    richText: () => paragraph('Taşıyıcı sistem, zemin ve cephe birlikte düşünülür; hesabı verilemeyen çizgi çizilmez.'),
    text: () => 'Birlikte kuralım',
    video: () => 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    // An empty value stands for the first branch, all branches, all records or no map.
    branch: () => '',
    branches: () => [],
    map: () => '',
    records: () => [],
  };
  const valueOf = (field: SectionField<unknown>) => fillers[field.type](field);
  return (fields) => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]));
}

/** Returns a document of the editor with one paragraph. */
export function paragraph(text: string): object {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}
