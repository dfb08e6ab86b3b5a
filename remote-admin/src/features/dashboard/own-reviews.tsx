import { ReviewSection } from '../../shared/publication/review-section.tsx';
import { reviewsQuery } from '../../shared/publication/reviews.api.ts';
import { useIdleQuery } from '../../shared/use-idle-query.ts';

/** What became of the drafts that the user has sent for review. Renders nothing if there are none. */
export function OwnReviews() {
  const rows = useIdleQuery(reviewsQuery) ?? [];
  return <ReviewSection title="İncelemeye gönderdikleriniz" rows={rows.filter(({ may_publish }) => !may_publish)} />;
}
