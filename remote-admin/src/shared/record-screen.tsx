import type { ReactNode } from 'react';
import type { LanguageRecord } from 'shared-contracts/languages';
import { FailedView } from './states/failed.view.tsx';
import { PageSkeleton } from './states/page-skeleton.tsx';
import { useLanguages } from './use-languages.ts';
import { useRead } from './use-read.ts';

export interface RecordReading<T> {
  data: T;
  /** The default one first. */
  languages: readonly LanguageRecord[];
  reread: () => Promise<void>;
}

interface RecordScreenProps<T> {
  path: string;
  children: (reading: RecordReading<T>) => ReactNode;
}

/** Reads a record and the languages it is written in; what fails is tried again as one. */
export function RecordScreen<T>({ path, children }: RecordScreenProps<T>) {
  const record = useRead<T>(path);
  const languages = useLanguages();
  const failure = [record.reading, languages.reading].find((reading) => reading.state === 'failed');
  if (failure) {
    return <FailedView failure={failure} onRetry={() => void Promise.all([record.reread(), languages.reread()])} />;
  }
  if (record.reading.state !== 'ready' || languages.reading.state !== 'ready') return <PageSkeleton />;
  return children({ data: record.reading.data, languages: languages.reading.data, reread: record.reread });
}
