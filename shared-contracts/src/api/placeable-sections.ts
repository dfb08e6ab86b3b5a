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
