import type { LanguageRecord } from 'shared-contracts/languages';
import { api } from 'shared-contracts/paths';
import { useRead } from './use-read.ts';

/** All languages of the site, the default one first. */
export function useLanguages() {
  const { reading, reread } = useRead<LanguageRecord[]>(api.adminLanguages);
  if (reading.state !== 'ready') return { reading, reread };
  const data = reading.data.toSorted((one, other) => other.is_default - one.is_default);
  return { reading: { ...reading, data }, reread };
}
