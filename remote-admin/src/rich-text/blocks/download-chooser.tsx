import { Button, FileButton, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { downloadTypes, type Download } from '@vitrin/shared-contracts/downloads';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { Pager } from '../../ui/list/pager.tsx';
import { useLocalFilters } from '../../ui/list/use-filters.ts';
import { listQuery, useInvalidate } from '../../data/query.ts';
import styles from './download.module.css';
import { DownloadRows } from './download-rows.tsx';
import { useDownloadUpload } from './use-download-upload.ts';

interface DownloadChooserProps {
  /** What choosing a file does, after its name: 'metne ekle'. */
  action: string;
  onChoose: (download: Download) => void;
  onClose: () => void;
}

const filterSet = { search: searchFilter('Dosyalarda ara'), page: pageFilter };
const MEGABYTE = 1_048_576;
const accepted = Object.keys(downloadTypes)
  .map((type) => `.${type}`)
  .join(',');

/** Uploads a file, or chooses one that was uploaded before. */
export function DownloadChooser({ action, onChoose, onClose }: DownloadChooserProps) {
  const filters = useLocalFilters(filterSet);
  const query = useQuery(listQuery<Download>(api.adminDownloads, filters.params));
  const invalidate = useInvalidate();
  const mayUpload = useRight('media.write');
  const choose = (download: Download) => {
    onClose();
    onChoose(download);
  };
  const { upload, name, sent, error } = useDownloadUpload((download) => {
    void invalidate(api.adminDownloads);
    choose(download);
  });
  return (
    <Modal opened onClose={onClose} title="Dosya ekle" size={640} centered={false} yOffset="8vh" returnFocus={false}>
      <div className={styles.body}>
        {mayUpload ? (
          <div className={styles.upload}>
            <p id="download-hint">
              PDF, Word, Excel, PowerPoint, OpenDocument; en çok {limits.downloadBytes / MEGABYTE} MB. MP4 ve WebM
              video; en çok {limits.videoBytes / MEGABYTE} MB
            </p>
            <FileButton accept={accepted} onChange={(file) => file && void upload(file)}>
              {(props) => (
                <Button
                  {...props}
                  data-autofocus
                  variant="default"
                  loading={sent !== null}
                  aria-describedby="download-hint"
                >
                  Bilgisayardan yükle
                </Button>
              )}
            </FileButton>
          </div>
        ) : null}
        {sent === null ? null : (
          <progress className={styles.progress} max={1} value={sent} aria-label={`${name}: gönderiliyor`} />
        )}
        <p role="alert" className={styles.error}>
          {error === null ? '' : `${name}: ${error}`}
        </p>
        <FilterBar filters={filters} options={{}} />
        <DownloadRows query={query} isSearch={filters.values.search !== ''} action={action} onChoose={choose} />
        {query.isSuccess ? <Pager meta={query.data.meta} onPage={filters.setPage} /> : null}
      </div>
    </Modal>
  );
}
