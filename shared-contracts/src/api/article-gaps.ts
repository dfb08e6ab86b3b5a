/**
 * Values of the `missing` filter of `GET /api/admin/blog`, with labels: no translation in an active language, or a
 * translation without a summary.
 */
export const articleGapLabels = { translations: 'Çevirisi eksik', summaries: 'Özeti yok' } as const;
/** Value of the `missing` filter of the article list. */
export type ArticleGap = keyof typeof articleGapLabels;
