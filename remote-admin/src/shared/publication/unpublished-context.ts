import { createContext, useContext } from 'react';
import type { UnpublishedWork } from '@vitrin/shared-contracts/publication';
import type { PublicationState } from '@vitrin/shared-contracts/publication-state';

const nothing: UnpublishedWork = { copies: [], schedules: [] };

/** What is saved and not published of the records in a list. */
export const UnpublishedContext = createContext<UnpublishedWork>(nothing);

/** State of a record on the site that has a scheduled publication or a draft beside it. */
type UnpublishedState = Extract<PublicationState, 'scheduled' | 'changed'>;

/** Returns the state of a record in a list; null if there is nothing beside what is on the site. */
export function useUnpublishedState(id: number): UnpublishedState | null {
  return unpublishedState(useContext(UnpublishedContext), String(id));
}

/** Returns the state of the record with this key; null if there is nothing beside what is on the site. */
export function unpublishedState({ copies, schedules }: UnpublishedWork, key: string): UnpublishedState | null {
  if (schedules.some(({ record }) => record === key)) return 'scheduled';
  return copies.some(({ record, changed }) => record === key && changed.length > 0) ? 'changed' : null;
}
