import type { HomeSectionKind } from '@vitrin/shared-contracts/home-sections';
import type { SectionKind } from '@vitrin/shared-contracts/sections/section-kinds';

/** Kind of a section of the home page by the kind of its row in `home_sections`. */
export const kindOfRow: Readonly<Record<HomeSectionKind, SectionKind>> = {
  slider: 'slides',
  introduction: 'introduction',
  text: 'statement',
  numbers: 'figures',
  catalogue: 'catalogue',
  certificates: 'certificates',
  articles: 'articles',
  contact: 'contact-strip',
};

const rowKinds = new Map(Object.entries(kindOfRow).map(([row, kind]) => [kind as string, row as HomeSectionKind]));

/** Returns the kind of the row of a section; undefined for a section that `home_sections` cannot have. */
export function rowKindOf(kind: string): HomeSectionKind | undefined {
  return rowKinds.get(kind);
}
