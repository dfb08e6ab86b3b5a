import { useQuery } from '@tanstack/react-query';
import type { LanguageRecord } from 'shared-contracts/languages';
import { api } from 'shared-contracts/paths';
import { readQuery, sharedQueryOptions } from './query.ts';

const languagesQuery = {
  ...readQuery<readonly LanguageRecord[]>(api.adminLanguages),
  ...sharedQueryOptions,
  select: defaultFirst,
};

/** Loads all languages of the site, default language first. */
export function useLanguages() {
  return useQuery(languagesQuery);
}

export function defaultFirst(languages: readonly LanguageRecord[]): readonly LanguageRecord[] {
  return languages.toSorted((one, other) => other.is_default - one.is_default);
}
