import { number, object, string } from 'yup';
import type { Translations } from './languages.ts';
import { limits } from '../rules/limits.ts';
import { translationsOf } from '../rules/translations.ts';
import { invalid } from '../rules/validation.ts';

/** Route names that carry page meta (product §2). */
export const metaRoutes = ['home', 'about_us', 'blog', 'contact', 'contract'] as const;
export type MetaRoute = (typeof metaRoutes)[number];

/** What staff call the pages. */
export const metaRouteLabels: Readonly<Record<MetaRoute, string>> = {
  home: 'Anasayfa',
  about_us: 'Biyografi',
  blog: 'Makaleler',
  contact: 'İletişim',
  contract: 'Sözleşmeler',
};

/** Title falls back to the company name, description to empty (product §2). */
export interface PageMeta {
  title: string | null;
  description: string | null;
}

export type PageMetaMap = Record<MetaRoute, PageMeta>;

/** A row of GET /api/admin/page-meta. */
export interface PageMetaRecord {
  route: MetaRoute;
  /** Raised by each save; 0 before the first. */
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

/** `form_data` of POST /api/admin/page-meta with `_method` PUT: one route, the languages that change. */
export const pageMetaInputSchema = object({
  route: string().oneOf(metaRoutes, invalid.choice).required(invalid.required),
  version: number().integer().min(0).required(invalid.required),
  translations: translationsOf(object({ title: text(limits.seoTitle), description: text(limits.seoDescription) })),
});

/** What GET /api/admin/page-meta may be narrowed to by `missing`: no description in an active language. */
export const metaGapLabels = { descriptions: 'Açıklaması eksik' } as const;
export type MetaGap = keyof typeof metaGapLabels;
