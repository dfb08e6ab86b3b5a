import type { BreadcrumbsContent, ContentResponse } from '@vitrin/shared-contracts/page-contents';
import { api } from '@vitrin/shared-contracts/paths';
import type { HeadContext } from '@vitrin/shared-contracts/remote-app';
import { useRouteLoaderData } from '@vitrin/shared-contracts/router';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { rootDataOf } from './head.ts';
import { useTexts } from './root-data.ts';
import type { SiteContext } from './site-context.ts';

/** The route that contains all pages with a breadcrumb header. */
export const innerRouteId = 'inner';

/** Pages whose header staff have not written yet are missing. */
type InnerData = Partial<BreadcrumbsContent> & Pick<ContentResponse<'breadcrumbs'>, 'lang'>;

/** Loads titles, texts and pictures of the breadcrumb headers (product §3). */
export async function loadInnerPages({ readOnce }: SiteContext): Promise<InnerData> {
  return (await readOnce<InnerData>(api.content, { page: 'breadcrumbs' })).data;
}

export type PageName = keyof BreadcrumbsContent;

/** Returns the breadcrumb header of a page and the language of its text. */
export function useBreadcrumbs(page: PageName) {
  const texts = useTexts();
  const data = useRouteLoaderData<InnerData>(innerRouteId);
  if (!data) throw new Error('The inner route has no loader data');
  return { ...headerOf(data, page, texts), lang: data.lang };
}

/** Returns the breadcrumb header of a page for its metadata. */
export function breadcrumbsOf(context: HeadContext, page: PageName): BreadcrumbsContent[PageName] {
  return headerOf(context.loaderData[innerRouteId] as InnerData, page, rootDataOf(context).texts);
}

/** Returns the header of a page; a missing title falls back to the label in the menu. */
function headerOf(data: InnerData, page: PageName, { navbar, footer }: StaticTexts): BreadcrumbsContent[PageName] {
  const names = {
    about_us: navbar.biography,
    blog: navbar.articles,
    contact: navbar.contact,
    contract: footer.contracts,
  };
  const header = data[page] ?? { title: '', text: '', picture: null };
  return { ...header, title: header.title || names[page] };
}
