/** Route names that have page metadata (product §2). */
export const metaRoutes = ['home', 'about_us', 'blog', 'contact', 'contract'] as const;
/** Route name that has page metadata. */
export type MetaRoute = (typeof metaRoutes)[number];

/** Labels of the pages in the panel. */
export const metaRouteLabels: Readonly<Record<MetaRoute, string>> = {
  home: 'Anasayfa',
  about_us: 'Biyografi',
  blog: 'Makaleler',
  contact: 'İletişim',
  contract: 'Sözleşmeler',
};
