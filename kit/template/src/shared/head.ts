import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import type { Paths } from './paths.ts';
import { siteRouteId, type SiteData } from './site.ts';

export interface PageHead {
  title: string;
  description: string;
  page: keyof Paths;
}

/**
 * Returns the title with the company's name, the canonical address and the alternates in the site's other languages.
 */
export function pageHead(context: HeadContext, { title, description, page }: PageHead): Head {
  const { languages, paths } = context.loaderData[siteRouteId] as SiteData;
  const path = paths[page];
  const alternates = Object.fromEntries(languages.map(({ abbr }) => [abbr, pathInLanguage(path, abbr)]));
  return {
    title: `${title} | ${context.companyName}`,
    description,
    canonical: pathInLanguage(path, context.language),
    ...(languages.length > 1 ? { alternates } : {}),
  };
}
