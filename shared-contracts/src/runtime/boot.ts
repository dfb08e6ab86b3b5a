import type { Branding } from '../api/branding.ts';
import type { Language } from '../api/languages.ts';
import type { ReleaseChoice, RemoteName, ResolvedRelease } from '../api/releases.ts';

export type Surface = 'public' | 'auth' | 'admin';

/** Id of the one JSON block that every document carries. It holds no secrets. */
export const bootElementId = 'boot';
/** Id of the element that the shell renders into. */
export const rootElementId = 'root';

/** Boot data: all that the shell needs to start without asking the server again. */
export interface BootBlock {
  surface: Surface;
  /** Value of the header `X-CSRF-TOKEN`; good for this surface alone. */
  csrf: string;
  branding: Branding;
  language: Language;
  /** Abbreviations of the languages that stand below a path of their own; missing in documents of an older server. */
  languages?: readonly string[];
  /** First path segment to remote; `*` is every other segment. */
  surfaces: Record<string, RemoteName>;
  release: ResolvedRelease;
  /** What the next document will name when `release` does not start; null where nothing else is left. */
  fallback: ResolvedRelease | null;
  /** Why it is this release; missing in documents of an older server. */
  choice?: ReleaseChoice;
  /** Addresses of the scripts that the rendered page needs beside the remote's entry; fetched at the same time. */
  page_scripts: string[];
  /** Nonce for runtime styles; the panel alone has one. */
  style_nonce: string | null;
  /** Route data of the server's rendering; null when the root is empty. */
  hydration: HydrationData | null;
}

export interface HydrationData {
  loaderData: Record<string, unknown>;
}
