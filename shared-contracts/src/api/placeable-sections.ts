import { array, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import type { DeclaringRemote } from '../sections/placed-sections.ts';
import type { SectionDeclaration } from '../sections/section-declaration.ts';
import type { RemoteName } from './releases.ts';

/** A section of a remote that editors can place: what its live release declares, without its files. */
export interface PlaceableSection extends Pick<
  SectionDeclaration,
  'title' | 'sentence' | 'drawing' | 'shared' | 'texts' | 'fallback'
> {
  name: string;
}

/** Row of `GET /api/admin/releases/{unit}/places`: a record whose page shows sections of a remote, or that leads to its pages. */
export interface PlacingPage {
  /** Kind of the record in Turkish: 'Sayfa'. */
  entity: string;
  record: string;
  title: string;
  /** Screen that edits it; null if the user may not. */
  screen: string | null;
  /** Titles of the sections and of the pages that it leads to; the name of a section that the live release does not declare. */
  sections: readonly string[];
}

/**
 * Row of `GET /api/admin/placeable-sections`: a remote of the site or its archive. Only one with a live release has
 * sections.
 */
export interface PlaceableRemote extends DeclaringRemote<PlaceableSection> {
  name: RemoteName;
  title: string;
  /** Team that it belongs to; null if it was never handed over. */
  owner: string | null;
  /** `waiting`: none of its releases is live. */
  state: 'live' | 'waiting' | 'archived';
  sections: readonly PlaceableSection[];
}

/**
 * Row of `GET /api/admin/releases/{unit}/switched-off-places`: a place that shows the fallback text of a section, because a
 * release that visitors get fails there, with these values, in their browsers.
 */
export interface SwitchedOffPlace {
  release_id: string;
  /** Time since which it is switched off. */
  at: string;
  /** Title of the section; its name if the live release does not declare it. */
  section: string;
  /** Title of the page. */
  page: string;
  /** Screen that edits the page; null if the user may not. */
  screen: string | null;
  /** Keys of the place, one for each language in which the section fails. */
  places: readonly string[];
}

/** Far more languages than a site has; a place has a key for each. */
const MAX_PLACE_KEYS = 50;
/** `form_data` of `POST /api/admin/releases/{unit}/switch-on`: the section is shown again at these places. */
export const switchOnSchema = object({
  places: array(string().required().max(limits.code)).required().min(1).max(MAX_PLACE_KEYS),
});
/** Validated fields of places that are switched on; see `switchOnSchema`. */
export type SwitchOnInput = InferType<typeof switchOnSchema>;
