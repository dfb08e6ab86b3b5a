import { Button, Skeleton } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { downloadTypes, type Download } from '@vitrin/shared-contracts/downloads';
import { useRight } from '@vitrin/shared-contracts/state';
import { formatFileSize } from '../../data/format-file-size.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ListQuery } from '../../data/query.ts';
import { FailedView } from '../../ui/states/failed.view.tsx';
import styles from './download.module.css';
import { useDownloadRemoval } from './use-download-removal.ts';

interface DownloadRowsProps {
  query: ListQuery<Download>;
  isSearch: boolean;
  /** What choosing a file does, after its name. */
  action: string;
  onChoose: (download: Download) => void;
}

/** Files that were uploaded before, with the action that deletes one. */
export function DownloadRows({ query, isSearch, action, onChoose }: DownloadRowsProps) {
  if (query.isPending) return <Skeleton height={120} aria-label="Dosyalar yükleniyor" role="status" />;
  if (query.isError) return <FailedView failure={query.error} onRetry={() => void query.refetch()} below />;
  const { items } = query.data;
  if (items.length === 0) {
    return <p className={styles.none}>{isSearch ? 'Bu adla bir dosya yok.' : 'Henüz dosya yüklenmedi.'}</p>;
  }
  return (
    <ul className={styles.rows} aria-label="Dosyalar">
      {items.map((download) => (
        <DownloadRow key={download.id} download={download} action={action} onChoose={onChoose} />
      ))}
    </ul>
  );
}

interface DownloadRowProps extends Pick<DownloadRowsProps, 'action' | 'onChoose'> {
  download: Download;
}

function DownloadRow({ download, action, onChoose }: DownloadRowProps) {
  const { name, type, bytes } = download;
  const { pending, remove } = useDownloadRemoval(download);
  const mayDelete = useRight('media.write');
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name}
        <span className={styles.facts}>
          {downloadTypes[type].label}, {formatFileSize(bytes)}
        </span>
      </span>
      {mayDelete ? (
        <IconButton aria-label={`${name}: sil`} disabled={pending} onClick={() => void remove()}>
          <IconTrash size={18} aria-hidden />
        </IconButton>
      ) : null}
      <Button size="xs" variant="default" aria-label={`${name}: ${action}`} onClick={() => onChoose(download)}>
        Ekle
      </Button>
    </li>
  );
}
