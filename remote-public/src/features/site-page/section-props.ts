import type { ShownSection } from '@vitrin/shared-contracts/sections/define-section';
import type { PageSection, SitePage } from '@vitrin/shared-contracts/site-pages';
import type { Tone } from './tones.ts';

/** Props of every section kind. */
export interface SectionProps {
  section: PageSection;
  page: SitePage;
  /** `lang` attribute of the texts of the page; undefined if it is the language of the surrounding site texts. */
  lang: string | undefined;
  tone: Tone;
  /** Name of the chunk with its script and styles, for `data-part`. */
  part: string;
  /** True for the section whose title is the h1 of the page. */
  isLeading: boolean;
}

/**
 * Returns values, texts and items of a section by the names that its kind declares. A section that was stored before its kind had a
 * field has no value of it.
 * @example shownAs<typeof heroSection>(section).layout
 */
export function shownAs<Definition>({ id, values, items }: PageSection): ShownSection<Definition> {
  return { ...values, id, items } as ShownSection<Definition>;
}
