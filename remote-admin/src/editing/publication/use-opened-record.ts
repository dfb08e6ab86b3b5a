import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { RecordPublication } from '@vitrin/shared-contracts/publication';
import { openedPublication, type OpenedPublication } from './opened-record.ts';
import { publicationQuery } from './publication.api.ts';

interface OpenedRecord<T> {
  record: T;
  publication?: OpenedPublication;
}

/** A record that is loaded by its own query, or found in the list of another one. */
interface LoadedRecord<T> {
  data: T | undefined;
  isFetching: boolean;
}

/** Returns a record together with its publication, and the queries of both. */
export function useOpenedRecord<T>(record: UseQueryResult<T>, of: { entity: string; record: string } | undefined) {
  const { value, publication } = useWithPublication(record, of);
  return { value, queries: of ? [record, publication] : [record] };
}

/**
 * Returns a record together with its publication; undefined until both are loaded. After a change, both are replaced at
 * once: a record without the draft that belongs to it would be merged into the form.
 */
export function useWithPublication<T>(record: LoadedRecord<T>, of: { entity: string; record: string } | undefined) {
  const publication = useQuery({ ...publicationQuery(of?.entity ?? '', of?.record ?? ''), enabled: of !== undefined });
  const value = useRef<OpenedRecord<T> | undefined>(undefined);
  const isFetching = record.isFetching || publication.isFetching;
  if (!isFetching) value.current = opened(record.data, of && { of, publication: publication.data }) ?? value.current;
  return { value: value.current, publication };
}
interface LoadedPublication {
  of: { entity: string; record: string };
  publication: RecordPublication | undefined;
}

function opened<T>(record: T | undefined, loaded: LoadedPublication | undefined): OpenedRecord<T> | undefined {
  if (record === undefined) return undefined;
  if (!loaded) return { record };
  const { of, publication } = loaded;
  return publication && { record, publication: openedPublication(of.entity, of.record, publication) };
}
