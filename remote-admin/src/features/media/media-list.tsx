import type { ReactNode } from 'react';
import type { MediaItem } from 'shared-contracts/media';
import { GridSkeleton } from '../../shared/media/grid-skeleton.tsx';
import { MediaGrid } from '../../shared/media/media-grid.tsx';
import { FailedView } from '../../shared/states/failed.view.tsx';
import type { Reading } from '../../shared/use-read.ts';
import styles from './media.module.css';
import type { Selection } from './use-selection.ts';

interface MediaListProps {
  reading: Reading<MediaItem[]>;
  selection: Selection | undefined;
  onOpen: (item: MediaItem) => void;
  onRetry: () => void;
  empty: ReactNode;
}

/** One page of the library with all its states. */
export function MediaList({ reading, selection, onOpen, onRetry, empty }: MediaListProps) {
  if (reading.state === 'loading') return <GridSkeleton />;
  if (reading.state === 'failed') return <FailedView failure={reading} onRetry={onRetry} below />;
  if (reading.data.length === 0) return <div className={styles.none}>{empty}</div>;
  return (
    <div className={styles.pictures} data-stale={reading.stale || undefined} aria-busy={reading.stale}>
      <MediaGrid label="Görseller" items={reading.data} onOpen={onOpen} selection={selection} />
    </div>
  );
}
