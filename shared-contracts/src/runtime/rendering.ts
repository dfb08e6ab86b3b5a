import type { HydrationData } from './boot.ts';
import type { Branding } from '../api/branding.ts';
import type { SubmittedForm } from '../api/submitted-form.ts';
import type { Language } from '../api/languages.ts';
import type { ListNames } from '../rules/list-names.ts';
import type { Head, RemoteApp, RemoteContext } from './remote-app.ts';
import type { RemoteSections, SectionPlace } from './remote-sections.ts';

/** Page that the server renders with the server bundle of the shell. */
export interface RenderRequest {
  /** Path and query as the site has them, without the language prefix. */
  url: string;
  /** Path prefix of the language (`/en`) in all addresses of the page; missing for the default language. */
  basename?: string;
  language: Language;
  branding: Branding;
  /** Rejected form that was submitted without JavaScript; see `RemoteContext.submitted`. */
  submitted?: SubmittedForm;
  /** First path segment of an additional remote; see `RemoteContext.segment`. */
  segment?: string;
  /** Names of lists on this site; see `RemoteContext.listNames`. */
  listNames?: ListNames;
  /** Abbreviations of the languages with a path prefix; given with `listNames`. */
  languages?: readonly string[];
}

/**
 * Result of rendering a page. `routes` are the ids of the matched routes; the first style file of a lazily loaded route
 * has the route id as its name.
 */
export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; html: string; head: Head | null; hydration: HydrationData; routes: string[] };

/** Section of a remote that the server renders with the server bundle of the shell. */
export interface SectionRequest extends SectionPlace {
  /** Name of its declaration. */
  name: string;
  /** Values as its component gets them. */
  values: Record<string, unknown>;
  language: Language;
  branding: Branding;
  /** See `SectionContext.pageUrl`. */
  pageUrl: string;
  /** Names of lists on this site; see `RemoteContext.listNames`. */
  listNames?: ListNames;
}

/** Rendered section; `data` is the result of its `load`, null without one. */
export interface SectionResult {
  html: string;
  data: unknown;
}

/**
 * Exports of the server bundle of the shell: the shared singletons, which remotes load with `require`, and the render
 * function.
 */
export interface ShellServerBundle {
  shared: Record<string, unknown>;
  /** Renders a page of the remote; `read` answers the reads of its loaders. */
  render: (app: RemoteApp, request: RenderRequest, read: RemoteContext['read']) => Promise<RenderResult>;
  /**
   * Renders one section of the remote; `read` answers the reads of its `load`. Rejects for an unknown name. Missing in older
   * shells.
   */
  renderSection?: (
    sections: RemoteSections,
    request: SectionRequest,
    read: RemoteContext['read'],
  ) => Promise<SectionResult>;
}

/**
 * Script of the shell that starts a release in the smoke test. No document loads it. Shells of version 1.0 do not have
 * it; stored shells have it under this name, so it cannot change.
 */
export const smokeTestFile = 'rehearsal.js';

/** Place of a section in the smoke test. */
export const testedPlace: SectionPlace = { id: 'deneme', heading: 2 };

/** A section as the server bundle has rendered it, which `smokeTestFile` hydrates. */
export interface TestedSection {
  name: string;
  html: string;
  values: Record<string, unknown>;
  data: unknown;
}

/** Event of the document when the shell has rendered the page and it responds to input. */
export const readyEvent = 'vitrin:ready';

/** Route of a release that the smoke test found. */
export interface FoundRoute {
  id: string;
  /** Full path pattern, such as `/makale/:slug`. */
  path: string;
}

declare global {
  /**
   * Set by `smokeTestFile`: starts the release in the boot data of the page and loads all its modules. Returns its
   * routes; rejects with the cause of a failure.
   */
  var vitrinRehearsal: (() => Promise<FoundRoute[]>) | undefined;
  /**
   * Set by `smokeTestFile` of shells that show sections: hydrates sections of the release in the boot data of the page. Rejects
   * with the section and the cause of a failure.
   */
  var vitrinTestSections: ((sections: readonly TestedSection[]) => Promise<void>) | undefined;
}
