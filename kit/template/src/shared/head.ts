import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { siteRouteId, type SiteData } from './site.ts';

export interface PageHead {
  title: string;
  description: string;
  /** Path without language prefix. */
  path: string;
}

/**
 * Returns the title with the company's name, the canonical address and the alternates in the site's other languages.
 */
export function pageHead(context: HeadContext, { title, description, path }: PageHead): Head {
  const { languages } = context.loaderData[siteRouteId] as SiteData;
  const alternates = Object.fromEntries(languages.map(({ abbr }) => [abbr, pathInLanguage(path, abbr)]));
  return {
    title: `${title} | ${context.companyName}`,
    description,
    canonical: pathInLanguage(path, context.language),
    ...(languages.length > 1 ? { alternates } : {}),
  };
}
