import type { ReadFailure, Reading } from '../use-read.ts';
import { FailedView } from './failed.view.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface WaitingViewProps {
  /** Everything that a screen needs; at least one of them is not there. */
  readings: readonly Reading<unknown>[];
  onRetry: () => void;
}

/** Stands for a screen that needs several reads, until all are there or one has failed. */
export function WaitingView({ readings, onRetry }: WaitingViewProps) {
  const failure = readings.find((reading): reading is ReadFailure => reading.state === 'failed');
  return failure ? <FailedView failure={failure} onRetry={onRetry} /> : <PageSkeleton />;
}
