import type { FieldChange } from '@vitrin/shared-contracts/history';
import { api } from '@vitrin/shared-contracts/paths';
import type { WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import type { ReturnInput, ReviewInput, ReviewRow } from '@vitrin/shared-contracts/reviews';
import { sendForm } from '../../data/http.ts';
import { readQuery } from '../../data/query.ts';

/** Drafts that wait for a review by the user, and own ones that wait or were returned. */
export const reviewsQuery = readQuery<ReviewRow[]>(api.adminReviews);

/** What publishing a draft would change in its record. */
export const draftChangesQuery = (entity: string, id: string) =>
  readQuery<FieldChange[]>(api.adminDraftChanges(entity, id));

export const sendForReview = (entity: string, id: string, input: ReviewInput) =>
  sendForm<WorkingCopyRow>('PUT', api.adminDraftReview(entity, id), { form_data: input });

export const withdrawReview = (entity: string, id: string) =>
  sendForm<WorkingCopyRow>('DELETE', api.adminDraftReview(entity, id), {});

export const returnDraft = (entity: string, id: string, input: ReturnInput) =>
  sendForm<WorkingCopyRow>('PUT', api.adminDraftReturn(entity, id), { form_data: input });

/** API paths that a review changes. */
export const changedByReviews = (entity: string) => [
  api.adminKindPublication(entity),
  api.adminReviews,
  api.statistics,
  api.adminNotices,
];
