import { loginPath, panelPath } from './initial-paths.ts';
import { recordModuleNames } from '../modules/record-modules.ts';
import { publicPaths, reservedSegments } from '../api/paths.ts';

/** First path segments that are used by content of the site: languages and additional remotes. */
export interface ContentSegments {
  /** Abbreviations of active and inactive languages; activating a language then needs no second check. */
  languages?: readonly string[];
  /** Segments of additional remotes. */
  remotes?: readonly string[];
}

/** Owner of a first path segment. `system`: endpoints, files, sign-in and panel; `page`: a page of the public site. */
export type SegmentOwner = 'system' | 'page' | 'language' | 'remote';

const systemSegments: ReadonlySet<string> = new Set([
  ...reservedSegments,
  firstSegment(loginPath),
  firstSegment(panelPath),
]);

const pageSegments: ReadonlySet<string> = new Set([
  ...Object.values(publicPaths).map((path) => firstSegment(typeof path === 'string' ? path : path('-'))),
  ...recordModuleNames,
]);

/**
 * Finds the owner of a first path segment. Languages, additional remotes, reserved names and pages share these
 * segments, and every new name must be checked here.
 * @param segment - first path segment without slashes
 * @returns the owner; null when the segment is free
 */
export function ownerOfSegment(
  segment: string,
  { languages = [], remotes = [] }: ContentSegments = {},
): SegmentOwner | null {
  if (systemSegments.has(segment)) return 'system';
  if (pageSegments.has(segment)) return 'page';
  if (languages.includes(segment)) return 'language';
  return remotes.includes(segment) ? 'remote' : null;
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
