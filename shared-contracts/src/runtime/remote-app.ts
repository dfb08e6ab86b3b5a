import type { RouteObject } from 'react-router-dom';
import type { Branding } from '../api/branding.ts';
import type { SubmittedForm } from '../api/submitted-form.ts';
import type { ListNames } from '../rules/list-names.ts';

/**
 * Default export of the module `./app` of a remote; the only interface between shell and remote.
 * @example
 * ```tsx
 * const handle: RouteHandle = {
 *   head: () => ({ title: 'Kampanyalar', description: '', canonical: '/kampanya' }),
 * };
 * const app: RemoteApp = {
 *   createRoutes: (context) => [
 *     { path: '/kampanya', loader: () => context.read(api.content, { page: 'home' }), Component: CampaignPage, handle },
 *   ],
 * };
 * export default app;
 * ```
 */
export interface RemoteApp {
  /**
   * Returns the route objects of the surface. It is called once per page load in the browser and once per request on
   * the server, and must have no side effects. Paths have no language prefix.
   * @param context - language and API access of this page or request
   */
  createRoutes(context: RemoteContext): RouteObject[];
}

/**
 * Context that the shell passes to a remote. Loaders must use it and never read a store, because the server handles
 * several requests at a time.
 */
export interface RemoteContext {
  /** Returns the language abbreviation of this page or request. */
  language: () => string;
  /**
   * Sends a GET request to a public endpoint and returns `data` and, for paged lists, `meta`. Throws an `ApiFailure`;
   * read its status with `apiStatus`.
   * @example
   * ```ts
   * const loader = async ({ params }: LoaderFunctionArgs) => {
   *   const { data } = await context.read<Article>(api.article(params.slug ?? ''));
   *   return data;
   * };
   * ```
   */
  read: <T>(path: string, params?: Readonly<Record<string, string>>) => Promise<ReadResult<T>>;
  /**
   * Returns the rejected form that was submitted without JavaScript; null without one, and always null in the browser.
   */
  submitted?: () => SubmittedForm | null;
  /**
   * First path segment under which this site shows the remote; missing for the remote that has all other segments, and
   * in shells before API surface 1.1. A remote builds its addresses from it, because a site can restore the remote at
   * another path.
   */
  segment?: string;
  /**
   * Names of lists on this site whose first segment something else has, for the remote that has them: `exchangeNames` makes paths of its
   * routes from addresses that staff have entered or a read has returned. Missing where all have their own. Links of the router, redirects
   * and metadata have paths; the shell puts the names in.
   */
  listNames?: ListNames;
}

/** Data of a successful read of a public endpoint. `meta` is present only for paged lists. */
export interface ReadResult<T> {
  data: T;
  meta?: { page: number; page_size: number; total: number };
}
/** @deprecated since 1.1.0: use {@link ReadResult}. */
export type Answered<T> = ReadResult<T>;

/** Error of a failed read. `status` is the HTTP status, or 0 when the server was not reached. */
export class ApiFailure extends Error {
  readonly status: number;
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiFailure';
    this.status = status;
  }
}

/**
 * Returns the status of an `ApiFailure`; null for any other error. It compares the name and not the class, because
 * shell and remotes bundle separate copies of the class.
 * @param error - caught value
 * @example
 * ```ts
 * try {
 *   return await context.read<Article>(api.article(slug));
 * } catch (error) {
 *   if (apiStatus(error) === 404) return redirect(publicPaths.notFound);
 *   throw error;
 * }
 * ```
 */
export function apiStatus(error: unknown): number | null {
  return error instanceof Error && error.name === 'ApiFailure' && 'status' in error ? Number(error.status) : null;
}

