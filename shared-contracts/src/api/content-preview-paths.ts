/** First path segment of the pages that show unpublished content. */
export const previewSegment = 'onizleme';

/** Query parameter of a content preview with the language to show. */
export const previewLanguageParam = 'dil';

/** Query parameter with the page to show, for what every page shows; its values are those of `previewPages`. */
export const previewPageParam = 'sayfa';

/** Kinds of pages that a preview can show, by the first segment of their paths; the home page first. */
export const previewPages: Readonly<Record<string, string>> = {
  '': 'Anasayfa',
  makaleler: 'Makaleler',
  makale: 'Bir makale',
  urunler: 'Ürünler',
  urun: 'Bir ürün',
  projeler: 'Projeler',
  proje: 'Bir proje',
  ekip: 'Ekip',
  iletisim: 'İletişim',
  sozlesme: 'Bir sözleşme',
};

/**
 * Addresses of pages that show unpublished content.
 * @example
 * ```ts
 * `${contentPreviewPaths.form(id)}?${previewLanguageParam}=en`; // '/onizleme/4f0c…?dil=en'
 * ```
 */
export const contentPreviewPaths = {
  /** What a form contains now, for the user who fills it in; the panel shows it in a frame. The query has the language. */
  form: (id: string) => `/${previewSegment}/${id}` as const,
  /** A preview link, for people without an account. */
  link: (token: string) => `/${previewSegment}/b/${token}` as const,
  /** Takes over the preview of a release that was started on the host of the panel. */
  release: `/${previewSegment}/surum`,
  /** Shows the site with a release to everybody who has the address. */
  releaseLink: (token: string) => `/${previewSegment}/s/${token}` as const,
} as const;
