import type { FixedPageSection } from '@vitrin/shared-contracts/page-sections';

/** A section of the home page. Every kind has a title and a text, empty without one. */
export interface HomeSection extends FixedPageSection {
  title: string;
  text: string;
}

/** Returns a section with its title and text, which other kinds may lack. */
export function homeSection(section: FixedPageSection): HomeSection {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return { ...section, title: textOf(section.values['title']), text: textOf(section.values['text']) };
}
