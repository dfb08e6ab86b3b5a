import { parse } from 'secure-json-parse';
import type { DraftReview, ReviewRemark } from '@vitrin/shared-contracts/reviews';

/** A review as it is stored, with the user who has sent the draft. */
export interface StoredReview extends DraftReview {
  sent: ReviewRemark & { id: number };
}

/** Returns the review of a draft; null for one that nobody has sent. */
export function storedReview({ review }: { review: string | null }): StoredReview | null {
  return review === null ? null : (parse(review) as StoredReview);
}

/** Returns the review of a draft as the panel shows it. */
export function reviewOf(copy: { review: string | null }): DraftReview | null {
  const stored = storedReview(copy);
  if (!stored) return null;
  const { by, at, note } = stored.sent;
  return { sent: { by, at, note }, rev: stored.rev, returned: stored.returned };
}
