import { createContext, useContext } from 'react';
import type { UnpublishedWork } from '@vitrin/shared-contracts/publication';
import { scheduledState, type PublicationState } from '@vitrin/shared-contracts/publication-state';

const nothing: UnpublishedWork = { copies: [], schedules: [] };

/** What is saved and not published of the records in a list. */
export const UnpublishedContext = createContext<UnpublishedWork>(nothing);

/** State of a record that has a scheduled publication or a draft beside what is on the site. */
type UnpublishedState = Extract<PublicationState, 'changed'> | ReturnType<typeof scheduledState>;

/** A record in a list: its key, and whether visitors see it now. */
interface ListedRecord {
  key: string;
  isLive: boolean;
}

/** Returns the state of a record in a list; null if there is nothing beside what is on the site. */
export function useUnpublishedState(record: ListedRecord): UnpublishedState | null {
  return unpublishedState(useContext(UnpublishedContext), record);
}

/** Returns the state of a record; null if there is nothing beside what is on the site. */
export function unpublishedState(
  { copies, schedules }: UnpublishedWork,
  { key, isLive }: ListedRecord,
): UnpublishedState | null {
  const schedule = schedules.find(({ record }) => record === key);
  if (schedule) return scheduledState({ action: schedule.action, isLive });
  return copies.some(({ record, changed }) => record === key && changed.length > 0) ? 'changed' : null;
}
