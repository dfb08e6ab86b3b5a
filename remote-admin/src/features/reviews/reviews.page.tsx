import { useQuery } from '@tanstack/react-query';
import type { ReviewRow } from '@vitrin/shared-contracts/reviews';
import { EmptyList } from '../../ui/list/empty-list.tsx';
import listStyles from '../../ui/list/list.module.css';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReviewSection } from '../../editing/publication/review-section.tsx';
import { reviewsQuery } from '../../editing/publication/reviews.api.ts';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';

/** Drafts that the user may publish or return, and what became of those that the user has sent. */
export function ReviewsPage() {
  const query = useQuery(reviewsQuery);
  if (query.isPending) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        title="İncelemedeki taslaklar"
        help="Yayınlama yetkisi olmayanların gönderdiği taslaklar. Açtığınız taslağı yayınlayabilir ya da notunuzla geri gönderebilirsiniz."
      />
      {query.isError ? (
        <FailedView failure={query.error} onRetry={() => void query.refetch()} below />
      ) : (
        <Sections rows={query.data} />
      )}
    </>
  );
}

function Sections({ rows }: { rows: readonly ReviewRow[] }) {
  const waiting = rows.filter(({ may_publish, review }) => may_publish && review.returned === null);
  const own = rows.filter((row) => !waiting.includes(row));
  if (rows.length === 0) {
    return (
      <div className={listStyles.card}>
        <EmptyList
          title="İncelenecek taslak yok."
          text="İncelemeye gönderilen taslaklar burada, en eskisi önce, görünür."
        />
      </div>
    );
  }
  return (
    <>
      <ReviewSection title="İncelemenizi bekleyenler" rows={waiting} />
      <ReviewSection title="Gönderdikleriniz" rows={own} />
    </>
  );
}
