import type { ReactNode } from 'react';
import type { MediaItem } from '@vitrin/shared-contracts/media';
import { GridSkeleton } from '../../editing/media/grid-skeleton.tsx';
import { MediaGrid } from '../../editing/media/media-grid.tsx';
import type { ListQuery } from '../../data/query.ts';
import { FailedView } from '../../ui/states/failed.view.tsx';
import styles from './media.module.css';
import type { Selection } from './use-selection.ts';

interface MediaListProps {
  query: ListQuery<MediaItem>;
  selection: Selection | undefined;
  onOpen: (item: MediaItem) => void;
  empty: ReactNode;
}

/** One page of the library, with its loading, error and empty states. */
export function MediaList({ query, selection, onOpen, empty }: MediaListProps) {
  if (query.isPending) return <GridSkeleton />;
  if (query.isError) return <FailedView failure={query.error} onRetry={() => void query.refetch()} below />;
  const { items } = query.data;
  if (items.length === 0) return <div className={styles.none}>{empty}</div>;
  return (
    <div
      className={styles.pictures}
      data-stale={query.isPlaceholderData || undefined}
      aria-busy={query.isPlaceholderData}
    >
      <MediaGrid label="Görseller" items={items} onOpen={onOpen} selection={selection} />
    </div>
  );
}
