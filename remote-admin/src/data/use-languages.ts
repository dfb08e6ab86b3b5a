import { useQuery } from '@tanstack/react-query';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import { readQuery, sharedQueryOptions } from './query.ts';

const languagesQuery = {
  ...readQuery<readonly LanguageInfo[]>(api.adminLanguageInfo),
  ...sharedQueryOptions,
  select: defaultFirst<LanguageInfo>,
};

/** Loads all languages of the site without their texts, default language first. */
export function useLanguages() {
  return useQuery(languagesQuery);
}

export function defaultFirst<T extends LanguageInfo>(languages: readonly T[]): readonly T[] {
  return languages.toSorted((one, other) => other.is_default - one.is_default);
}
