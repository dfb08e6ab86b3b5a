import { object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { countingNumber, invalid, linkSchema } from '../rules/validation.ts';

/** An old address that leads on for good; asked before /404 (product §2). */
export interface Redirect {
  id: number;
  /** Path of the site, without query. */
  source: string;
  /** Path of the site or https address. */
  target: string;
  version: number;
  updated_at: string;
}

/** `form_data` of the redirect writes. */
export const redirectInputSchema = object({
  id: countingNumber(),
  version: countingNumber(),
  source: string()
    .trim()
    .required(invalid.required)
    .max(limits.address.max, invalid.tooLong(limits.address.max))
    .matches(/^\/(?!\/)[^?#\s\\]*$/, invalid.path),
  target: linkSchema().required(invalid.required),
});

export type RedirectInput = InferType<typeof redirectInputSchema>;

/** A row of GET /api/admin/redirects/automatic?page&search: an address that a page once had leads to it by itself. */
export interface AutomaticRedirect {
  kind: 'article' | 'contract';
  /** Of the article or contract. */
  id: number;
  title: string;
  lang: string;
  source: string;
  target: string;
}
