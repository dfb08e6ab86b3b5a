import { number, object, string, type InferType } from 'yup';
import type { ContentFields } from '../merge/content-fields.ts';
import { recordModuleNames } from '../modules/record-modules.ts';
import { contentFields } from '../records/history-fields.ts';
import type { PromisedInput } from '../records/define-record.ts';
import { inputSchema } from '../records/input-schema.ts';
import { redirectDefinition } from '../records/redirect.ts';
import { limits } from '../rules/limits.ts';
import { invalid } from '../rules/validation.ts';

/** Permanent redirect of an old address. It is looked up before the server responds with the 404 page (product §2). */
export interface Redirect {
  id: number;
  /** Path of the site, decoded. With a query, it redirects requests that have all of its parameters. */
  source: string;
  /** Path of the site or an https address. */
  target: string;
  version: number;
  updated_at: string;
}

/** `form_data` of the requests that create or update a redirect. */
export const redirectInputSchema = inputSchema(redirectDefinition);

/** Validated `form_data` of the redirect writes; see `redirectInputSchema`. */
export type RedirectInput = PromisedInput<typeof redirectDefinition>;

/** Kinds of records whose former addresses redirect. */
export const automaticRedirectKinds = [
  'article',
  'category',
  'contract',
  'product',
  'project',
  'person',
  'opening',
  'article-category',
  ...recordModuleNames,
] as const;

/**
 * Row of `GET /api/admin/redirects/automatic?page&search`: a former address of a page, which redirects to the current
 * one automatically.
 */
export interface AutomaticRedirect {
  kind: (typeof automaticRedirectKinds)[number];
  /** Id of the record. */
  id: number;
  title: string;
  lang: string;
  source: string;
  target: string;
}

/** Who has made a redirect: staff, or a changed address of a page. Values of the `origin` filter, with labels. */
export const redirectOriginLabels = { own: 'Elle eklenen', automatic: 'Otomatik' } as const;

/** Values of the `sort` parameter of all redirects, with labels; by the old address if it is missing. */
export const redirectSortLabels = { target: 'Yeni adrese göre' } as const;

/** Redirect of staff in the list of all redirects. */
export interface ListedOwnRedirect extends Redirect {
  origin: 'own';
}

/** Former address of a page in the list of all redirects. */
export interface ListedAutomaticRedirect extends AutomaticRedirect {
  origin: 'automatic';
}

/** Row of `GET /api/admin/redirects/all?page&search&origin&sort`. */
export type ListedRedirect = ListedOwnRedirect | ListedAutomaticRedirect;

/** Fields of the history and of the merge of concurrent changes. */
export const redirectFields: ContentFields = contentFields(redirectDefinition);

/** Path of the row that counts requests of scanners together, such as those for `*.php`. */
export const scannerPath = '*';

/** Row of `GET /api/admin/redirects/missing?page&search&ignored`: an address that ended in the 404 page. */
export interface MissingAddress {
  /** Normalized path without query, or `scannerPath`. */
  path: string;
  /** Requests of browsers and of bots. */
  visitors: number;
  bots: number;
  /** ISO time of the last request. */
  last_seen: string;
  /** Page of this site whose link leads there; null if it is not known or no longer exists. */
  linked_from: string | null;
  /** Hidden from the list by a user. */
  ignored: 0 | 1;
  /** The address has a page or a redirect by now. */
  answered: boolean;
}

/** `data` of the response that hides a missing address or shows it again. */
export type MissingPath = Pick<MissingAddress, 'path'>;

/** Values of the `ignored` filter of the missing addresses, with labels. */
export const missingFilterLabels = { ignored: 'Yok sayılanlar' } as const;
/** Value of the `ignored` filter of the missing addresses. */
export type MissingFilter = keyof typeof missingFilterLabels;

/** `form_data` of `POST /api/admin/redirects/missing`. */
export const missingInputSchema = object({
  path: string().required(invalid.required).max(limits.missingAddresses.path),
  ignored: number()
    .oneOf([0, 1] as const, invalid.choice)
    .required(invalid.required),
});

/** Validated `form_data` that hides a missing address or shows it again. */
export type MissingInput = InferType<typeof missingInputSchema>;

/** `data` of `GET /api/admin/redirects/nearest?path`: the living address with the most similar slug. */
export interface NearestAddress {
  /** Null if no address is similar. */
  address: string | null;
}