/** Value of `handle` in a route object. The deepest matching route that has `head` provides the metadata. */
export interface RouteHandle {
  /**
   * Returns the metadata of the page; called on the server for each document and in the browser on navigation.
   * @param data - loader data of this route
   * @param context - data of the page as a whole
   */
  head?(data: unknown, context: HeadContext): Head;
  /**
   * Query parameters that identify a different page, such as the page number of a list. A change of one of them is
   * handled as a navigation (preloader, scroll position, visit count); other query changes only update the content.
   */
  pageQuery?: readonly string[];
  /** HTTP status of the document; default 200. */
  status?: number;
}

/** Data for the metadata of a page: request, language, branding and loader data. */
export interface HeadContext {
  /** Path and query of the request. */
  url: string;
  language: string;
  companyName: string;
  /** Logos and colours; missing in older shells. */
  branding?: Branding;
  /** Loader data of all matched routes, by route id. */
  loaderData: Readonly<Record<string, unknown>>;
}

/** Record that a drawn cover belongs to, as the page passes it to `coverOf`. */
export interface HeadCover {
  seed: string;
  order?: number;
}

/** Metadata of the document. Addresses are site-relative; the server makes them absolute with `PUBLIC_URL`. */
export interface Head {
  title: string;
  description: string;
  /** Path (and query) of the canonical address; null for a page without one, which is not indexed. */
  canonical: string | null;
  /**
   * True for a page that is not indexed although it has a canonical address, for example when its text is in another
   * language.
   */
  noindex?: boolean;
  /** Path of this page by language, for `hreflang` links. */
  alternates?: Record<string, string>;
  /** Site-relative address of the sharing picture, from `sharingAddress`, which always has the same size. */
  picture?: string | null;
  /** Alternative text of the sharing picture. */
  pictureAlt?: string;
  /**
   * Record whose drawn cover the page shows. Without `picture` the server draws one with the title of the page and this
   * cover.
   */
  cover?: HeadCover;
  type?: 'website' | 'article';
  /** Structured data: schema.org objects (JSON-LD). */
  structured?: object[];
}

/**
 * Event on `document`, dispatched before the page navigates by itself, for example after a 401 response. Forms must
 * save their drafts synchronously and must not ask the user for confirmation.
 * @example
 * ```ts
 * document.addEventListener(leavingEvent, () => saveDraft());
 * ```
 */
export const leavingEvent = 'vitrin:leaving';

/**
 * Cancelable event on `document`, dispatched before the page shows the update prompt for a newer release. Cancel it
 * while there are unsaved changes that the browser cannot detect; the prompt is not shown then.
 * @example
 * ```ts
 * document.addEventListener(offeringEvent, (event) => {
 *   if (hasUnsavedChanges()) event.preventDefault();
 * });
 * ```
 */
export const updatePromptEvent = 'vitrin:offering';

/** State that the scripts of a document share as `globalThis.vitrin`: created by the loader, completed by the shell. */
export interface VitrinGlobal {
  /** Address of the link that the user clicked before the shell could handle it; null when there is none. */
  pending?: string | null;
  /** True as soon as the remote handles user input. */
  ready?: boolean;
  /** Shows the preloader until the promise settles, for work that is not a navigation. */
  during?(work: Promise<unknown>): void;
  /** Response in flight of the status request of the panel, started before the shell was loaded. */
  status?: Promise<Response>;
  /**
   * Responses in flight of the first requests of the panel's screen by address, started before the shell was loaded.
   */
  reads?: Map<string, Promise<Response>>;
  /** Bodies of those of `reads` that have arrived with a success status, by address. */
  arrived?: Map<string, unknown>;
  /** Values that the storage of the browser did not accept, by key (`@vitrin/shared-contracts/guarded-storage`). */
  memory?: Map<string, string>;
  /**
   * Loads the HTML sanitiser of the Trusted Types policy. The policy rejects markup until it is loaded (product §12).
   */
  loadCleaner?(): Promise<void>;
}

declare global {
  var vitrin: VitrinGlobal | undefined;
  /** Value of the `X-CSRF-TOKEN` header: the global variable of product §7, set by the page. */
  var csrf_token: string | undefined;
}
