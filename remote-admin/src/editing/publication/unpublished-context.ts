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

/** A record in a list of a kind that can be taken off the site. */
interface StatedRecord {
  key: string;
  active: 0 | 1;
  /** ISO time from which visitors see the record; undefined if at once. */
  visibleFrom?: string;
}

/** Returns the state of a record in a list: the same as `recordState`, and the one by which the list is filtered. */
export function useListedState({ key, active, visibleFrom }: StatedRecord): PublicationState {
  const isLater = visibleFrom !== undefined && new Date(visibleFrom) > new Date();
  const unpublished = useUnpublishedState({ key, isLive: active === 1 && !isLater });
  if (unpublished !== null) return unpublished;
  if (active === 0) return 'withdrawn';
  return isLater ? 'scheduled' : 'published';
}

/** Returns the state of a record in a list; null if there is nothing beside what is on the site, or nothing on the site. */
export function useUnpublishedState(record: ListedRecord): UnpublishedState | null {
  return unpublishedState(useContext(UnpublishedContext), record);
}

/** Returns the state of a record; null if there is nothing beside what is on the site, or nothing on the site. */
export function unpublishedState(
  { copies, schedules }: UnpublishedWork,
  { key, isLive }: ListedRecord,
): UnpublishedState | null {
  const schedule = schedules.find(({ record }) => record === key);
  if (schedule) return scheduledState({ action: schedule.action, isLive });
  const isChanged = copies.some(({ record, changed }) => record === key && changed.length > 0);
  return isLive && isChanged ? 'changed' : null;
}
