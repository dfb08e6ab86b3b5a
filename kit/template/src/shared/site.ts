import type { Language } from '@vitrin/shared-contracts/languages';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import { useRouteLoaderData } from '@vitrin/shared-contracts/router';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import type { Paths } from './paths.ts';
import { textsIn, type Texts } from './texts.ts';

export const siteRouteId = 'site';

/** Site data that every page needs. */
export interface SiteData {
  language: string;
  languages: Language[];
  /** Texts shared by the whole site; staff translate them in the panel. */
  siteTexts: StaticTexts;
  /** Addresses of this remote on this site. */
  paths: Paths;
}

export function useSite(): SiteData {
  const data = useRouteLoaderData<SiteData>(siteRouteId);
  if (!data) throw new Error('The site route has no loader data');
  return data;
}

/**
 * Returns the address of another remote's page in the page's language, for a plain link that the router does not
 * handle.
 */
export function useSiteAddress(): (path: string) => string {
  const { language } = useSite();
  return (path) => pathInLanguage(path, language);
}

export function useTexts(): Texts {
  return textsIn(useSite().language);
}
