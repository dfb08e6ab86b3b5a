import type { BootBlock } from '@vitrin/shared-contracts/boot';
import type { Branding } from '@vitrin/shared-contracts/branding';
import type { Integration } from '@vitrin/shared-contracts/integrations';
import type { ListNames } from '@vitrin/shared-contracts/list-names';
import { defaultLanguage, type Language } from '@vitrin/shared-contracts/languages';
import { listNamesOf } from '../content/lists/named-kinds.ts';
import type { RemoteName } from '@vitrin/shared-contracts/releases';
import { changingKinds, nextChange } from '../content/next-change.ts';
import { placedRemotes, placingEntities } from '../content/placed-remotes.ts';
import { readBranding } from '../modules/branding/branding.service.ts';
import { designTokens } from '../modules/branding/design-tokens.ts';
import { listActiveLanguages } from '../modules/languages/languages.service.ts';
import { pathsWithQuery } from '../modules/redirects/redirects.service.ts';
import { readSiteSettings } from '../modules/site-settings/site-settings.service.ts';
import type { Services } from '../services.ts';

/** Entities that the site state is read from. */
export const stateContent = ['branding', 'language', 'site-settings'] as const;

/**
 * Entities that are read together with the state: the cookie policy of the consent notice, redirects with a query, and
 * sections of remotes.
 */
const READ_ENTITIES = [...stateContent, 'contract', 'redirect', ...placingEntities];

/** The site data that every document needs. */
export interface SiteState {
  version: number;
  /** Time from which on other records may be public, such as a scheduled article; null when none is known. */
  nextChange: string | null;
  branding: Branding;
  tokens: string;
  /** The design tokens of the public site, whose dark scheme follows the visitor's system. */
  publicTokens: string;
  languages: readonly Language[];
  /** Third-party tools that staff have configured; none of them runs without consent. */
  integrations: readonly Integration[];
  keywords: readonly string[];
  /** Names of lists on this site. */
  listNames: ListNames;
  /** Folded paths at which a query may redirect. */
  redirectedQueries: ReadonlySet<string>;
  /** Remotes whose sections a page shows, by its path without the language. */
  placedRemotes: ReadonlyMap<string, readonly RemoteName[]>;
}

export interface SiteStateReader {
  /** Returns the state of the current content version if it is in memory, otherwise null. */
  current(): SiteState | null;
  read(): Promise<SiteState>;
}

export function createSiteState(
  services: Pick<Services, 'contentVersion' | 'db' | 'config' | 'kinds'>,
): SiteStateReader {
  let state: SiteState | null = null;
  const { contentVersion } = services;
  const readEntities = [...READ_ENTITIES, ...changingKinds(services)];
  const current = () => (state && contentVersion.of(readEntities) <= state.version && !isExpired(state) ? state : null);
  return {
    current,
    async read() {
      const known = current();
      if (known) return known;
      const version = contentVersion.current();
      const [branding, languages, next, { recognised, keywords }, redirectedQueries, placed] = await Promise.all([
        readBranding(services),
        listActiveLanguages(services.db),
        nextChange(services),
        readSiteSettings(services.db),
        pathsWithQuery(services.db),
        placedRemotes(services),
      ]);
      state = {
        version,
        nextChange: next,
        branding,
        tokens: designTokens(branding),
        publicTokens: designTokens(branding, 'system'),
        languages,
        listNames: listNamesOf(services),
        integrations: recognised,
        keywords,
        redirectedQueries,
        placedRemotes: placed,
      };
      return state;
    },
  };
}

function isExpired({ nextChange: next }: SiteState): boolean {
  return next !== null && Date.parse(next) <= Date.now();
}

/** Returns the active language with this abbreviation, otherwise the default language. */
export function languageOf(languages: readonly Language[], abbr: string | null): Language {
  const find = (wanted: string | null) => languages.find((language) => language.abbr === wanted);
  return find(abbr) ?? find(defaultLanguage.abbr) ?? defaultLanguage;
}

/** Returns the names of lists for the boot data; nothing on a site where each list has its own. */
export function ownNames({ listNames }: Pick<SiteState, 'listNames'>): Pick<BootBlock, 'list_names'> {
  return Object.keys(listNames).length > 0 ? { list_names: listNames } : {};
}

/** Returns the abbreviations of the languages that have a path of their own. */
export function languagePaths(languages: readonly Language[]): string[] {
  return languages.map(({ abbr }) => abbr).filter((abbr) => abbr !== defaultLanguage.abbr);
}
