import type { SiteAnnouncements } from '@vitrin/shared-contracts/announcements';
import type { CompanyFacts } from '@vitrin/shared-contracts/company-facts';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import type { ContractLink } from '@vitrin/shared-contracts/contracts';
import { defaultLanguage, type SiteLanguage } from '@vitrin/shared-contracts/languages';
import { exchangeNames, type ListNames } from '@vitrin/shared-contracts/list-names';
import type { MenuItem, SiteMenus } from '@vitrin/shared-contracts/menus';
import type { PublicNewsletter } from '@vitrin/shared-contracts/newsletter';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { PageMetaMap } from '@vitrin/shared-contracts/page-meta';
import { useLocation, useRouteLoaderData } from '@vitrin/shared-contracts/router';
import type { SocialLink } from '@vitrin/shared-contracts/social-media';
import type { SiteTexts } from '@vitrin/shared-contracts/plural-texts';

export const rootRouteId = 'root';

/** Data that every page needs, loaded once per visit by the root route. */
export interface RootData {
  language: string;
  languages: SiteLanguage[];
  /** Names of lists on this site; absent where all have their own. */
  listNames?: ListNames;
  texts: SiteTexts;
  contact: ContactItem[];
  social: SocialLink[];
  contracts: ContractLink[];
  meta: PageMetaMap;
  /** Null while staff have changed none. */
  menus: SiteMenus | null;
  /** Null while there are none in any language. */
  announcements: SiteAnnouncements | null;
  /** Null while staff have written none. */
  company: CompanyFacts | null;
  /** What the company does, for the motifs of drawn covers; absent without a known trade. */
  trade?: string;
  /** The forms take nothing yet. */
  formsClosed: boolean;
  /** Null while it is off. */
  newsletter: PublicNewsletter | null;
}

export const noMenus: SiteMenus = { header: null, footer: null, legal: null, phone: null };
export const noAnnouncements: SiteAnnouncements = { announcements: [], languages: [] };

export const noNewsletter: PublicNewsletter = { open: false, footer: false, notice: null };

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>(rootRouteId);
  if (!data) throw new Error('The root route has no loader data');
  return data;
}

/** Returns the function that makes addresses of paths, for what the router does not handle: a form that is sent without script. */
export function useAddress(): (path: string) => string {
  const { language, listNames } = useRootData();
  return (path) => pathInLanguage(exchangeNames(path, listNames), language);
}

/** Returns the path of the shown page as the site has it and reads return it, without the prefix of the language. */
export function useShownPath(): string {
  const { pathname } = useLocation();
  return exchangeNames(pathname, useRootData().listNames);
}

/**
 * Reports whether the site leads to the biography: sections of the home page do not lead to a page that staff have left out of their
 * menus, as the set-up does with one that is not written.
 */
export function useLeadsToBiography(): boolean {
  const { header, footer } = useRootData().menus ?? noMenus;
  if (header === null) return true;
  return [...header, ...(footer ?? [])].some((link) => [link, ...link.children].some(isBiography));
}

const isBiography = ({ href }: MenuItem) => href === publicPaths.biography;

export function useTexts(): SiteTexts {
  return useRootData().texts;
}

/** Returns the language of the site texts: the default language if they are not written in the page language. */
export function textsLanguage({ language, languages }: Pick<RootData, 'language' | 'languages'>): string {
  const { has_texts: hasTexts = true } = languages.find(({ abbr }) => abbr === language) ?? {};
  return hasTexts ? language : defaultLanguage.abbr;
}
