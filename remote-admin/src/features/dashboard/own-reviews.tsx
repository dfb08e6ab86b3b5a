import { ReviewSection } from '../../editing/publication/review-section.tsx';
import { reviewsQuery } from '../../editing/publication/reviews.api.ts';
import { useIdleQuery } from '../../data/use-idle-query.ts';

/** What became of the drafts that the user has sent for review. Renders nothing if there are none. */
export function OwnReviews() {
  const rows = useIdleQuery(reviewsQuery) ?? [];
  return <ReviewSection title="İncelemeye gönderdikleriniz" rows={rows.filter(({ may_publish }) => !may_publish)} />;
}
