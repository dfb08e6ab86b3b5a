import { api } from '@vitrin/shared-contracts/paths';
import type { DiscardedCopy, WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import { sendForm } from '../../data/http.ts';
import { readQuery } from '../../data/query.ts';

export const discardedDraftsQuery = (entity: string, record: number | string) =>
  readQuery<DiscardedCopy[]>(api.adminDiscardedCopies(entity, record));

export const restoreDiscardedDraft = (entity: string, id: string) =>
  sendForm<WorkingCopyRow>('POST', api.adminDiscardedCopy(entity, id), {});

/** Deletes a draft of the trash for ever. */
export const destroyDiscardedDraft = (entity: string, id: string) =>
  sendForm('DELETE', api.adminDiscardedCopy(entity, id), {});

/** API paths that a restored draft changes. */
export const changedByDrafts = (entity: string) => [api.adminKindPublication(entity), api.adminTrash, api.adminNotices];
