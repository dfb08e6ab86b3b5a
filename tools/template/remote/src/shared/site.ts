import type { Language } from 'shared-contracts/languages';
import { pathInLanguage } from 'shared-contracts/paths';
import { useRouteLoaderData } from 'shared-contracts/router';
import type { StaticTexts } from 'shared-contracts/static-texts';
import { textsIn, type Texts } from './texts.ts';

export const siteRouteId = 'site';

/** What every page needs of the site. */
export interface SiteData {
  language: string;
  languages: Language[];
  /** Words that the whole site shares; staff translate them in the panel. */
  siteTexts: StaticTexts;
}

export function useSite(): SiteData {
  const data = useRouteLoaderData<SiteData>(siteRouteId);
  if (!data) throw new Error('The first route has no data');
  return data;
}

/** Address of a page of another remote, in the page's language: a plain link, which the router does not see. */
export function useSiteAddress(): (path: string) => string {
  const { language } = useSite();
  return (path) => pathInLanguage(path, language);
}

export function useTexts(): Texts {
  return textsIn(useSite().language);
}
