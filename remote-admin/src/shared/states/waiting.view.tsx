import type { UseQueryResult } from '@tanstack/react-query';
import { toReading, type ReadFailure, type Reading } from '../use-read.ts';
import { FailedView } from './failed.view.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** Everything that a screen needs; at least one of them is not there. */
type WaitingViewProps =
  { queries: readonly UseQueryResult[] } | { readings: readonly Reading<unknown>[]; onRetry: () => void };

/** Stands for a screen that needs several reads, until all are there or one has failed. */
export function WaitingView(props: WaitingViewProps) {
  const readings = 'queries' in props ? props.queries.map(toReading) : props.readings;
  const failure = readings.find((reading): reading is ReadFailure => reading.state === 'failed');
  const retry = 'queries' in props ? () => props.queries.forEach((query) => void query.refetch()) : props.onRetry;
  return failure ? <FailedView failure={failure} onRetry={retry} /> : <PageSkeleton />;
}
