import type { Translations } from './languages.ts';
import type { BreadcrumbsContent } from './page-contents.ts';
import type { ContentFields } from '../merge/content-fields.ts';

/** Route names whose pages have a header; the home page has none. */
export const headerRoutes = ['about_us', 'blog', 'contact', 'contract'] as const satisfies (keyof BreadcrumbsContent)[];
/** Route name whose page has a header. */
export type HeaderRoute = (typeof headerRoutes)[number];

/** Title, text and picture above the content of a page. */
export type PageHeader = BreadcrumbsContent[HeaderRoute];

/** `data` of `GET /api/admin/page-headers/{route}`: the stored header of one page by language. */
export interface PageHeaderRecord {
  route: HeaderRoute;
  /** Version for optimistic locking, increased by each save; 0 before the first save. */
  version: number;
  translations: Translations<PageHeader>;
}

/** Fields of the history and of the merge of concurrent changes. */
export const pageHeaderFields: ContentFields = {
  shared: {},
  translated: {
    title: { kind: 'text', label: 'Başlık' },
    text: { kind: 'text', label: 'Metin' },
    picture: { kind: 'value', label: 'Görsel', picture: 'optional' },
  },
};
