import { loginPath, panelPath } from './initial-paths.ts';
import { recordModuleNames } from '../modules/record-modules.ts';
import { publicPaths, reservedSegments } from '../api/paths.ts';
import { fold } from './fold.ts';
import type { ListNames } from './list-names.ts';

/** First path segments that are used by content of the site: languages and additional remotes. */
export interface ContentSegments {
  /** Abbreviations of active and inactive languages; activating a language then needs no second check. */
  languages?: readonly string[];
  /** Segments of additional remotes. */
  remotes?: readonly string[];
  /** Names that lists have on this site besides those of `publicPaths`. */
  lists?: ListNames;
}

/** Owner of a first path segment. `system`: endpoints, files, sign-in and panel; `page`: a page of the public site. */
export type SegmentOwner = 'system' | 'page' | 'language' | 'remote';

const systemSegments: ReadonlySet<string> = new Set([
  ...reservedSegments,
  firstSegment(loginPath),
  firstSegment(panelPath),
]);

/** A segment that folding does not change. */
const FOLDED = /^[a-z0-9._~-]*$/;
const INVISIBLE = /[\p{C}\p{Z}]/gu;

const pageSegments: ReadonlySet<string> = new Set([
  ...Object.values(publicPaths).map((path) => firstSegment(typeof path === 'string' ? path : path('-'))),
  ...recordModuleNames,
]);

/**
 * Folds a path segment, so that spellings that readers take for each other become the same: case, diacritics, Turkish
 * letters, compatibility forms and invisible characters.
 * @param segment - decoded, without slashes
 */
export function foldSegment(segment: string): string {
  return FOLDED.test(segment) ? segment : fold(segment.normalize('NFKC')).replace(INVISIBLE, '');
}

/**
 * Finds the reserved name that a segment spells, whatever its case: `Giris-Yap` is `giris-yap`.
 * @param segment - first path segment without slashes
 * @returns the name; null if the segment spells none
 */
export function reservedNameOf(segment: string): string | null {
  const folded = foldSegment(segment);
  return systemSegments.has(folded) ? folded : null;
}

/**
 * Finds the owner of a first path segment. Languages, additional remotes, reserved names and pages share these
 * segments, and every new name must be checked here. Names are compared folded: `Admin` belongs to the panel.
 * @param segment - first path segment without slashes
 * @returns the owner; null when the segment is free
 */
export function ownerOfSegment(
  segment: string,
  { languages = [], remotes = [], lists = {} }: ContentSegments = {},
): SegmentOwner | null {
  const folded = foldSegment(segment);
  const isAmong = (names: readonly string[]) => names.some((name) => foldSegment(name) === folded);
  if (systemSegments.has(folded)) return 'system';
  if (pageSegments.has(folded) || Object.values(lists).includes(folded)) return 'page';
  if (isAmong(languages)) return 'language';
  return isAmong(remotes) ? 'remote' : null;
}

/** Error messages for segments that are already used, for the panel and the command line. */
export const segmentErrors: Readonly<Record<SegmentOwner, string>> = {
  system: 'Bu Adreste Zaten Bir Sayfa Var',
  page: 'Bu Adreste Zaten Bir Sayfa Var',
  language: 'Bu adres bir dilin adresidir.',
  remote: 'Bu adres bir ek birimin adresidir.',
};

/**
 * Returns the first segment of a path; empty for the home page.
 * @param path - absolute path, `/makale/kopru`
 */
export function firstSegment(path: string): string {
  return path.split('/', 2)[1] ?? '';
}
