import { useMemo } from 'react';
import type { LanguageRecord } from 'shared-contracts/languages';
import { api } from 'shared-contracts/paths';
import { useRead, type Reading } from './use-read.ts';

/** All languages of the site or those that are searched for, the default one first. The same list until it is read again. */
export function useLanguages(search = '') {
  const { reading, reread } = useRead<LanguageRecord[]>(api.adminLanguages, search ? { search } : {});
  return { reading: useMemo(() => sorted(reading), [reading]), reread };
}

function sorted(reading: Reading<LanguageRecord[]>): Reading<LanguageRecord[]> {
  if (reading.state !== 'ready') return reading;
  return { ...reading, data: reading.data.toSorted((one, other) => other.is_default - one.is_default) };
}
