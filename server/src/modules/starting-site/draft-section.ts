import type { OneSectionTexts, SectionTexts, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { sectionDefinition, type SectionKind } from '@vitrin/shared-contracts/sections/section-kinds';

type Values = Readonly<Record<string, unknown>>;

/** A section of the starting site with its texts. */
export interface DraftSection {
  kind: SectionKind;
  values?: Values;
  texts: Values;
  items?: readonly { values?: Values; texts: Values }[];
}

/** The sections of a page as its form sends them. */
export interface PageParts {
  sections: StoredSection[];
  texts: SectionTexts;
}

/** Returns the sections of a page. Ids are found within their page, those of items within their section. */
export function pageParts(drafts: readonly DraftSection[]): PageParts {
  const entries = drafts.map((draft, index) => ({ draft, id: `s${index + 1}` }));
  return {
    sections: entries.map(({ draft, id }) => storedSection(id, draft)),
    texts: Object.fromEntries(entries.map(({ draft, id }) => [id, storedTexts(draft)])),
  };
}

const itemId = (index: number) => `i${index + 1}`;

function storedSection(id: string, { kind, values = {}, items }: DraftSection): StoredSection {
  const parts = items?.map((item, index) => ({ id: itemId(index), values: item.values ?? {} }));
  return { id, kind, v: sectionDefinition(kind)?.version ?? 1, values, ...(parts && { items: parts }) };
}

function storedTexts({ texts, items }: DraftSection): OneSectionTexts {
  if (!items) return texts;
  return { ...texts, items: Object.fromEntries(items.map((item, index) => [itemId(index), item.texts])) };
}
