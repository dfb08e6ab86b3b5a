import { useFormikContext } from 'formik';
import { createContext, use, useEffect, useRef } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import type { SampleRecord } from '@vitrin/shared-contracts/starting-site';
import { readQuery, useInvalidate } from '../../data/query.ts';
import { useIdleQuery } from '../../data/use-idle-query.ts';
import type { SectionValues } from './sections/section-edits.ts';

/** A record of the panel, by its kind and key. */
export interface RecordKey {
  entity: string;
  record: string;
}

/** Ids of the sections whose stored texts are still those of the set-up. */
export const SampleSections = createContext<ReadonlySet<string>>(new Set());

/** Records with samples, for the rows of the list. */
export const ListedSamples = createContext<readonly SampleRecord[]>([]);

/** Returns the records with texts that are still as the set-up has written them; undefined until they are known. */
export function useSamples(): readonly SampleRecord[] | undefined {
  return useIdleQuery(readQuery<SampleRecord[]>(api.adminSamples));
}

/** Returns the sample sections of the edited record. They are read again once it is saved. */
export function useSampleSections(key: RecordKey | undefined): ReadonlySet<string> {
  const { initialValues } = useFormikContext();
  const opened = useRef(initialValues);
  const invalidate = useInvalidate();
  const samples = useSamples();
  useEffect(() => {
    if (opened.current === initialValues) return;
    opened.current = initialValues;
    void invalidate(api.adminSamples);
  }, [initialValues, invalidate]);
  const own = samples?.find(({ entity, record }) => entity === key?.entity && record === key?.record);
  return new Set(own?.sections);
}

/** Checks whether a section is a sample whose texts are not being changed. */
export function useIsSample(id: string, lang: string): boolean {
  const { values, initialValues } = useFormikContext<SectionValues>();
  const textsIn = ({ translations }: SectionValues) => JSON.stringify(translations[lang]?.texts[id]);
  return use(SampleSections).has(id) && textsIn(values) === textsIn(initialValues);
}
