import type { HomeSection } from 'shared-contracts/home-sections';
import type { HomeData } from './home.loader.ts';

/** What every kind of section gets. */
export interface SectionProps {
  section: HomeSection;
  data: HomeData;
  /** The first section of its kind has the kind's own anchor; of sliders, the page's first heading. */
  isFirstOfKind: boolean;
  /** Stands below the header, before everything else. */
  isOnTop: boolean;
}
