import type { UseQueryResult } from '@tanstack/react-query';
import { FailedView } from './failed.view.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** Shown until all queries have loaded or one has failed; retrying refetches all of them. */
export function LoadingView({ queries }: { queries: readonly UseQueryResult[] }) {
  const error = queries.find(({ isError }) => isError)?.error;
  const retry = () => queries.forEach((query) => void query.refetch());
  return error ? <FailedView failure={error} onRetry={retry} /> : <PageSkeleton />;
}
