import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MediaItem, noFolder } from '@vitrin/shared-contracts/media';
import { api } from '@vitrin/shared-contracts/paths';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { useRight } from '@vitrin/shared-contracts/state';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { useLocalFilters } from '../../ui/list/use-filters.ts';
import { GridSkeleton } from '../media/grid-skeleton.tsx';
import { mediaFilters, useFolders } from '../media/media-filters.ts';
import { MediaGrid } from '../media/media-grid.tsx';
import { UploadArea } from '../media/upload-area.tsx';
import { UploadList } from '../media/upload-list.tsx';
import { useUploads } from '../media/use-uploads.ts';
import { listQuery, type ListQuery, useInvalidate } from '../../data/query.ts';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import styles from './picture-dialog.module.css';

/** Options for choosing several pictures at once. */
interface MultipleSelection {
  /** Number of pictures that can still be added. */
  remaining: number;
  onChoose: (pictures: readonly Picture[]) => void;
}

interface PictureDialogProps {
  chosen: number | null;
  onChoose: (picture: Picture) => void;
  onClose: () => void;
  /** Undefined if the form takes one picture. */
  multiple?: MultipleSelection;
}

/** Media library dialog of a form: search, filter, upload and choose pictures. */
export function PictureDialog({ chosen, onChoose, onClose, multiple }: PictureDialogProps) {
  useRestoreFocus();
  const selected = useSelectedPictures(multiple?.remaining ?? 0);
  const filters = useLocalFilters(mediaFilters);
  const query = useQuery(listQuery<MediaItem>(api.adminMedia, filters.params));
  const invalidate = useInvalidate();
  const folders = useFolders(filters.values.folder);
  const queue = useUploads((picture) => {
    if (multiple) selected.add(picture);
    void invalidate(api.adminMedia);
  });
  const folder = filters.values.folder === noFolder ? '' : filters.values.folder;
  const mayUpload = useRight('media.write');
  return (
    <Modal opened onClose={onClose} title="Görsel seç" size={980} centered={false} yOffset="4vh">
      <UploadArea folder={folder} disabled={!mayUpload} onFiles={(files) => queue.add(files, folder)}>
        <UploadList queue={queue} {...(multiple ? {} : { onChoose })} />
        <div className={styles.filters}>
          <FilterBar filters={filters} options={{ folder: folders.options }} />
        </div>
        <Pictures
          query={query}
          chosen={chosen}
          onChoose={multiple ? selected.toggle : onChoose}
          selected={multiple ? selected : undefined}
        />
        {query.isSuccess ? <Pager meta={query.data.meta} onPage={filters.setPage} /> : null}
      </UploadArea>
      {multiple ? (
        <div className={styles.many}>
          <p role="status">
            {selected.pictures.length < multiple.remaining
              ? `${selected.pictures.length} görsel seçildi.`
              : `En çok ${multiple.remaining} görsel daha eklenebilir.`}
          </p>
          <Button disabled={selected.pictures.length === 0} onClick={() => multiple.onChoose(selected.pictures)}>
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
  selected: SelectedPictures | undefined;
}

function Pictures({ query, chosen, onChoose, selected }: PicturesProps) {
  const mayUpload = useRight('media.write');
  if (query.isPending) return <GridSkeleton />;
  if (query.isError) return <FailedView failure={query.error} onRetry={() => void query.refetch()} below />;
  const { items } = query.data;
  if (items.length === 0)
    return (
      <p className={styles.none}>
        {mayUpload
          ? 'Burada görsel yok. Aramayı değiştirin ya da yeni bir görsel yükleyin.'
          : 'Burada görsel yok. Aramayı değiştirin ya da görsel yükleme yetkisi olan birinden isteyin.'}
      </p>
    );
  return (
    <div className={styles.pictures} data-stale={query.isPlaceholderData || undefined}>
      <MediaGrid
        label="Görseller"
        items={items}
        onOpen={onChoose}
        {...(selected ? { selection: selected } : { chosen })}
      />
    </div>
  );
}

/** Manages the pictures selected on all pages of the library, in the order of selection, up to `room`. */
function useSelectedPictures<T extends Picture>(remaining: number) {
  const [pictures, setPictures] = useState<readonly T[]>([]);
  const add = (picture: T) =>
    setPictures((before) =>
      before.length >= remaining || before.some(({ id }) => id === picture.id) ? before : [...before, picture],
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

type SelectedPictures = ReturnType<typeof useSelectedPictures>;
