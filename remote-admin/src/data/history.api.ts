import type { FieldChange, RestoredVersion, VersionDetail, VersionRow } from '@vitrin/shared-contracts/history';
import { api } from '@vitrin/shared-contracts/paths';
import { getJson, sendForm } from './http.ts';
import { readQuery } from './query.ts';

/** A record in the history: its entity, and its id or the name of a record that has none. */
export interface HistoryOf {
  entity: string;
  record: number | string;
}

const pathOf = ({ entity, record }: HistoryOf) => api.adminRecordHistory(entity, record);

export const historyQuery = (of: HistoryOf) => readQuery<VersionRow[]>(pathOf(of));

export const versionQuery = (of: HistoryOf, number: number) => readQuery<VersionDetail>(`${pathOf(of)}/${number}`);

/** What the version has changed, from the version before it. */
export const versionChangeQuery = (of: HistoryOf, number: number) =>
  readQuery<FieldChange[]>(`${pathOf(of)}/${number}/change`);

/** Returns the record as its form would receive it after restoring the version; nothing is saved. */
export const restoreVersion = (of: HistoryOf, number: number) =>
  getJson<RestoredVersion>(`${pathOf(of)}/${number}/restored`);

export const noteVersion = (of: HistoryOf, number: number, note: string) =>
  sendForm<VersionRow>('PUT', `${pathOf(of)}/${number}`, { form_data: { note } });

/** Address that a changed note makes outdated. */
export const historyPath = pathOf;
