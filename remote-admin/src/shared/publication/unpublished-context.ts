import { createContext, useContext } from 'react';
import type { UnpublishedWork } from 'shared-contracts/publication';
import type { PublicationState } from 'shared-contracts/publication-state';

const nothing: UnpublishedWork = { copies: [], schedules: [] };

/** What is saved and not published of the records in a list. */
export const UnpublishedContext = createContext<UnpublishedWork>(nothing);

/** Returns whether a record that is on the site has a scheduled publication or a draft beside it. */
export function useUnpublishedState(id: number): Extract<PublicationState, 'scheduled' | 'changed'> | null {
  const { copies, schedules } = useContext(UnpublishedContext);
  const key = String(id);
  if (schedules.some(({ record }) => record === key)) return 'scheduled';
  return copies.some(({ record, changed }) => record === key && changed.length > 0) ? 'changed' : null;
}
