import { useQuery } from '@tanstack/react-query';
import { noFolder, type MediaItem } from '@vitrin/shared-contracts/media';
import { api } from '@vitrin/shared-contracts/paths';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { EmptyList } from '../../ui/list/empty-list.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { useExistingPage } from '../../ui/list/use-existing-page.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { mediaFilters, useFolders } from '../../editing/media/media-filters.ts';
import { UploadArea } from '../../editing/media/upload-area.tsx';
import { UploadList } from '../../editing/media/upload-list.tsx';
import { useUploads } from '../../editing/media/use-uploads.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { listQuery, useInvalidate } from '../../data/query.ts';
import { FolderRename } from './folder-rename.tsx';
import { MediaDrawer } from './media-drawer.tsx';
import { MediaList } from './media-list.tsx';
import styles from './media.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

/** The media library; the URL stores the open picture. */
export function MediaPage() {
  const filters = useFilters(mediaFilters);
  const query = useQuery(listQuery<MediaItem>(api.adminMedia, filters.params));
  useExistingPage(query, filters);
  const folders = useFolders(filters.values.folder);
  const selection = useSelection(JSON.stringify(filters.activeFilters));
  const [opened, open] = useOpenedPicture();
  const mayWrite = useRight('media.write');
  const invalidate = useInvalidate();
  const queue = useUploads(() => void invalidate(api.adminMedia));
  const folder = filters.values.folder === noFolder ? '' : filters.values.folder;
  const items = query.data?.items ?? [];
  return (
    <>
      <PageHeader title="Medya" help="Sitede kullanılan bütün görseller. Ayrıntıları için bir görsele basın." />
      <UploadArea folder={folder} disabled={!mayWrite} onFiles={(files) => queue.add(files, folder)}>
        <UploadList queue={queue} />
        <div className={styles.toolbar}>
          <FilterBar filters={filters} options={{ folder: folders.options }} />
          {mayWrite && folders.names.includes(folder) ? (
            <FolderRename folder={folder} folders={folders.names} onRenamed={(name) => filters.set({ folder: name })} />
          ) : null}
        </div>
        {selection.ids.length > 0 ? <SelectionBar selection={selection} items={items} folders={folders.names} /> : null}
        <MediaList
          query={query}
          selection={mayWrite ? selection : undefined}
          onOpen={({ id }) => open(id)}
          empty={<Empty narrowed={filters.hasActiveFilters} />}
        />
        {query.isSuccess ? <Pager meta={query.data.meta} onPage={filters.setPage} /> : null}
      </UploadArea>
      {opened ? (
        <MediaDrawer key={opened} id={opened} folders={folders.names} onClose={() => open(null)} onOpen={open} />
      ) : null}
    </>
  );
}

function useOpenedPicture(): [id: number | null, open: (id: number | null) => void] {
  const [params, setParams] = useSearchParams();
  const given = params.get('id') ?? '';
  const open = (id: number | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete('id');
        else next.set('id', String(id));
        return next;
      },
      { preventScrollReset: true },
    );
  return [/^[1-9]\d{0,9}$/.test(given) ? Number(given) : null, open];
}

function Empty({ narrowed }: { narrowed: boolean }) {
  return narrowed ? (
    <EmptyList title="Bu filtrelere uyan görsel yok." text="Aramayı kısaltın ya da başka bir klasöre bakın." />
  ) : (
    <EmptyList
      title="Kitaplık henüz boş."
      text="İlk görselleri yukarıdaki alana bırakın; yüklenince burada görünür, bütün formlardan seçilebilir."
    />
  );
}
