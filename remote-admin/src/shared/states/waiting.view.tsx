import type { UseQueryResult } from '@tanstack/react-query';
import { FailedView } from './failed.view.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** Stands for a screen that needs these, until all are there or one has failed; what fails is tried again as one. */
export function WaitingView({ queries }: { queries: readonly UseQueryResult[] }) {
  const error = queries.find(({ isError }) => isError)?.error;
  const retry = () => queries.forEach((query) => void query.refetch());
  return error ? <FailedView failure={error} onRetry={retry} /> : <PageSkeleton />;
}
