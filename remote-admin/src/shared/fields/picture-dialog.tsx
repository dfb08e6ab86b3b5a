import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MediaItem, noFolder } from 'shared-contracts/media';
import { api } from 'shared-contracts/paths';
import type { Picture } from 'shared-contracts/pictures';
import { useRight } from 'shared-contracts/state';
import { FilterBar } from '../list/filter-bar.tsx';
import { Pager } from '../list/pager.tsx';
import { useOwnFilters } from '../list/use-filters.ts';
import { GridSkeleton } from '../media/grid-skeleton.tsx';
import { mediaFilters, useFolders } from '../media/media-filters.ts';
import { MediaGrid } from '../media/media-grid.tsx';
import { UploadArea } from '../media/upload-area.tsx';
import { UploadList } from '../media/upload-list.tsx';
import { useUploads } from '../media/use-uploads.ts';
import { listQuery, type ListQuery, useInvalidate } from '../query.ts';
import { FailedView } from '../states/failed.view.tsx';
import { useReturnedFocus } from '../use-returned-focus.ts';
import styles from './picture-dialog.module.css';

/** Choosing several at once. */
interface ManyPictures {
  /** How many more there is room for. */
  room: number;
  onChoose: (pictures: readonly Picture[]) => void;
}

interface PictureDialogProps {
  chosen: number | null;
  onChoose: (picture: Picture) => void;
  onClose: () => void;
  /** Left out where a form takes one picture. */
  many?: ManyPictures;
}

/** The media library where a form needs pictures: searched, narrowed, added to, and chosen from. */
export function PictureDialog({ chosen, onChoose, onClose, many }: PictureDialogProps) {
  useReturnedFocus();
  const marked = useMarkedPictures(many?.room ?? 0);
  const filters = useOwnFilters(mediaFilters);
  const query = useQuery(listQuery<MediaItem>(api.adminMedia, filters.params));
  const invalidate = useInvalidate();
  const folders = useFolders(filters.values.folder);
  const queue = useUploads((picture) => {
    if (many) marked.add(picture);
    void invalidate(api.adminMedia);
  });
  const folder = filters.values.folder === noFolder ? '' : filters.values.folder;
  const mayUpload = useRight('media.write');
  return (
    <Modal opened onClose={onClose} title="Görsel seç" size={980} centered={false} yOffset="4vh">
      <UploadArea folder={folder} disabled={!mayUpload} onFiles={(files) => queue.add(files, folder)}>
        <UploadList queue={queue} {...(many ? {} : { onChoose })} />
        <div className={styles.filters}>
          <FilterBar filters={filters} options={{ folder: folders.options }} />
        </div>
        <Pictures
          query={query}
          chosen={chosen}
          onChoose={many ? marked.toggle : onChoose}
          marked={many ? marked : undefined}
        />
        {query.isSuccess ? <Pager meta={query.data.meta} onPage={filters.setPage} /> : null}
      </UploadArea>
      {many ? (
        <div className={styles.many}>
          <p role="status">
            {marked.pictures.length < many.room
              ? `${marked.pictures.length} görsel seçildi.`
              : `En çok ${many.room} görsel daha eklenebilir.`}
          </p>
          <Button disabled={marked.pictures.length === 0} onClick={() => many.onChoose(marked.pictures)}>
            Seçilenleri ekle
          </Button>
        </div>
      ) : null}
    </Modal>
  );
}

interface PicturesProps {
  query: ListQuery<MediaItem>;
  chosen: number | null;
  onChoose: (picture: MediaItem) => void;
  marked: MarkedPictures | undefined;
}

function Pictures({ query, chosen, onChoose, marked }: PicturesProps) {
  if (query.isPending) return <GridSkeleton />;
  if (query.isError) return <FailedView failure={query.error} onRetry={() => void query.refetch()} below />;
  const { items } = query.data;
  if (items.length === 0) return <p className={styles.none}>Burada görsel yok. Aramayı değiştirin ya da yükleyin.</p>;
  return (
    <div className={styles.pictures} data-stale={query.isPlaceholderData || undefined}>
      <MediaGrid label="Görseller" items={items} onOpen={onChoose} {...(marked ? { selection: marked } : { chosen })} />
    </div>
  );
}

/** Pictures that are marked over all pages of the library, in the order in which they were; no more than there is room for. */
function useMarkedPictures<T extends Picture>(room: number) {
  const [pictures, setPictures] = useState<readonly T[]>([]);
  const add = (picture: T) =>
    setPictures((before) =>
      before.length >= room || before.some(({ id }) => id === picture.id) ? before : [...before, picture],
    );
  return {
    pictures,
    add,
    has: (id: number) => pictures.some((picture) => picture.id === id),
    toggle: (picture: T) =>
      pictures.some(({ id }) => id === picture.id)
        ? setPictures((before) => before.filter(({ id }) => id !== picture.id))
        : add(picture),
  };
}

type MarkedPictures = ReturnType<typeof useMarkedPictures>;
