import type { RouteObject } from 'react-router-dom';
import type { Branding } from '../api/branding.ts';
import type { SubmittedForm } from '../api/submitted-form.ts';

/** What a remote's `./app` exports as `default`: all that the shell knows of a remote. */
export interface RemoteApp {
  /** Route objects of the surface. Called once per page in the browser, once per request on the server. */
  createRoutes(context: RemoteContext): RouteObject[];
}

/** What a remote gets. Loaders use this and never read a store, so that requests on the server cannot mix. */
export interface RemoteContext {
  /** Abbreviation of the language of this request or page. */
  language: () => string;
  /** Reads one of the public calls and returns its `data` (and `meta`). Throws an `ApiFailure`, told apart by `apiStatus`. */
  read: <T>(path: string, params?: Readonly<Record<string, string>>) => Promise<Answered<T>>;
  /** A form that came back with errors, sent without script; null otherwise and always in the browser. */
  submitted?: () => SubmittedForm | null;
}

export interface Answered<T> {
  data: T;
  meta?: { page: number; page_size: number; total: number };
}

/** A read that did not succeed; `status` 0 means that the server was not reached. */
export class ApiFailure extends Error {
  readonly status: number;
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiFailure';
    this.status = status;
  }
}

/** Status of a failed read, or null for any other error. By shape: shell and remote each bundle their own class. */
export function apiStatus(error: unknown): number | null {
  return error instanceof Error && error.name === 'ApiFailure' && 'status' in error ? Number(error.status) : null;
}

/** Kept in a route object's `handle`. The deepest matching route with a `head` decides. */
export interface RouteHandle {
  /** Made on the server for the document and in the browser on navigation. */
  head?(data: unknown, context: HeadContext): Head;
  /**
   * Query parameters that make another page of this one, as a list's page number does: a change of them is a change of page, with
   * all that belongs to it. Other changes of the query change only what the page shows.
   */
  pageQuery?: readonly string[];
  /** HTTP status of the document; 200 unless said. */
  status?: number;
}

export interface HeadContext {
  /** Path and query of the request. */
  url: string;
  language: string;
  companyName: string;
  /** Logos and colours; an older shell gives none. */
  branding?: Branding;
  /** Data of all matched routes by route id. */
  loaderData: Readonly<Record<string, unknown>>;
}

/** The document's metadata. Addresses are site-relative; the server makes them absolute from `PUBLIC_URL`. */
export interface Head {
  title: string;
  description: string;
  /** Path (and query) of the canonical address; null: none, and not to be indexed. */
  canonical: string | null;
  /** True: not to be indexed though it has a canonical address, as where the text is another language's. */
  noindex?: boolean;
  /** Path of this page by language, for hreflang. */
  alternates?: Record<string, string>;
  /** Site-relative address of the sharing picture: `sharingAddress`, so always of the same size. */
  picture?: string | null;
  /** What that picture shows. */
  pictureAlt?: string;
  type?: 'website' | 'article';
  /** schema.org objects. */
  structured?: object[];
}

/**
 * Told on the document before the page goes elsewhere by itself, as on a 401: forms keep their drafts at once,
 * and nobody is asked whether to leave.
 */
export const leavingEvent = 'vitrin:leaving';

/**
 * Asked of the document, cancelable, before the page offers to load a newer release of itself: whoever has unsaved words that
 * the browser cannot see cancels it, and nothing is offered while it does.
 */
export const offeringEvent = 'vitrin:offering';

/** What the documents' scripts tell each other: made by the loader, completed by the shell. */
export interface VitrinGlobal {
  /** Address of the link that was pressed before the shell could take it. */
  pending?: string | null;
  /** True from the moment the remote answers to input. */
  ready?: boolean;
  /** Shows the preloader for work that is no change of page. */
  during?(work: Promise<unknown>): void;
  /** The panel's status call, started while the shell was still on its way. */
  status?: Promise<Response>;
  /** Loads the HTML cleaner of the Trusted Types policy; markup is refused before (product §12). */
  loadCleaner?(): Promise<void>;
}

declare global {
  var vitrin: VitrinGlobal | undefined;
  /** Value for `X-CSRF-TOKEN`: the page-provided global of product §7. */
  var csrf_token: string | undefined;
}
