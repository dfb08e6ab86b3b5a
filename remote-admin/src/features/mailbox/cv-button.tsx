import type { MessageRecord } from '@vitrin/shared-contracts/mailbox';
import { DownloadButton } from '../../ui/download-button.tsx';
import { formatFileSize } from '../../data/format-file-size.ts';
import { fetchCv } from './mailbox.api.ts';
import styles from './reading.module.css';

interface CvButtonProps {
  id: number;
  cv: NonNullable<MessageRecord['cv']>;
}

export function CvButton({ id, cv }: CvButtonProps) {
  return (
    <div className={styles.cv}>
      <DownloadButton label="Özgeçmişi indir" call={() => fetchCv(id)} name={cv.name} />
      <span>
        {cv.name} · {formatFileSize(cv.bytes)}
      </span>
    </div>
  );
}
