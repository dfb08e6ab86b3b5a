import { number, object, string } from 'yup';
import type { Translations } from './languages.ts';
import { metaRoutes, type MetaRoute } from './meta-routes.ts';
import { limits } from '../rules/limits.ts';
import { translationsOf } from '../rules/translations.ts';
import { invalid } from '../rules/validation.ts';
import type { ContentFields } from '../merge/content-fields.ts';

export { metaRouteLabels, metaRoutes, type MetaRoute } from './meta-routes.ts';

/**
 * Metadata of a page. A null title falls back to the company name, a null description to an empty text (product §2).
 */
export interface PageMeta {
  title: string | null;
  description: string | null;
}

/** Metadata of all routes in one language. */
export type PageMetaMap = Record<MetaRoute, PageMeta>;

/** Row of `GET /api/admin/page-meta`. */
export interface PageMetaRecord {
  route: MetaRoute;
  /** Version for optimistic locking, incremented by each save; 0 before the first save. */
  version: number;
  updated_at: string | null;
  translations: Translations<PageMeta>;
}

const text = ({ max }: { max: number }) =>
  string()
    .trim()
    .max(max, invalid.tooLong(max))
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null);

/** `form_data` of `POST /api/admin/page-meta` with `_method` PUT: one route and the languages that change. */
export const pageMetaInputSchema = object({
  route: string().oneOf(metaRoutes, invalid.choice).required(invalid.required),
  version: number().integer().min(0).required(invalid.required),
  translations: translationsOf(object({ title: text(limits.seoTitle), description: text(limits.seoDescription) })),
});

/** Values of the `missing` filter of `GET /api/admin/page-meta`, with labels: no description in an active language. */
export const metaGapLabels = { descriptions: 'Açıklaması eksik' } as const;
/** Value of the `missing` filter of the page metadata list. */
export type MetaGap = keyof typeof metaGapLabels;

/** Fields of the history and of the merge of concurrent changes. */
export const pageMetaFields: ContentFields = {
  shared: {},
  translated: {
    title: { kind: 'text', label: 'Arama başlığı' },
    description: { kind: 'text', label: 'Arama açıklaması' },
  },
};
