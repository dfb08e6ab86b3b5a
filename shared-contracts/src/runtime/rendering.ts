import type { HydrationData } from './boot.ts';
import type { Branding } from '../api/branding.ts';
import type { SubmittedForm } from '../api/submitted-form.ts';
import type { Language } from '../api/languages.ts';
import type { Head, RemoteApp, RemoteContext } from './remote-app.ts';

/** One page that the server asks the shell's server bundle to render. */
export interface RenderRequest {
  /** Path and query, without the language. */
  url: string;
  /** The language's own path, `/en`, below which every address of the page stands; none for the default language. */
  basename?: string;
  language: Language;
  branding: Branding;
  /** A form that came back with errors; see `RemoteContext.submitted`. */
  submitted?: SubmittedForm;
}

/** `routes`: ids of the matched routes; a lazily loaded route's first style file has the name of its id. */
export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; html: string; head: Head | null; hydration: HydrationData; routes: string[] };

/** What the shell's server bundle exports: the singletons that remotes find by `require`, and the rendering itself. */
export interface ShellServerBundle {
  shared: Record<string, unknown>;
  render: (app: RemoteApp, request: RenderRequest, read: RemoteContext['read']) => Promise<RenderResult>;
}

/** The shell's file that boots a release where nobody sees it; no document names it, a shell of version 1.0 has none, and kept shells have it under this name. */
export const smokeTestFile = 'rehearsal.js';

/** A route of a release as the smoke test found it. */
export interface FoundRoute {
  id: string;
  /** Whole path, `/makale/:slug`. */
  path: string;
}

declare global {
  /** Put there by `smokeTestFile`: starts the release of the page's boot block and loads all its parts; rejects with what failed. */
  var vitrinRehearsal: (() => Promise<FoundRoute[]>) | undefined;
}
