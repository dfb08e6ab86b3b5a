import { useContext } from 'react';
import type { DraftReview } from '@vitrin/shared-contracts/reviews';
import styles from './publication.module.css';
import { UnpublishedContext } from './unpublished-context.ts';

/** Says that a draft waits for a review, or was returned; nothing for one that nobody has sent. */
export function ReviewMark({ review }: { review: DraftReview | null | undefined }) {
  if (!review) return null;
  return (
    <span className={styles.reviewMark} data-problem={review.returned !== null || undefined}>
      {review.returned ? 'Geri gönderildi' : 'İncelemede'}
    </span>
  );
}

/** Returns the review of the draft of a record in a list; null without one. */
export function useRecordReview(record: number | string): DraftReview | null {
  const { copies } = useContext(UnpublishedContext);
  return copies.find(({ record: key }) => key === String(record))?.review ?? null;
}

/** Says in a list that the draft of a record waits for a review, or was returned. */
export function RecordReviewMark({ record }: { record: number | string }) {
  return <ReviewMark review={useRecordReview(record)} />;
}
