import { object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { positiveInteger, invalid, linkSchema } from '../rules/validation.ts';
import type { ContentFields } from '../merge/content-fields.ts';

/** Permanent redirect of an old address. It is looked up before the server responds with the 404 page (product §2). */
export interface Redirect {
  id: number;
  /** Path of the site without query. */
  source: string;
  /** Path of the site or an https address. */
  target: string;
  version: number;
  updated_at: string;
}

/** `form_data` of the requests that create or update a redirect. */
export const redirectInputSchema = object({
  id: positiveInteger(),
  version: positiveInteger(),
  source: string()
    .trim()
    .required(invalid.required)
    .max(limits.address.max, invalid.tooLong(limits.address.max))
    .matches(/^\/(?!\/)[^?#\s\\]*$/, invalid.path),
  target: linkSchema().required(invalid.required),
});

/** Validated `form_data` of the redirect writes; see `redirectInputSchema`. */
export type RedirectInput = InferType<typeof redirectInputSchema>;

/**
 * Row of `GET /api/admin/redirects/automatic?page&search`: a former address of a page, which redirects to the current
 * one automatically.
 */
export interface AutomaticRedirect {
  kind: 'article' | 'contract';
  /** Id of the article or contract. */
  id: number;
  title: string;
  lang: string;
  source: string;
  target: string;
}

/** Fields of the history and of the merge of concurrent changes. */
export const redirectFields: ContentFields = {
  shared: {
    source: { kind: 'value', label: 'Eski adres' },
    target: { kind: 'value', label: 'Yeni adres' },
  },
  translated: {},
};
