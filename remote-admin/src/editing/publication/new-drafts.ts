import { fold } from '@vitrin/shared-contracts/fold';
import type { ScheduledPublication, UnpublishedWork, WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import type { PublicationState } from '@vitrin/shared-contracts/publication-state';

/** Draft of a record that has never been published. */
export interface NewDraft extends WorkingCopyRow {
  schedule: ScheduledPublication | undefined;
  state: Extract<PublicationState, 'draft' | 'scheduled'>;
}

/** Search and state by which a list is filtered; empty without a filter. */
interface DraftFilters {
  search: string;
  state: string;
}

/** Returns the drafts of records that have never been published, as far as they match the filters of their list. */
export function newDrafts({ copies, schedules }: UnpublishedWork, { search, state }: DraftFilters): NewDraft[] {
  return copies
    .filter(({ record }) => record === null)
    .map((copy) =>
      withState(
        copy,
        schedules.find(({ copy_id: of }) => of === copy.id),
      ),
    )
    .filter((draft) => state === '' || draft.state === state)
    .filter(({ title }) => fold(title).includes(fold(search.trim())));
}

function withState(copy: WorkingCopyRow, schedule: ScheduledPublication | undefined): NewDraft {
  return { ...copy, schedule, state: schedule ? 'scheduled' : 'draft' };
}
