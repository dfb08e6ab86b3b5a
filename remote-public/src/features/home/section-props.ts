import type { HomeData } from './home.loader.ts';
import type { HomeSection } from './section.ts';

/** Props of every section kind. */
export interface SectionProps {
  section: HomeSection;
  data: HomeData;
  /**
   * True for the first section of its kind, which has the anchor of the kind; the first slider has the h1 of the page.
   */
  isFirstOfKind: boolean;
  /** True for the first section, directly below the header. */
  isOnTop: boolean;
}
