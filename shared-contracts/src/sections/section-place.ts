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
 * Events of the element of a place: a page has rendered it, which bubbles, and the page is removing it. The shell shows the
 * section in between.
 */
export const placeEvents = { rendered: 'vitrin:place', removed: 'vitrin:place-removed' } as const;

/** Name of the attribute of the element that contains the markup of a section; its value is the id of the section. */
export const placeAttribute = 'data-section';
