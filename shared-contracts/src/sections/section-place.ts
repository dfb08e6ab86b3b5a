import type { Picture } from '../api/pictures.ts';

/** Kind of the sections that a remote renders. No kind of this site has the name. */
export const placedKind = 'remote';

/**
 * `values` of a section of this kind as pages get it. What its fields mean is declared by the release that renders it, so
 * values and texts are those that are stored.
 */
export interface ShownPlacement {
  remote: string;
  /** Name of the section in the remote. */
  section: string;
  /** Values that all languages share. */
  values: Readonly<Record<string, unknown>>;
  /** Texts in the language of the page. */
  texts: Readonly<Record<string, unknown>>;
  /** Pictures that values and texts name. */
  pictures: Picture[];
}

/**
 * Events of the element of a place. A page has rendered it; the section in it responds to input; the page is removing it. The
 * first two bubble. The shell shows the section between the first and the last one.
 */
export const placeEvents = {
  rendered: 'vitrin:place',
  started: 'vitrin:place-started',
  removed: 'vitrin:place-removed',
} as const;

/** Name of the attribute of the element that contains the markup of a section; its value is the id of the section. */
export const placeAttribute = 'data-section';
