import { Modal } from '@mantine/core';
import { useState } from 'react';
import { api } from 'shared-contracts/paths';
import { pictureSrc, pictureSrcset, type Picture } from 'shared-contracts/pictures';
import { Pager } from '../list/pager.tsx';
import { FailedView } from '../states/failed.view.tsx';
import { RowsSkeleton } from '../states/rows-skeleton.tsx';
import { useRead } from '../use-read.ts';
import styles from './fields.module.css';

interface PictureDialogProps {
  chosen: number | null;
  onChoose: (picture: Picture) => void;
  onClose: () => void;
}

export function PictureDialog({ chosen, onChoose, onClose }: PictureDialogProps) {
  const [page, setPage] = useState(1);
  const { reading, reread } = useRead<Picture[]>(api.adminMedia, { page });
  return (
    <Modal opened onClose={onClose} title="Görsel seç" size={760}>
      {reading.state === 'loading' ? <RowsSkeleton rows={4} /> : null}
      {reading.state === 'failed' ? <FailedView failure={reading} onRetry={() => void reread()} /> : null}
      {reading.state === 'ready' ? (
        <>
          <div className={styles.pictures}>
            {reading.data.map((picture) => (
              <button
                key={picture.id}
                type="button"
                className={styles.pictureChoice}
                aria-pressed={picture.id === chosen}
                aria-label={picture.alt || `Görsel ${picture.id}`}
                onClick={() => onChoose(picture)}
              >
                <img
                  src={pictureSrc(picture)}
                  srcSet={pictureSrcset(picture, 'webp')}
                  sizes="220px"
                  alt=""
                  loading="lazy"
                />
              </button>
            ))}
          </div>
          {reading.data.length === 0 ? <p>Kitaplıkta henüz görsel yok.</p> : null}
          <Pager meta={reading.meta} onPage={setPage} />
        </>
      ) : null}
    </Modal>
  );
}
