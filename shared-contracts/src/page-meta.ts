/** Route names that carry page meta (spec §2). */
export const metaRoutes = ['home', 'about_us', 'blog', 'contact', 'contract'] as const;
export type MetaRoute = (typeof metaRoutes)[number];

/** Title falls back to the company name, description to empty (spec §2). */
export interface PageMeta {
  title: string | null;
  description: string | null;
}

export type PageMetaMap = Record<MetaRoute, PageMeta>;
