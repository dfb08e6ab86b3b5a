import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { splitLanguage } from '@vitrin/shared-contracts/paths';
import type { RootData } from './root-data.ts';

/** Returns the path of the current address as the routes know it, without query. */
export function currentRoutePath({ languages, listNames }: Pick<RootData, 'languages' | 'listNames'>): string {
  const abbreviations = languages.map(({ abbr }) => abbr);
  return exchangeNames(splitLanguage(location.pathname, abbreviations).path, listNames);
}
