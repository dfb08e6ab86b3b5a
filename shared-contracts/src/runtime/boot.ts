import type { Branding } from '../api/branding.ts';
import type { Language } from '../api/languages.ts';
import type { ListNames } from '../rules/list-names.ts';
import type { ReleaseChoice, RemoteName, ResolvedRelease } from '../api/releases.ts';
import type { SectionPlace } from './remote-sections.ts';

/** Part of the site that a document belongs to: public site, sign-in or panel. */
export type Surface = 'public' | 'auth' | 'admin';

/** Id of the element with the boot data (JSON) in every document. It holds no secrets. */
export const bootElementId = 'boot';
/** Id of the element that the shell renders into. */
export const rootElementId = 'root';

/** Scripts of the shell that documents of the server load, by what they do. A published shell contains all of them. */
export const shellScripts = {
  /** Starts the surface. */
  start: 'shell.js',
  /** Small script of public and sign-in documents, which loads `start`. */
  loader: 'loader.js',
  /** Consent notice of public documents. */
  consent: 'consent.js',
  /** Players of the videos of a page. */
  video: 'video.js',
  /** Theme of the panel before its first paint. */
  theme: 'theme.js',
  /** First requests of the panel. */
  status: 'status.js',
  /** HTTP client, which the panel preloads. */
  http: 'http.js',
} as const;

/** Boot data of a document: everything the shell needs to start without another request. */
export interface BootBlock {
  surface: Surface;
  /** Value of the `X-CSRF-TOKEN` header, valid for this surface only. */
  csrf: string;
  branding: Branding;
  language: Language;
  /** Abbreviations of the languages with a path prefix; missing in documents of older servers. */
  languages?: readonly string[];
  /** Remote by first path segment; `*` matches every other segment. */
  surfaces: Record<string, RemoteName>;
  /** Names of lists on this site whose segments something else has; missing where all have their own, and in other remotes. */
  list_names?: ListNames;
  release: ResolvedRelease;
  /** Release that the next document loads when `release` fails to start; null when there is no other. */
  fallback: ResolvedRelease | null;
  /** Reason why this release was chosen; missing in documents of older servers. */
  choice?: ReleaseChoice;
  /** Addresses of the scripts of the rendered page, loaded in parallel with the entry of the remote. */
  page_scripts: string[];
  /**
   * Addresses of the requests of the first screen, which the document sends before the shell has loaded; missing in
   * documents of older servers.
   */
  reads?: readonly string[];
  /** CSP nonce of styles that are written at run time; null except in the panel. */
  style_nonce: string | null;
  /** Route data of the server rendering; null when the root element is empty, or while it is at `hydration_address`. */
  hydration: HydrationData | null;
  /**
   * Address of the route data when the document does not contain it; it never changes and is gone once the content has
   * changed. Missing in documents of older servers.
   */
  hydration_address?: string | null;
  /** Sections of remotes that the document shows; missing in documents without any. */
  sections?: readonly BootSection[];
  /**
   * Origin of the public site when the panel has a host of its own; missing when it is that of this document, and outside
   * the panel.
   */
  site_origin?: string;
}

/** Data of the server rendering, from which the browser hydrates the page. `loaderData` is keyed by route id. */
export interface HydrationData {
  loaderData: Record<string, unknown>;
}

/** Section of a remote that the server has rendered into a document. A section that it could not render is not listed. */
export interface BootSection extends SectionPlace {
  /** Name of its declaration. */
  name: string;
  /** Key of the section with the values of this place, which reports name; missing in documents of older servers. */
  place?: string;
  release: ResolvedRelease;
  /** Reason why this release was chosen; a preview is not reported. */
  choice?: ReleaseChoice;
  /** What the browser hydrates it from; null while it is at `hydration_address`. */
  hydration: SectionHydration | null;
  /** Address of the hydration data; it never changes and is gone once the content has changed. Null if they are in the document. */
  hydration_address: string | null;
}

/** Values and data of a rendered section, from which the browser hydrates it. */
export interface SectionHydration {
  values: Record<string, unknown>;
  data: unknown;
}

/** Response of `GET /api/sections/{page}`: the rendered sections of a page that the browser navigates to. */
export interface RenderedSections {
  sections: BootSection[];
  /** Markup by id of the place: of the section, or of its fallback text. */
  html: Record<string, string>;
  /** Addresses of the style sheets of the sections, in load order. */
  styles: string[];
}
