import type { BreadcrumbsContent, ContentAnswer } from 'shared-contracts/page-contents';
import { api } from 'shared-contracts/paths';
import type { HeadContext } from 'shared-contracts/remote-app';
import { useRouteLoaderData } from 'shared-contracts/router';
import type { SiteContext } from './site-context.ts';

/** The route around all pages that have a breadcrumb header. */
export const innerRouteId = 'inner';

type InnerData = ContentAnswer<'breadcrumbs'>;

/** Titles, lines and pictures of the breadcrumb headers (spec §3). */
export async function loadInnerPages({ readOnce }: SiteContext): Promise<InnerData> {
  return (await readOnce<InnerData>(api.content, { page: 'breadcrumbs' })).data;
}

export type PageName = keyof BreadcrumbsContent;

/** The breadcrumb header of a page, and the language that its words are in. */
export function useBreadcrumbs(page: PageName) {
  const data = useRouteLoaderData<InnerData>(innerRouteId);
  if (!data) throw new Error('The page has no breadcrumb header');
  return { ...data[page], lang: data.lang };
}

/** The same for a page's metadata. */
export function breadcrumbsOf({ loaderData }: HeadContext, page: PageName): BreadcrumbsContent[PageName] {
  return (loaderData[innerRouteId] as InnerData)[page];
}
